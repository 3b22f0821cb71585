import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Balance } from './Balance.tsx'
import { Ledger } from './Ledger.tsx'
import { PriceList } from './PriceList.tsx'
import { usePointHistory } from './use-point-history.ts'

/** /points: the balance, every movement that led to it, and what things cost. */
export function PointsScreen() {
  const { user } = useSession()
  const history = usePointHistory()
  const reserved = history.data?.reduce((sum, { pending, amount }) => (pending ? sum - amount : sum), 0) ?? 0
  return (
    <>
      <title>Punkty AI – Spiżarka</title>
      <PageHead title="Punkty AI" back={{ to: paths.home, label: 'Wróć na start' }} />
      <div className="page lg:grid lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:items-start">
        <div className="lg:order-2">{user && <Balance points={user.ai_points} reserved={reserved} />}</div>
        <div className="lg:row-span-2">
          <Ledger history={history} />
        </div>
        <div className="lg:order-3">
          <PriceList />
        </div>
      </div>
    </>
  )
}
