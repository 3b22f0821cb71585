import { LIMITS } from '@spizarka/contract/limits'
import { ArrowUpDown } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { ToggleChip } from '../../../ui/form/Chip.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import type { RecipeListFilter } from './recipe-list-filter.ts'
import { formatRecipes } from './recipe-lists.ts'

interface FieldOfView {
  view: RecipeListFilter
  onChange: (change: Partial<RecipeListFilter>) => void
}

/** Words of the title or of ingredients. */
export function RecipeSearch({ view, onChange, placeholder, className }: FieldOfView & { placeholder: string; className?: string }) {
  return (
    <SearchField
      label="Szukaj przepisu"
      placeholder={placeholder}
      search={view.search}
      maxLength={LIMITS.recipeTitle}
      onSearch={(search) => onChange({ search })}
      className={className}
    />
  )
}

interface ChipsProps<Value> {
  label: string
  /** Said, not shown: what stands around it shows it. */
  hideLabel?: boolean
  options: readonly (readonly [value: Value, label: string])[]
  chosen: Value | null
  onChange: (value: Value | null) => void
  /** More chips, each of its own. */
  children?: ReactNode
}

/** One or none of a few; a second tap takes it off. */
export function Chips<Value extends string | number>({ label, hideLabel, options, chosen, onChange, children }: ChipsProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-2 font-bold'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([value, words]) => (
          <ToggleChip key={value} on={chosen === value} onClick={() => onChange(chosen === value ? null : value)}>
            {words}
          </ToggleChip>
        ))}
        {children}
      </div>
    </fieldset>
  )
}

/** What the button of a sheet of filters says. */
export function describeCount(count: number | undefined): string {
  if (count === undefined) return 'Pokaż przepisy'
  return count === 0 ? 'Nic nie pasuje' : `Pokaż ${formatRecipes(count)}`
}

/** The order of a list, beside how much there is of it. */
export function OrderChoice({ orders, view, onChange }: FieldOfView & { orders: Readonly<Record<string, string>> }) {
  const { order } = view
  const shown = order in orders ? order : (Object.keys(orders)[0] ?? '')
  const choice = useRef<HTMLSelectElement>(null)
  // Chosen while the page was only markup: what was drawn there says nothing of it.
  const takeOver = useEffectEvent(() => {
    const chosen = choice.current?.value
    if (chosen !== undefined && chosen !== shown && chosen in orders) onChange({ order: chosen })
  })
  useEffect(() => takeOver(), [])
  return (
    <label className="relative flex min-h-11 max-w-full min-w-0 items-center gap-1.5 rounded-tile font-bold text-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-brand">
      <ArrowUpDown aria-hidden className="size-4.5 shrink-0" />
      <span aria-hidden className="min-w-0 text-small">
        {orders[order] ?? Object.values(orders)[0]}
      </span>
      <span className="sr-only">Kolejność</span>
      <select
        ref={choice}
        value={shown}
        onChange={(event) => onChange({ order: event.target.value })}
        className="absolute inset-0 cursor-pointer appearance-none text-[1rem] opacity-0 [&>option]:bg-card [&>option]:text-ink"
      >
        {Object.entries(orders).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
