import type { UnitView } from '#case/views/preparation/tasks.ts'

type Addressed = Pick<UnitView, 'url' | 'id'>

/** The page of a piece of work. Where several share a page, the address says which one is meant. */
export function taskPath({ url, id }: Addressed, units: readonly Addressed[]): string {
  const isShared = units.filter((unit) => unit.url === url).length > 1
  return `${url}?isAR=true${isShared ? `&work=${id}` : ''}`
}

/** Of the pieces of work on a page: the one asked for, else the one in hand, else the first one left to do. */
export function unitToShow(
  units: readonly UnitView[],
  { asked, busyWith }: { asked: string | null; busyWith: string | null },
): UnitView | undefined {
  return (
    units.find(({ id }) => id === asked) ??
    units.find(({ id }) => id === busyWith) ??
    units.find(({ startedAt }) => startedAt === null) ??
    units[0]
  )
}
