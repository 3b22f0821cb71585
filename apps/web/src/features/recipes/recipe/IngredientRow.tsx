import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { isPantryCategory } from '@spizarka/contract/pantry'
import type { RecipeIngredient } from '@spizarka/contract/recipe-parts'
import { clsx } from 'clsx'
import { CircleCheck, CircleDashed, CircleHelp, CirclePlus } from 'lucide-react'
import { foodLook } from '../../../lib/food-look.ts'
import { ingredientAmount } from '../../../lib/recipes/ingredient-amount.ts'
import { type IngredientStock, ingredientStock, type StockStatus } from '../../../lib/recipes/ingredient-stock.ts'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import { Row } from '../../../ui/Row.tsx'

const LOOKS: Record<StockStatus, { icon: typeof CircleCheck; colour: string; words: string }> = {
  have: { icon: CircleCheck, colour: 'text-herb', words: 'text-muted' },
  partly: { icon: CircleDashed, colour: 'text-honey', words: 'font-bold text-soon-ink' },
  uncertain: { icon: CircleHelp, colour: 'text-muted', words: 'text-muted' },
  missing: { icon: CirclePlus, colour: 'text-danger', words: 'font-bold text-late-ink' },
}

/** One ingredient: how much goes in, and how much of it is at home. */
export function IngredientRow({ ingredient, factor }: { ingredient: RecipeIngredient; factor: number }) {
  const { name, line, category, optional, replaces } = ingredient
  const amount = ingredientAmount(ingredient, factor)
  const stock = ingredientStock(ingredient, factor)
  return (
    <Row
      start={<ProductTile name={name} {...foodLook(name, isPantryCategory(category) ? category : 'other')} size="sm" />}
      title={
        <>
          {withHardSpaces(amount === null ? line : name)}
          {optional && <span className="font-normal text-muted"> (niekoniecznie)</span>}
        </>
      }
      detail={
        <>
          {replaces !== null && <span className="text-small text-muted">zamiast: {replaces}</span>}
          {stock && <span className={clsx('text-small', LOOKS[stock.status].words)}>{stock.words}</span>}
        </>
      }
      end={
        <>
          {amount !== null && <span className={clsx('font-bold tabular-nums', !stock && 'pr-1')}>{amount}</span>}
          {stock && <StockIcon stock={stock} />}
        </>
      }
    />
  )
}

function StockIcon({ stock: { status } }: { stock: IngredientStock }) {
  const { icon: Icon, colour } = LOOKS[status]
  return <Icon aria-hidden className={clsx('mx-1 size-6 shrink-0', colour)} />
}
