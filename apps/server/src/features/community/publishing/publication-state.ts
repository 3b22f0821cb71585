import type { PublicationState } from '@spizarka/contract/publication-states'

/** What happens to a text that was sent to the library. */
export type PublicationEvent = 'change' | 'approve' | 'request_changes' | 'reject' | 'withdraw' | 'appeal' | 'remove'

/**
 * Where a text goes from where it is; what is not named cannot happen. A text is sent as `submitted`; one that was decided is never sent
 * again, its author sends another.
 *
 * ```mermaid
 * stateDiagram-v2
 *   [*] --> submitted
 *   submitted --> submitted: change
 *   submitted --> published: approve
 *   submitted --> changes_requested: request_changes
 *   submitted --> rejected: reject
 *   submitted --> withdrawn: withdraw
 *   rejected --> submitted: appeal
 *   published --> withdrawn: withdraw
 *   published --> removed: remove
 *   removed --> removed: appeal, reject
 *   removed --> published: approve
 * ```
 */
const TRANSITIONS: Readonly<Record<PublicationState, Partial<Record<PublicationEvent, PublicationState>>>> = {
  draft: {},
  submitted: {
    change: 'submitted',
    approve: 'published',
    request_changes: 'changes_requested',
    reject: 'rejected',
    withdraw: 'withdrawn',
  },
  published: { withdraw: 'withdrawn', remove: 'removed' },
  changes_requested: {},
  rejected: { appeal: 'submitted' },
  withdrawn: {},
  // Decided again only while an appeal is open.
  removed: { appeal: 'removed', approve: 'published', reject: 'removed' },
}

/** Of a publication, what decides on where it can go. */
export interface PublicationStanding {
  state: PublicationState
  appealed_at: Date | null
  appeal_decided_at: Date | null
  superseded_at: Date | null
}

/** The state that an event leads to; null where it cannot happen. */
export function nextState(publication: PublicationStanding, event: PublicationEvent): PublicationState | null {
  const { state, appealed_at, superseded_at } = publication
  const next = TRANSITIONS[state][event] ?? null
  if (superseded_at !== null) return null
  if (event === 'appeal' && appealed_at !== null) return null
  if (state === 'removed' && event !== 'appeal' && !hasOpenAppeal(publication)) return null
  return next
}

/** A removed recipe whose author asked for another look and waits. A rejected one waits as `submitted`. */
export function hasOpenAppeal({ state, appealed_at, appeal_decided_at }: PublicationStanding): boolean {
  return state === 'removed' && appealed_at !== null && appeal_decided_at === null
}
