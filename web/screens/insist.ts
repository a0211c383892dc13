const TRIES = 30
const AGAIN_AFTER_MS = 1000

/** Loads a part of the app. Where the network is gone it comes as soon as that is back. */
export async function insist<T>(load: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (tries === 1) throw error
    await new Promise((again) => setTimeout(again, AGAIN_AFTER_MS))
    return insist(load, tries - 1)
  }
}
