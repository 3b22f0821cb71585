import { describeCount } from '../../../lib/recipes/list/FilterFields.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import type { FilterGroup } from './filter-groups.ts'
import { FIELDS, type FieldsProps } from './library-fields.tsx'

interface FilterSheetProps extends FieldsProps {
  group: FilterGroup
  /** Recipes that are left; undefined while it is not known. */
  count: number | undefined
  onClose: () => void
}

/** One group of filters, with how many recipes are left on its button. */
export function FilterSheet({ group, view, count, onChange, onClose }: FilterSheetProps) {
  const Fields = FIELDS[group.name]
  return (
    <Dialog
      open
      onClose={onClose}
      title={group.label}
      placement="wide"
      footer={
        <Button size="lg" full onClick={onClose}>
          {describeCount(count)}
        </Button>
      }
    >
      {group.describe(view) !== undefined && (
        <Button variant="ghost" size="sm" className="absolute top-5 right-15 md:top-6" onClick={() => onChange(group.off)}>
          Wyczyść
        </Button>
      )}
      <Fields view={view} onChange={onChange} isOnly />
    </Dialog>
  )
}
