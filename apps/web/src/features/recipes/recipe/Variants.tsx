import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import type { RecipeStep } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import { CookingPot, Lock, SlidersHorizontal, Timer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatMinutes, formatTimer } from '../../../lib/recipes/recipe-words.ts'
import { Accordion } from '../../../ui/layout/Accordion.tsx'
import { Row, Rows } from '../../../ui/layout/Row.tsx'

const UpsellSheet = lazy(async () => ({ default: (await import('../upsell/UpsellSheet.tsx')).UpsellSheet }))

type Variant = Recipe['variants'][number]

/** The same dish in a multi-cooker; a bigger plan unlocks it. */
export function Variants({ variants }: { variants: readonly Variant[] }) {
  const [asking, setAsking] = useState(false)
  const locked = variants.filter((variant) => variant.locked)
  return (
    <>
      {variants
        .filter((variant) => !variant.locked)
        .map((variant) => (
          <Accordion key={variant.device} title={`Wersja na ${variant.name}`} meta={formatMinutes(variant.total_minutes)} level={2}>
            <div className="px-4 pb-4">
              <Steps steps={variant.steps} />
            </div>
          </Accordion>
        ))}
      {locked.length > 0 && (
        <Rows label="Wersje na urządzenia">
          {locked.map((variant) => (
            <LockedVariant key={variant.device} variant={variant} onAsk={() => setAsking(true)} />
          ))}
        </Rows>
      )}
      {asking && (
        <Suspense>
          <UpsellSheet feature="device_selection" onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

function LockedVariant({ variant, onAsk }: { variant: Variant; onAsk: () => void }) {
  return (
    <Row
      className="relative hover:bg-sunken"
      start={
        <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-plum-soft text-plum-ink">
          <CookingPot className="size-6" />
        </span>
      }
      title={
        <button
          type="button"
          onClick={onAsk}
          className="text-left font-semibold outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
        >
          Wersja na {variant.name}
        </button>
      }
      detail={<span className="text-small text-muted">Dostępna w&nbsp;Premium</span>}
      end={<Lock aria-hidden className="mx-2 size-5 text-plum-ink" />}
    />
  )
}

/** What to do, one after another, with the times at a glance. */
export function Steps({ steps }: { steps: readonly RecipeStep[] }) {
  return (
    <ol className="flex flex-col gap-5">
      {steps.map(({ text, timer, setting }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps have no other name and are never moved
        <li key={index} className="flex gap-4">
          <span aria-hidden className="w-6 shrink-0 text-center font-display text-h2 text-brand">
            {index + 1}
          </span>
          <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
            <p className="whitespace-pre-line">{withHardSpaces(text)}</p>
            {setting !== null && (
              <span className="inline-flex items-center gap-1.5 rounded-pill bg-plum-soft px-3 py-1.5 text-small font-bold text-plum-ink">
                <SlidersHorizontal aria-hidden className="size-4" />
                {setting}
              </span>
            )}
            {timer && (
              <span className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-line bg-card px-4 text-[0.9375rem] font-semibold tabular-nums">
                <Timer aria-hidden className="size-5" />
                {formatTimer(timer.seconds)}
              </span>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
