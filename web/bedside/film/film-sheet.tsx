import type { Film } from '#case/story/decision-story.ts'
import { FilmMarksLayer } from './film-marks-layer.tsx'
import { FilmPicture } from './film-picture.tsx'

/** A film as one picture with a name, with or without the marks over it. */
export function FilmSheet({ film, label, showsMarks }: { film: Film; label: string; showsMarks: boolean }) {
  return (
    <div role="img" aria-label={label} className="relative bg-black">
      <FilmPicture film={film} />
      {showsMarks && <FilmMarksLayer film={film} />}
    </div>
  )
}
