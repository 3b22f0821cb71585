import { paths } from '../lib/paths.ts'
import { ShelfArt } from '../ui/art/ShelfArt.tsx'
import { ButtonLink } from '../ui/button/ButtonLink.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'

export function NotFoundScreen() {
  return (
    <>
      <title>Nie ma takiej strony – Spiżarka</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="Nie ma takiej strony" back={{ to: paths.home, label: 'Wróć na start' }} />
      <div className="page page-narrow">
        <EmptyState picture={<ShelfArt />} title="Ta półka jest pusta" text="Adres mógł się zmienić albo wkradła się literówka.">
          <ButtonLink to={paths.home}>Wróć na start</ButtonLink>
          <ButtonLink to={paths.publishedRecipes} variant="soft">
            Przepisy Spiżarka
          </ButtonLink>
        </EmptyState>
      </div>
    </>
  )
}
