import type { Recipe } from '@spizarka/contract/recipes'
import { Clock, Flame, Gauge, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { formatMinutes } from '../../../lib/recipes/duration.ts'

const DIFFICULTY: Record<Recipe['difficulty'], string> = { easy: 'łatwe', medium: 'średnie', hard: 'dla wprawnych' }
const oneDecimal = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 1 })

/** How long, how hard, how much energy. */
export function RecipeFacts({ recipe }: { recipe: Recipe }) {
  const { total_minutes, active_minutes, difficulty, kcal_per_serving, rating } = recipe
  return (
    <ul role="list" className="flex flex-wrap gap-x-4 gap-y-1 font-semibold">
      {total_minutes !== null && (
        <Fact icon={<Clock aria-hidden />}>
          {formatMinutes(total_minutes)}
          {active_minutes !== null && active_minutes < total_minutes && (
            <span className="font-normal text-muted">, w tym pracy {formatMinutes(active_minutes)}</span>
          )}
        </Fact>
      )}
      <Fact icon={<Gauge aria-hidden />}>{DIFFICULTY[difficulty]}</Fact>
      {kcal_per_serving !== null && (
        <Fact icon={<Flame aria-hidden />}>
          {formatNumber(Math.round(kcal_per_serving))}&nbsp;kcal<span className="sr-only"> w porcji</span>
        </Fact>
      )}
      {rating !== null && (
        <Fact icon={<Star aria-hidden />}>
          <span className="sr-only">Ocena: </span>
          {oneDecimal.format(rating)}
        </Fact>
      )}
    </ul>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5 tabular-nums [&>svg]:size-5 [&>svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </li>
  )
}
