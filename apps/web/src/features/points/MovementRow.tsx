import type { PointMovement, PointReason } from '@spizarka/contract/points'
import { clsx } from 'clsx'
import {
  BadgeCheck,
  CookingPot,
  Gift,
  Hourglass,
  Image,
  ListPlus,
  type LucideIcon,
  PartyPopper,
  ReceiptText,
  RotateCcw,
  ScanBarcode,
  Smartphone,
  Sprout,
  UserCog,
} from 'lucide-react'
import { formatNumber, formatTime } from '../../lib/format.ts'
import { Row } from '../../ui/Row.tsx'

const ICONS: Record<PointReason, LucideIcon> = {
  activation: Gift,
  text_intake: ListPlus,
  text_intake_refund: RotateCcw,
  receipt_intake: ReceiptText,
  receipt_intake_refund: RotateCcw,
  barcode_intake: ScanBarcode,
  barcode_intake_refund: RotateCcw,
  recipe_compose: CookingPot,
  recipe_compose_refund: RotateCcw,
  recipe_picture: Image,
  recipe_picture_refund: RotateCcw,
  review_reward: BadgeCheck,
  pantry_limit_bonus: PartyPopper,
  onboarding_bonus: Sprout,
  pwa_install_reward: Smartphone,
  admin_award: UserCog,
}

/** One movement of the points: what for, when, how many. */
export function MovementRow({ movement }: { movement: PointMovement }) {
  const { amount, pending, reason } = movement
  const Icon = pending ? Hourglass : ICONS[reason]
  const gained = amount > 0
  return (
    <Row
      className="pr-2"
      start={
        <span
          aria-hidden
          className={clsx(
            'grid size-11 shrink-0 place-items-center rounded-tile [&_svg]:size-5.5',
            pending ? 'bg-soon-soft text-soon-ink' : gained ? 'bg-ok-soft text-ok-ink' : 'bg-sunken text-muted',
          )}
        >
          <Icon />
        </span>
      }
      title={movement.description}
      detail={<span className="text-small text-muted">{pending ? 'zarezerwowane, w toku' : formatTime(movement.created_at)}</span>}
      end={
        <span className={clsx('text-[1.0625rem] font-bold tabular-nums', gained && 'text-ok-ink')}>
          {gained ? '+' : ''}
          {formatNumber(amount)}
          <span className="sr-only"> pkt</span>
        </span>
      }
    />
  )
}
