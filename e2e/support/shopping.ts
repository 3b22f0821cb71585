import { expect, type Page } from '@playwright/test'

const READ_STORED = `(async () => {
  const { name } = (await indexedDB.databases()).find((each) => /^spizarka\\.\\d+$/.test(each.name)) ?? {}
  if (name === undefined) return { changes: 0, sendable: false }
  const asked = (request) => new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error)
  })
  const database = await asked(indexedDB.open(name))
  try {
    const count = (store) => asked(database.transaction(store).objectStore(store).count())
    const [operations, commands, lent] = [await count('operations'), await count('commands'), await count('sending')]
    return { changes: operations + commands, sendable: lent > 0 }
  } finally {
    database.close()
  }
})()`

/** Waits until so many changes are stored, and what the service worker sends them with: what a page only remembers goes with it. */
export async function expectStored(page: Page, changes: number): Promise<void> {
  await expect.poll(() => page.evaluate(READ_STORED)).toEqual({ changes, sendable: true })
}
