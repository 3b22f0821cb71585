import type { ModeratedReport } from '@spizarka/contract/moderation'
import { HELD_FOR, REPORT_REASONS } from '@spizarka/contract/reports'

/** Why there is a report, in words: what people say of it, or all that the machine held it for. */
export function describeReason({ reason, held_for }: ModeratedReport): string {
  if (held_for.length === 0) return REPORT_REASONS[reason]
  return held_for
    .map((finding, place) => (place === 0 ? HELD_FOR[finding] : HELD_FOR[finding].charAt(0).toLowerCase() + HELD_FOR[finding].slice(1)))
    .join(', ')
}
