import type { ConsoleTold } from '#case/views/console/console-messages.ts'

/** What one of the room's educators is called on another's page. */
export const educatorName = ({ educators }: Pick<ConsoleTold, 'educators'>, uid: string): string =>
  educators.find((each) => each.uid === uid)?.email ?? 'another educator'
