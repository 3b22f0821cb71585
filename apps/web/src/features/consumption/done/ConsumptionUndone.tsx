import type { UndoneConsumption } from '../../../lib/recipes/use-undo-consumption.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Shortfalls } from '../Shortfalls.tsx'

/** It is as if the dish had not been cooked, but for what is told here. */
export function ConsumptionUndone({ undone, back }: { undone: UndoneConsumption; back: string }) {
  return (
    <>
      <Card pad="lg">
        <p>Produkty wróciły do spiżarni, a&nbsp;wpis zniknął z&nbsp;dziennika.</p>
      </Card>
      <Shortfalls title="Nie wszystko dało się cofnąć" shortfalls={undone.shortfalls} />
      <ButtonLink to={back} size="lg" full>
        Wróć do przepisu
      </ButtonLink>
    </>
  )
}
