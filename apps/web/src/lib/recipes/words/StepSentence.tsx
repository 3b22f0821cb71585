import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { clsx } from 'clsx'
import { Timer } from 'lucide-react'
import { Fragment } from 'react'
import type { StepPart } from './step-parts.ts'

interface StepSentenceProps {
  parts: readonly StepPart[]
  /** How an amount stands out. */
  amountLook: string
  /** Starts a timer; without it times are words. */
  onTime?: (part: Extract<StepPart, { kind: 'time' }>) => void
}

/** What a step says: its amounts stand out, and a time in it is a button that starts a timer. */
export function StepSentence({ parts, amountLook, onTime }: StepSentenceProps) {
  return parts.map((part, place) => {
    // What closes a clause stays with the button before it, and does not open the next line.
    const closing = onTime && part.kind === 'time' ? closingPunctuation(parts[place + 1]) : ''
    const opened = onTime && parts[place - 1]?.kind === 'time' ? closingPunctuation(part).length : 0
    const words = withHardSpaces(part.text.slice(opened))
    return (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no other name and are never moved
      <Fragment key={place}>
        {part.kind === 'time' && onTime ? (
          <span className="whitespace-nowrap">
            <button
              type="button"
              aria-label={`Włącz minutnik: ${words}`}
              onClick={() => onTime(part)}
              className={clsx(
                closing === '' && 'mr-0.5',
                'relative ml-0.5 inline-flex items-baseline gap-[0.3em] rounded-[0.6em] bg-brand-soft px-[0.5em] align-baseline font-sans font-bold tracking-normal whitespace-nowrap text-brand-ink tabular-nums after:absolute after:-inset-y-2 after:inset-x-0 hover:bg-brand-fill hover:text-on-brand',
              )}
            >
              <Timer aria-hidden className="size-[0.95em] shrink-0 self-center" />
              {words}
            </button>
            {closing}
          </span>
        ) : (
          <span className={clsx(part.kind === 'amount' && amountLook)}>{words}</span>
        )}
      </Fragment>
    )
  })
}

function closingPunctuation(part: StepPart | undefined): string {
  return /^[,.;:!?)]+/u.exec(part?.text ?? '')?.[0] ?? ''
}
