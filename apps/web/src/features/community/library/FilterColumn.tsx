import { Switch } from '../../../ui/form/Switch.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { LibraryFiltersProps } from './FilterRow.tsx'
import { GROUPS } from './filter-groups.ts'
import { FIELDS, KindChoice } from './library-fields.tsx'

/** All filters at once, beside the list. */
export function FilterColumn({ view, onChange, pantryOrder }: LibraryFiltersProps) {
  return (
    <Card pad="lg" role="group" aria-label="Filtry" className="flex flex-col gap-5">
      {pantryOrder && (
        <Switch on={pantryOrder.on} onChange={pantryOrder.change}>
          Z mojej spiżarni
        </Switch>
      )}
      {GROUPS.map(({ name }) => {
        const Fields = name === 'kind' ? KindChoice : FIELDS[name]
        return <Fields key={name} view={view} onChange={onChange} />
      })}
      {pantryOrder && (
        <Switch on={view.fits} onChange={(fits) => onChange({ fits })} help="Chowa dania, w których znaleźliśmy coś z Twojej listy">
          Tylko pod moje zdrowie
        </Switch>
      )}
    </Card>
  )
}
