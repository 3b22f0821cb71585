import type { Recipe } from '@spizarka/contract/recipes'
import { CookingPot, Lock } from 'lucide-react'
import { useState } from 'react'
import { formatMinutes } from '../../../lib/recipes/words/minutes.ts'
import { Upsell } from '../../../lib/upsell/Upsell.tsx'
import { FoldedRow } from './FoldedRow.tsx'
import { StepList } from './StepList.tsx'

type Variant = Recipe['variants'][number]

interface VariantsProps {
  recipe: Recipe
  servings: number
}

/** The same dish in a multi-cooker; a bigger plan unlocks it. */
export function Variants({ recipe, servings }: VariantsProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      {recipe.variants.map((variant) =>
        variant.locked ? (
          <LockedVariant key={variant.device} variant={variant} onAsk={() => setAsking(true)} />
        ) : (
          <FoldedRow
            key={variant.device}
            icon={<CookingPot />}
            look="plum"
            title={`Wersja na ${variant.name}`}
            detail={formatMinutes(variant.total_minutes)}
          >
            <StepList
              recipe={recipe}
              servings={servings}
              factor={servings / recipe.servings}
              method={variant.device}
              steps={variant.steps}
            />
          </FoldedRow>
        ),
      )}
      <Upsell feature={asking && 'device_selection'} onClose={() => setAsking(false)} />
    </>
  )
}

function LockedVariant({ variant, onAsk }: { variant: Variant; onAsk: () => void }) {
  return (
    <div className="relative flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-sunken">
      <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-tile bg-plum-soft text-plum-ink">
        <CookingPot className="size-6" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <button
          type="button"
          onClick={onAsk}
          className="text-left leading-5 font-bold outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
        >
          Wersja na {variant.name}
        </button>
        <span className="text-small text-muted">w&nbsp;Premium</span>
      </span>
      <Lock aria-hidden className="size-5 shrink-0 text-plum-ink" />
    </div>
  )
}
