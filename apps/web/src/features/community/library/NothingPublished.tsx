import { EDITORS_NAME } from '@spizarka/contract/recipe-parts'
import { paths } from '../../../lib/paths.ts'
import { PotArt } from '../../../ui/art/PotArt.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'

/** A library, or what somebody signs with a name, without a recipe. */
export function NothingPublished({ author }: { author: string }) {
  if (author === '' || author === EDITORS_NAME)
    return <EmptyState picture={<PotArt />} title="Jeszcze pusto" text="Nikt jeszcze nie opublikował przepisu." />
  return (
    <EmptyState picture={<PotArt />} title="Nie ma tu przepisów" text="Nikt z takim podpisem niczego nie publikuje.">
      <ButtonLink to={paths.publishedRecipes} variant="soft">
        Wszystkie przepisy
      </ButtonLink>
    </EmptyState>
  )
}
