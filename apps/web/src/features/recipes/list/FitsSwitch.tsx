import { Card } from '../../../ui/Card.tsx'
import { Switch } from '../../../ui/Switch.tsx'

/** Leaves out what this person must not be served, as far as it could be checked. */
export function FitsSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <Card pad="none" className="px-4 py-1 lg:max-w-110">
      <Switch on={on} onChange={onChange} help="Bez dań ze składnikami, których nie jesz">
        Tylko dla mnie
      </Switch>
    </Card>
  )
}
