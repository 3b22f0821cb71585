import { clsx } from 'clsx'
import { Sparkles } from 'lucide-react'

const tones = {
  /** On a filled button. */
  fill: 'bg-black/20',
  /** On a disabled button. */
  off: 'bg-control/16',
  /** On paper, on a card or on a soft button. */
  soft: 'bg-brand-soft text-brand-ink',
  card: 'bg-card text-brand-ink',
  free: 'bg-ok-soft text-ok-ink',
} as const
export type CostTone = keyof typeof tones

/** What an AI action costs: "✦ −2 pkt AI", or "bez punktów" at zero. */
export function CostPill({ points, tone = 'soft' }: { points: number; tone?: CostTone }) {
  return (
    <span
      className={clsx(
        'inline-flex h-7 shrink-0 items-center gap-1.25 rounded-pill px-2.5 text-small font-bold whitespace-nowrap tabular-nums',
        points === 0 ? tones.free : tones[tone],
      )}
    >
      {points === 0 ? (
        'bez punktów'
      ) : (
        <>
          <Sparkles aria-hidden className="-ml-0.5 size-4" />−{points} pkt AI
        </>
      )}
    </span>
  )
}
