import type { Recipe } from '@spizarka/contract/recipes'
import { ChefHat } from 'lucide-react'
import { formatMoment } from '../../../lib/format.ts'
import { useUndoConsumption } from '../../../lib/recipes/use-undo-consumption.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'

/** It was cooked within a day: what it took can be put back, whatever changed since. */
export function CookedNote({ consumption: { id, created_at } }: { consumption: NonNullable<Recipe['last_consumption']> }) {
  const undo = useUndoConsumption(id)
  return (
    <Banner
      tone="ok"
      icon={<ChefHat aria-hidden />}
      action={
        <Button variant="outline" size="sm" busy={undo.isPending} busyLabel="Cofanie..." onClick={() => undo.mutate()}>
          Cofnij
        </Button>
      }
    >
      Ugotowane {formatMoment(created_at)}.
    </Banner>
  )
}
