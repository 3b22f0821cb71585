import { LIMITS } from '@spizarka/contract/limits'
import { listPantry } from '@spizarka/contract/pantry'
import { plural } from '@spizarka/contract/plural'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { Card } from '../../../ui/Card.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import type { RequestPartProps } from './ServingsAndTime.tsx'

/** From the pantry alone, or with something to buy; and what has to go first. */
export function FromWhat({ request, onChange }: RequestPartProps) {
  const name = useId()
  const soon = useSoonWords()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display text-h3">Z czego?</legend>
      <Card pad="none" className="divide-y divide-line">
        <Choice name={name} checked={!request.mayMiss} onChoose={() => onChange({ mayMiss: false })}>
          Tylko z&nbsp;mojej spiżarni
        </Choice>
        <div>
          <Choice name={name} checked={request.mayMiss} onChoose={() => onChange({ mayMiss: true })}>
            Może czegoś brakować
          </Choice>
          {request.mayMiss && (
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pr-4 pb-3 pl-13">
              <span>Najwyżej</span>
              <Stepper
                label="brakujące składniki"
                value={request.mostMissing}
                min={1}
                max={LIMITS.missingIngredients}
                onChange={(mostMissing) => onChange({ mostMissing })}
              />
            </div>
          )}
        </div>
        <div className="px-4 py-1.5">
          <Switch on={request.useSoonFirst} onChange={(useSoonFirst) => onChange({ useSoonFirst })} help={soon}>
            Najpierw to, co trzeba zużyć
          </Switch>
        </div>
      </Card>
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  checked: boolean
  onChoose: () => void
  children: ReactNode
}

function Choice({ name, checked, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2 font-semibold">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-6 shrink-0 cursor-pointer appearance-none rounded-pill border-2 border-control bg-card checked:border-7 checked:border-brand-fill"
      />
      <span>{children}</span>
    </label>
  )
}

const NAMED = 3

/** What waits to be used up: "szpinak, twaróg, papryka i 2 inne"; nothing while it is unknown. */
function useSoonWords(): string | undefined {
  const { data } = useQuery(endpointQuery(listPantry, { query: { use_soon: 'true', ordering: 'best_before', page_size: NAMED } }))
  if (!data) return undefined
  if (data.count === 0) return 'Nic nie czeka na szybkie zużycie'
  const names = data.results.map(({ product_name }) => product_name).join(', ')
  const others = data.count - data.results.length
  return others === 0 ? names : `${names} i\u00a0${others}\u00a0${plural(others, ['inny', 'inne', 'innych'])}`
}
