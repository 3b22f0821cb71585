import type { ClarificationDetails, PendingItem } from '@spizarka/contract/intake'

/** What every panel of a conflict is given. */
export interface ClarifyPanelProps {
  item: PendingItem
  details: ClarificationDetails
  onDelete: () => void
}
