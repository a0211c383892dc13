/** The columns of a row, and of what stands over them: one line from 1280 px on, two from 768, a card below. */
export const ROW_GRID =
  'grid gap-x-4 gap-y-1 max-md:grid-cols-[minmax(0,1fr)_auto] md:max-xl:grid-cols-[minmax(0,1fr)_9.25rem_4.75rem_9.25rem] xl:grid-cols-[minmax(0,16rem)_9.25rem_minmax(0,1fr)_4.5rem_minmax(0,1.1fr)_minmax(0,7rem)_9.25rem]'
