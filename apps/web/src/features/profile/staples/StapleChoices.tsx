import { plural } from '@spizarka/contract/plural'
import type { Staple, Staples } from '@spizarka/contract/staples'
import { saveStaples } from '@spizarka/contract/staples'
import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { foodLook } from '../../../lib/food-look.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { DishCard } from '../../../ui/art/DishCard.tsx'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import { CheckChip } from '../../../ui/form/Chip.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { SectionContent } from '../sections/SectionContent.tsx'
import { isLoaded, useEditedValue } from '../sections/section-state.ts'
import { AddStaple } from './AddStaple.tsx'
import { keepStaples, unlisted, useStaples } from './use-staples.ts'

/** As many are shown as tiles; the others are chips. */
const TILES = 10
const NONE: string[] = []

/** What is always there, chosen all at once and saved together. */
export function useStapleChoices() {
  const client = useQueryClient()
  const saved = useStaples()
  const { value: chosen, edit, change, settle } = useEditedValue(saved.data?.food_ids ?? NONE)
  const [added, setAdded] = useState<readonly Staple[]>([])

  const listed = saved.data?.foods ?? []
  const foods = [...listed, ...added.filter(({ food_id }) => !listed.some((food) => food.food_id === food_id))]
  const turn = (foodId: string, on: boolean) => change(on ? [...new Set([...chosen, foodId])] : chosen.filter((id) => id !== foodId))
  const add = ({ food_id, name }: { food_id: string; name: string }) => {
    setAdded((old) => [...old, unlisted(food_id, name)])
    turn(food_id, true)
  }
  const save = async () => {
    await keepStaples(client, await call(saveStaples, { body: { food_ids: chosen } }))
    settle(edit)
  }
  return { saved, ready: isLoaded([saved]), foods, chosen, turn, add, save }
}

/** The commonest as tiles, others as chips, and any that the kitchen knows. */
export function StapleChoices({ staples }: { staples: ReturnType<typeof useStapleChoices> }) {
  const { saved, foods, chosen, turn, add } = staples
  const isOn = ({ food_id, always }: Staple) => always || chosen.includes(food_id)
  return (
    <SectionContent options={[]} settings={[saved]}>
      <div className="flex flex-col gap-5">
        <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-2.5">
          <legend className="sr-only">Najczęściej</legend>
          {foods.slice(0, TILES).map((food) => (
            <StapleTile key={food.food_id} food={food} on={isOn(food)} onTurn={(on) => turn(food.food_id, on)} />
          ))}
        </fieldset>
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">Inne</legend>
          {foods.slice(TILES).map((food) => (
            <CheckChip key={food.food_id} checked={isOn(food)} onChange={(event) => turn(food.food_id, event.target.checked)}>
              {food.name}
            </CheckChip>
          ))}
          <AddStaple onAdd={add} />
        </fieldset>
        {saved.data && <WhatItGives staples={saved.data} />}
      </div>
    </SectionContent>
  )
}

function StapleTile({ food, on, onTurn }: { food: Staple; on: boolean; onTurn: (on: boolean) => void }) {
  return (
    <label className="flex min-h-15 cursor-pointer items-center gap-2.5 rounded-[1.125rem] border-[1.5px] border-line bg-card py-1.5 pr-3 pl-1.5 transition-colors duration-(--duration-quick) hover:bg-sunken has-checked:border-herb has-checked:bg-ok-soft has-checked:text-ok-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:cursor-default">
      <ProductTile name={food.name} {...foodLook(food)} size="sm" />
      <span className="min-w-0 flex-1 wrap-break-word">{food.name}</span>
      <span className="relative grid size-6.5 shrink-0 place-items-center">
        <input
          type="checkbox"
          checked={on}
          disabled={food.always}
          onChange={(event) => onTurn(event.target.checked)}
          className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-lg border-2 border-control bg-card checked:border-herb-fill checked:bg-herb-fill disabled:cursor-default"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none relative size-4.5 text-white opacity-0 peer-checked:opacity-100"
        />
      </span>
    </label>
  )
}

const MAX_NAMED = 3

/** How many recipes ask for what is saved. */
function WhatItGives({ staples: { food_ids, foods, recipes } }: { staples: Staples }) {
  const names = foods.filter(({ food_id, always }) => !always && food_ids.includes(food_id)).map(({ name }) => name)
  if (recipes.asking === 0 || names.length === 0) return null
  const named = names.slice(0, MAX_NAMED)
  const last = named.length > 1 ? ` albo\u00a0${named.at(-1)}` : ''
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <span className="size-13 shrink-0 overflow-hidden rounded-tile">
        <DishCard kind="eggs" seed="staples" />
      </span>
      <p className="min-w-0 flex-1 basis-48 wrap-break-word">
        <strong>
          O {formatNumber(recipes.asking)}&nbsp;{plural(recipes.asking, ['przepis', 'przepisy', 'przepisów'])} więcej
        </strong>
        <span className="block text-small text-muted">
          Tyle z&nbsp;{formatNumber(recipes.total)} prosi o&nbsp;{named.slice(0, Math.max(1, named.length - 1)).join(', ')}
          {last}.
        </span>
      </p>
    </Card>
  )
}
