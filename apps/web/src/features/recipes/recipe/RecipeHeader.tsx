import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import type { Recipe } from '@spizarka/contract/recipes'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { RECIPE_PICTURE_CLASS } from '../../../lib/recipes/opened-recipe.ts'
import { RecipePicture } from '../../../lib/recipes/RecipePicture.tsx'
import { formatDayOf } from '../../../lib/text/format.ts'
import { Link } from '../../../ui/button/link.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { UsesSoon } from './UsesSoon.tsx'

interface RecipeHeaderProps {
  recipe: Recipe
  back: { to: string; label: string }
  tools: ReactNode
}

/** The head of a recipe where there is room for two columns; its picture is in the first of them. */
export function WideRecipeHeader({ recipe, back, tools }: RecipeHeaderProps) {
  return <PageHeader title={withHardSpaces(recipe.title)} subtitle={describeSource(recipe)} back={back} actions={tools} />
}

/** The head of a recipe on a phone: the picture from edge to edge, the ways out over it, the title on the sheet that covers its foot. */
export function PictureHeader({ recipe, back, tools }: RecipeHeaderProps) {
  return (
    <header>
      <div className="relative h-40 md:h-72">
        <div className={`size-full ${RECIPE_PICTURE_CLASS}`}>
          <RecipePicture recipe={recipe} eager />
        </div>
        <UsesSoon recipe={recipe} />
        <div className="absolute inset-x-0 top-0 flex flex-wrap items-center justify-end gap-2 p-3">
          <Link
            to={back.to}
            aria-label={back.label}
            className="mr-auto grid size-11 shrink-0 place-items-center rounded-pill bg-card text-ink hover:bg-sunken"
          >
            <ArrowLeft aria-hidden className="size-6" />
          </Link>
          {tools}
        </div>
      </div>
      <div className="px-4 pt-3 md:px-10">
        <div className="mx-auto max-w-160">
          <h1 className="text-h2 wrap-break-word md:text-h1 hyphens-auto">{withHardSpaces(recipe.title)}</h1>
        </div>
      </div>
    </header>
  )
}

/** Where a recipe comes from, to whoever reads it: "Twój przepis", "Przepis Spiżarki", "AniaGotuje, 14 listopada". */
export function describeSource({ source, is_own, source_url, author_name, published_at }: Recipe): string {
  if (source === 'base') return 'Przepis Spiżarki'
  if (!is_own)
    return author_name !== null && published_at !== null ? `${author_name}, ${formatDayOf(published_at)}` : 'Udostępniony przepis'
  const host = source === 'imported' && source_url !== null ? hostOf(source_url) : undefined
  return host ? `Twój przepis, ze strony ${host}` : 'Twój przepis'
}

/** Somebody's published recipe, not one of the base. */
export function isByPeople({ source, published_at, author_name }: Recipe): boolean {
  return source !== 'base' && published_at !== null && author_name !== null
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : undefined
}
