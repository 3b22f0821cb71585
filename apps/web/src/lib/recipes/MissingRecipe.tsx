import { PotArt } from '../../ui/art/PotArt.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'

/** What stands where a recipe was, or never was. */
export function MissingRecipe({ back }: { back: { to: string; label: string } }) {
  return (
    <EmptyState picture={<PotArt />} title="Nie ma tego przepisu" text="Mógł zostać usunięty albo nie jest już udostępniany.">
      <ButtonLink to={back.to} variant="soft">
        {back.label}
      </ButtonLink>
    </EmptyState>
  )
}
