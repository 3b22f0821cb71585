import { Camera } from 'lucide-react'
import { useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { PhotoButton } from '../../../lib/pictures/PhotoButton.tsx'
import type { usePictureFile } from '../../../lib/pictures/use-picture-file.ts'
import { RecipePicture } from '../../../lib/recipes/RecipePicture.tsx'
import { Stars } from '../../../lib/recipes/Stars.tsx'
import { useRecipe } from '../../../lib/recipes/use-recipe.ts'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'

interface PlateProps {
  recipeId: string
  photo: ReturnType<typeof usePictureFile>
  stars: number
  onStars: (stars: number) => void
}

/** The result: a photo of the plate, and how good it was. Both go with what is confirmed, and either may be left out. */
export function Plate({ recipeId, photo: { picture, problem, choose, remove }, stars, onStars }: PlateProps) {
  return (
    <Card pad="none" className="overflow-hidden">
      <div className="relative grid aspect-17/9 place-items-center overflow-hidden bg-sunken">
        <PlatePicture recipeId={recipeId} picture={picture} />
        <div className="absolute inset-x-0 bottom-4 flex justify-center px-3">
          <PhotoButton
            onFile={fireAndForget(choose)}
            className="flex min-h-12 items-center gap-3 rounded-card bg-card px-4 font-bold shadow-card hover:bg-sunken"
          >
            <Camera aria-hidden className="size-5.5 shrink-0" />
            {picture ? 'Zmień zdjęcie' : 'Zrób zdjęcie talerza'}
          </PhotoButton>
        </div>
      </div>
      {problem !== null && (
        <p role="alert" className="px-4 pt-3 text-small font-semibold text-danger">
          {problem}
        </p>
      )}
      {picture && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 px-4 pt-2 text-small text-muted">
          Zobaczysz je tylko Ty.
          <button type="button" onClick={remove} className="min-h-11 rounded-tile px-2 font-bold text-brand-ink hover:bg-brand-soft">
            Bez zdjęcia
          </button>
        </p>
      )}
      <div className="p-4">
        <Stars legend="Jak wyszło?" given={stars} onGive={onStars} look="wide" />
      </div>
    </Card>
  )
}

/** The photo as it will be kept; until there is one, what the recipe shows. */
function PlatePicture({ recipeId, picture }: { recipeId: string; picture: PlateProps['photo']['picture'] }) {
  const { data: recipe } = useRecipe(recipeId)
  if (picture && picture.ready === null) return <Spinner />
  if (picture) return <Preview key={picture.preview} address={picture.preview} />
  return recipe ? <RecipePicture recipe={recipe} eager /> : null
}

/** Some kinds of pictures are read by the server alone. */
function Preview({ address }: { address: string | null }) {
  const [failed, setFailed] = useState(false)
  if (address === null || failed)
    return <p className="mb-12 px-6 text-center text-muted">Podglądu tego zdjęcia nie ma, ale je zapiszemy.</p>
  return <img src={address} alt="Wybrane zdjęcie talerza" className="size-full object-cover" onError={() => setFailed(true)} />
}
