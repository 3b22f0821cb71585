import { plural } from '@spizarka/contract/plural'
import type { Staple } from '@spizarka/contract/staples'
import { Check, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { foodLook } from '../../../lib/food-look.ts'
import { formatAmount, formatDay, formatNumber, today } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import { ActionChip } from '../../../ui/form/Chip.tsx'
import { BareSwitch } from '../../../ui/form/Switch.tsx'
import { Row, Rows } from '../../../ui/layout/Row.tsx'
import { SectionContent } from '../sections/SectionContent.tsx'
import { AddStaple } from './AddStaple.tsx'
import { useRefillStaple, useStaples, useSwitchStaple } from './use-staples.ts'

/** What is always there, what else could be, and what ran out; every tap is kept at once. */
export function StaplesFields() {
  const saved = useStaples()
  const { mutate: change } = useSwitchStaple()
  const { mutate: refill } = useRefillStaple()
  const foods = saved.data?.foods ?? []
  const assumed = foods.filter(({ state, always }) => always || state === 'assumed')
  const others = foods.filter(({ state, always }) => !always && state === 'off')
  const out = foods.filter(({ state }) => state === 'ran_out')

  const switchOff = ({ food_id: foodId, name }: Staple) => {
    change({ foodId, on: false })
    toast.undo(`Zdjęte z listy: ${name}`, () => change({ foodId, on: true }))
  }
  return (
    <SectionContent options={[]} settings={[saved]}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="text-h4">Zaznaczone</h3>
            <p className="text-small text-muted">{countOfThings(assumed.length)}</p>
          </div>
          <Rows label="Zaznaczone">
            {assumed.map((food) => (
              <AssumedRow key={food.food_id} food={food} onSwitchOff={() => switchOff(food)} />
            ))}
          </Rows>
        </div>
        <div className="flex flex-col gap-3">
          <h3 className="text-h4">Może jeszcze</h3>
          <div className="flex flex-wrap gap-2">
            {others.map(({ food_id: foodId, name }) => (
              <ActionChip key={foodId} icon={<Plus aria-hidden className="size-4.5" />} onClick={() => change({ foodId, on: true })}>
                {name}
              </ActionChip>
            ))}
            <AddStaple onAdd={({ food_id: foodId, name }) => change({ foodId, name, on: true })} />
          </div>
        </div>
        {out.length > 0 && (
          <div className="flex flex-col gap-3">
            <h3 className="text-h4">Skończyło się</h3>
            <Rows label="Skończyło się">
              {out.map((food) => (
                <Row
                  key={food.food_id}
                  start={<ProductTile name={food.name} {...foodLook(food)} />}
                  title={food.name}
                  detail={food.ran_out_at && <Detail>od {formatDay(today(new Date(food.ran_out_at)))}</Detail>}
                  end={
                    <Button variant="soft" size="sm" aria-label={`Znowu mam: ${food.name}`} onClick={() => refill(food.food_id)}>
                      Znowu mam
                    </Button>
                  }
                />
              ))}
            </Rows>
          </div>
        )}
      </div>
    </SectionContent>
  )
}

function AssumedRow({ food, onSwitchOff }: { food: Staple; onSwitchOff: () => void }) {
  return (
    <Row
      start={<ProductTile name={food.name} {...foodLook(food)} />}
      title={food.name}
      detail={<Detail>{describe(food)}</Detail>}
      end={
        food.always ? (
          <Check aria-hidden className="mr-3 size-6 text-muted" />
        ) : (
          <span className="grid min-h-12 place-items-center pr-2">
            <BareSwitch on label={food.name} onChange={onSwitchOff} />
          </span>
        )
      }
    />
  )
}

function Detail({ children }: { children: ReactNode }) {
  return <span className="text-small text-muted tabular-nums">{children}</span>
}

/** Where it is taken from first, or how often it is asked for. */
function describe({ always, in_pantry: stock, recipe_count: count }: Staple): string {
  if (always) return 'zawsze'
  if (stock) {
    const amount = stock.quantity === null || stock.unit === null ? '' : `, ${formatAmount(stock.quantity, stock.unit)}`
    return `jest też w\u00a0spiżarni${amount}`
  }
  return `w\u00a0${formatNumber(count)}\u00a0${count === 1 ? 'przepisie' : 'przepisach'}`
}

function countOfThings(count: number): string {
  return `${count}\u00a0${plural(count, ['rzecz', 'rzeczy', 'rzeczy'])}`
}
