import type { ResponseOf } from '@spizarka/contract/endpoint'
import type { readPublishing } from '@spizarka/contract/publications'

/** Whether a recipe can be sent, and how it stands. */
export type Publishing = ResponseOf<typeof readPublishing>
