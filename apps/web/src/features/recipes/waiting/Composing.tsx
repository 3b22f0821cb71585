import { Hourglass } from 'lucide-react'
import { useLocation } from 'react-router'
import { formatPointsInWords } from '../../../lib/format.ts'
import { PotArt } from '../../../ui/art/PotArt.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { reservedPoints } from './composing-state.ts'

const WORK = ['Przeglądamy Twoją spiżarnię', 'Sprawdzamy składniki pod Ciebie', 'Liczymy ilości i\u00a0wartości odżywcze'] as const

/** While a recipe is being made: what is being done, and what becomes of the points. */
export function Composing() {
  const reserved = reservedPoints(useLocation().state)
  return (
    <>
      <Card pad="lg" className="flex flex-col items-center gap-4 py-8 text-center">
        <div className="[&>svg]:h-auto [&>svg]:w-55">
          <PotArt />
        </div>
        <div role="status" className="flex items-center gap-3">
          <Spinner />
          <h2 className="text-h3">Układanie przepisu...</h2>
        </div>
        <ul role="list" className="flex flex-col gap-1 text-muted">
          {WORK.map((work) => (
            <li key={work}>{work}</li>
          ))}
        </ul>
        <p className="late-note text-small text-muted">To trwa dłużej niż zwykle. Jeszcze chwila.</p>
      </Card>
      <Banner icon={<Hourglass aria-hidden />}>
        {reserved === undefined ? 'Punkty AI' : `${formatPointsInWords(reserved)} AI`}: <strong>zarezerwowane</strong>. Jeśli się nie uda,
        wrócą same. Możesz wyjść z&nbsp;tego ekranu, przepis poczeka w&nbsp;„Przepisach”.
      </Banner>
    </>
  )
}
