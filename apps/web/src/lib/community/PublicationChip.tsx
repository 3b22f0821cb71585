import { PUBLICATION_STATES, type PublicationState } from '@spizarka/contract/publication-states'
import { Check, Clock, FilePen, type LucideIcon, Pencil, ShieldX, Undo2, X } from 'lucide-react'
import { Badge, type BadgeTone } from '../../ui/feedback/Badge.tsx'

const LOOKS: Record<PublicationState, { tone: BadgeTone; Icon: LucideIcon }> = {
  draft: { tone: 'neutral', Icon: FilePen },
  submitted: { tone: 'neutral', Icon: Clock },
  published: { tone: 'ok', Icon: Check },
  changes_requested: { tone: 'soon', Icon: Pencil },
  rejected: { tone: 'late', Icon: X },
  withdrawn: { tone: 'neutral', Icon: Undo2 },
  removed: { tone: 'late', Icon: ShieldX },
}

/** Where a recipe stands that its author sent to the library. */
export function PublicationChip({ state }: { state: PublicationState }) {
  const { tone, Icon } = LOOKS[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {PUBLICATION_STATES[state]}
    </Badge>
  )
}
