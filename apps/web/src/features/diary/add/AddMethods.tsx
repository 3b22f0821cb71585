import { COSTS } from '@spizarka/contract/limits'
import type { MealType } from '@spizarka/contract/meals'
import { ChevronRight, type LucideIcon, PencilLine, ScanBarcode, Search, SquarePen } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { CostPill } from '../../../ui/button/CostPill.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Card } from '../../../ui/layout/Card.tsx'

/** The ways of adding a meal, each to its screen. */
export function AddMethods({ day, meal }: { day: string; meal: MealType }) {
  const add = paths.addMeal(day, meal)
  return (
    <Card pad="none" className="flex flex-col pt-4 pb-2">
      <h2 className="px-5 pb-1 text-h4">Dodaj posiłek</h2>
      <AddMethodLink to={add} title="Z bazy produktów i przepisów" Icon={Search} />
      <AddMethodLink to={`${add}&way=scan`} title="Zeskanuj produkt" Icon={ScanBarcode} />
      <AddMethodLink to={paths.describeMeal(day, meal)} title="Opisz słowami" Icon={PencilLine} cost={COSTS.consumptionAnalysis} />
      <AddMethodLink to={`${add}&way=manual`} title="Ręcznie" Icon={SquarePen} />
    </Card>
  )
}

function AddMethodLink({ to, title, Icon, cost }: { to: string; title: string; Icon: LucideIcon; cost?: number }) {
  return (
    <Link to={to} className="flex min-h-14 items-center gap-3 px-5 py-2 -outline-offset-3 hover:bg-sunken">
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-tile bg-brand-soft text-brand-ink">
        <Icon className="size-5" />
      </span>
      <span className="min-w-0 flex-1">{title}</span>
      {cost === undefined ? <ChevronRight aria-hidden className="size-5 text-muted" /> : <CostPill points={cost} tone="soft" />}
    </Link>
  )
}
