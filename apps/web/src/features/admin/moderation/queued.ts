import type { ResponseOf } from '@spizarka/contract/endpoint'
import type { readQueuedPublication } from '@spizarka/contract/moderation'

/** A text in the queue as it was sent, and beside it the one that stands. */
export type Queued = ResponseOf<typeof readQueuedPublication>
