import { Box, List } from 'lucide-react'
import { entry } from '../../base/ui/focus-and-press.ts'
import { chooseView, type ViewChoice } from './view-choice.ts'

const choices = [
  { choice: '3d', label: '3D', Icon: Box },
  { choice: 'list', label: 'List', Icon: List },
] as const

/** The picture or the list: the same steps, the same progress. */
export function ViewSwitch({ shown }: { readonly shown: ViewChoice }) {
  return (
    <fieldset className="inline-flex w-fit rounded-full border border-line-strong bg-paper p-0.5 shadow-sm">
      <legend className="sr-only">View</legend>
      {choices.map(({ choice, label, Icon }) => (
        <label
          key={choice}
          className="relative inline-flex min-h-10 min-w-16 cursor-pointer items-center justify-center gap-1.5 rounded-full px-3 font-semibold text-ink-soft text-sm has-checked:bg-(--role) has-focus-visible:outline-3 has-focus-visible:outline-focus has-checked:text-white"
        >
          <input
            type="radio"
            name="task-view"
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={shown === choice}
            onChange={() => chooseView(choice)}
            {...(shown === choice && entry)}
          />
          <Icon aria-hidden size={17} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
