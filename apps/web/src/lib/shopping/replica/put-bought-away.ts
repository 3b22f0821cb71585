import type { BodyIn } from '@spizarka/contract/endpoint'
import { confirmItems, deletePendingItem, updatePendingItem } from '@spizarka/contract/intake'
import { putShoppingAway } from '@spizarka/contract/shopping'
import { isApiError } from '../../api/api-error.ts'
import type { Call } from '../../api/create-call.ts'

/** What was said of a thing on its way to the pantry; without a body it does not go there. */
export interface BoughtItemEdit {
  readonly id: string
  readonly body: BodyIn<typeof updatePendingItem> | null
}

/** What was bought is to be put on the shelves: as a review of it says that somebody has seen, or else as the list says when it is sent. */
export interface PutAwayCommand {
  readonly kind: 'put-away'
  readonly sessionId: string | null
  readonly edits: readonly BoughtItemEdit[]
}

/** Puts what was bought on the shelves; resolves to how many things that were. Sent again it does nothing more. `key` is its Idempotency-Key. */
export async function putBoughtAway(
  call: Call,
  listId: string,
  { key, sessionId, edits }: Omit<PutAwayCommand, 'kind'> & { key: string },
  signal?: AbortSignal,
): Promise<number> {
  const session = sessionId ?? (await call(putShoppingAway, { params: { id: listId }, idempotencyKey: key, signal })).session_id
  // oxlint-disable-next-line no-await-in-loop -- one after another: each takes the pantry's lock
  for (const edit of edits) await sendEdit(call, edit, signal)
  const { added_count: count } = await call(confirmItems, { params: { sessionId: session }, idempotencyKey: session, signal })
  return count
}

/** Tells the server what was said of one thing. */
export async function sendEdit(call: Call, { id, body }: BoughtItemEdit, signal?: AbortSignal): Promise<void> {
  try {
    if (body === null) await call(deletePendingItem, { params: { id }, signal })
    else await call(updatePendingItem, { params: { id }, body, signal })
  } catch (error) {
    // A try before this one had taken it off.
    if (body !== null || !isApiError(error, 404)) throw error
  }
}
