import { PotArt } from '../../../ui/art/PotArt.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { NO_FILTERS } from './recipe-list-filter.ts'
import { WhatToTakeOff, type WhatToTakeOffProps } from './WhatToTakeOff.tsx'

/** A list whose filters leave nothing, with the ways back. */
export function NothingMatches(props: WhatToTakeOffProps) {
  return (
    <EmptyState picture={<PotArt />} title="Nic nie pasuje" text="Zmień słowa albo zdejmij któryś z filtrów.">
      <WhatToTakeOff {...props} />
      <Button variant="soft" onClick={() => props.onChange({ search: '', ...NO_FILTERS })}>
        Wyczyść filtry
      </Button>
    </EmptyState>
  )
}
