import type { ModeratedReport } from '@spizarka/contract/moderation'
import { Bot, MessageCircle, UserRound } from 'lucide-react'
import { Badge } from '../../../ui/feedback/Badge.tsx'

const REPORTERS = {
  user: { words: 'czytelnik', Icon: UserRound },
  guest: { words: 'gość', Icon: MessageCircle },
  machine: { words: 'wstrzymał automat', Icon: Bot },
} as const

/** Who tells: a reader, a guest, or the machine. */
export function ReporterBadge({ report: { reporter } }: { report: ModeratedReport }) {
  const { words, Icon } = REPORTERS[reporter]
  return <Badge icon={<Icon aria-hidden />}>{words}</Badge>
}
