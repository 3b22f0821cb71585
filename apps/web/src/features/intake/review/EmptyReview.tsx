import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Card } from '../../../ui/Card.tsx'

/** Nothing is left to be checked. */
export function EmptyReview() {
  return (
    <Card pad="lg" className="flex flex-col items-center gap-4 py-8 text-center">
      <p className="text-lead">Brak produktów do weryfikacji.</p>
      <div className="flex flex-wrap justify-center gap-2">
        <ButtonLink to={paths.addProducts} variant="soft">
          Dodaj produkty
        </ButtonLink>
        <ButtonLink to={paths.pantry} variant="outline">
          Przejdź do spiżarni
        </ButtonLink>
      </div>
    </Card>
  )
}
