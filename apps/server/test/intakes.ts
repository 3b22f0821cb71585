import type { ResponseOf } from '@spizarka/contract/endpoint'
import {
  addFromText,
  confirmItems,
  type PendingItem,
  type Resolution,
  readPendingItems,
  updatePendingItem,
} from '@spizarka/contract/intake'
import type { MadeUser } from './factories.ts'
import type { TestApp } from './harness.ts'

/** A list that was read, as its reviewer sees it. */
export interface ReadList extends ResponseOf<typeof readPendingItems> {
  sessionId: string
  /** The item of that name; fails the test when there is none. */
  item(name: string): PendingItem
}

/** Submits a typed list and waits until it has been read. */
export async function readTypedList(app: TestApp, user: MadeUser, text: string): Promise<ReadList> {
  const { session_id } = await app.succeed(addFromText, { token: user.token, body: { text } })
  await app.runJobs()
  return readReview(app, user, session_id)
}

/** A session's items as they are now. */
export async function readReview(app: TestApp, { token }: MadeUser, sessionId: string): Promise<ReadList> {
  const review = await app.succeed(readPendingItems, { token, params: { sessionId } })
  return {
    ...review,
    sessionId,
    item(name) {
      const found = review.pending_items.find((item) => item.product_name === name)
      if (!found) throw new Error(`No ${name} among ${review.pending_items.map((item) => item.product_name).join(', ')}`)
      return found
    },
  }
}

/** Takes a decision on an item. */
export function decide(app: TestApp, { token }: MadeUser, { id }: PendingItem, resolution: Resolution): Promise<PendingItem> {
  return app.succeed(updatePendingItem, { token, params: { id }, body: resolution })
}

export function tryDecide(app: TestApp, { token }: MadeUser, { id }: PendingItem, resolution: Resolution) {
  return app.call(updatePendingItem, { token, params: { id }, body: resolution })
}

export function confirm(app: TestApp, { token }: MadeUser, sessionId: string) {
  return app.succeed(confirmItems, { token, params: { sessionId } })
}

export function tryConfirm(app: TestApp, { token }: MadeUser, sessionId: string) {
  return app.call(confirmItems, { token, params: { sessionId } })
}
