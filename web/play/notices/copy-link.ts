import { notify } from '../../base/live/notice-store.ts'

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    notify('The link is copied.')
  } catch {
    notify('Copy the link by hand: this browser does not allow it.')
  }
}
