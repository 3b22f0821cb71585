import type { Recipe } from '@spizarka/contract/recipes'
import { CookingPot, Lock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatMinutes } from '../../../lib/recipes/duration.ts'
import { Accordion } from '../../../ui/Accordion.tsx'
import { Row, Rows } from '../../../ui/Row.tsx'
import { Steps } from './Steps.tsx'

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
