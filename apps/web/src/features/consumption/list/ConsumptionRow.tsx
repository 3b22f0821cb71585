import type { Consumption } from '@spizarka/contract/consumption'
import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { MEAL_TYPES } from '@spizarka/contract/meals'
import { ChefHat } from 'lucide-react'
import { formatDay, formatNumber } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { type UndoneConsumption, useUndoConsumption } from '../../../lib/recipes/use-undo-consumption.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Row } from '../../../ui/Row.tsx'

interface ConsumptionRowProps {
  consumption: Consumption
  onUndone: (undone: UndoneConsumption) => void
}

/** One cooked dish: what of it was eaten, when, and the way back while there is one. */
export function ConsumptionRow({ consumption, onUndone }: ConsumptionRowProps) {
  const { id, recipe_id, title, undone_at } = consumption
  const undo = useUndoConsumption(id, onUndone)
  return (
    <Row
      start={
        <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-tile bg-sunken text-muted">
          <ChefHat className="size-5.5" />
        </span>
      }
      title={
        recipe_id === null ? (
          withHardSpaces(title)
        ) : (
          <Link to={paths.recipe(recipe_id)} className="hover:underline">
            {withHardSpaces(title)}
          </Link>
        )
      }
      detail={<span className="text-small text-muted tabular-nums">{eatenWords(consumption)}</span>}
      end={
        undone_at === null ? (
          canBeUndone(consumption) && (
            <Button
              variant="ghost"
              size="sm"
              busy={undo.isPending}
              busyLabel="Cofanie..."
              aria-label={`Cofnij: ${title}`}
              onClick={() => undo.mutate()}
            >
              Cofnij
            </Button>
          )
        ) : (
          <Badge>cofnięte</Badge>
        )
      }
    />
  )
}

function canBeUndone({ undo_until }: Consumption, now: number = Date.now()): boolean {
  return now < Date.parse(undo_until)
}

/** `Obiad, 20 listopada · 150% porcji · 618 kcal` */
function eatenWords({ meal_type, eaten_on, portion_percent, eaten, undone_at }: Consumption): string {
  const energy = undone_at === null && eaten.kcal !== null ? ` · ${formatNumber(Math.round(eaten.kcal))}\u00a0kcal` : ''
  return `${MEAL_TYPES[meal_type]}, ${formatDay(eaten_on)} · ${portion_percent}%\u00a0porcji${energy}`
}
