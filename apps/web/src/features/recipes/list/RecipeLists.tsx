import type { ReactNode } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'

const LISTS = [
  { value: 'published', label: 'Spiżarki', to: paths.recipes },
  { value: 'own', label: 'Moje', to: `${paths.recipes}?show=own` },
  { value: 'favorites', label: 'Ulubione', to: paths.favorites },
] as const

interface RecipeListsProps {
  shown: (typeof LISTS)[number]['value']
  /** The list itself (`RecipeListBody`). */
  children: ReactNode
}

/** The three lists of recipes, one beside the other, and below them the one that is shown; its search is beside them where there is room. */
export function RecipeLists({ shown, children }: RecipeListsProps) {
  const navigate = useNavigate()
  const open = fireAndForget((list: string) => navigate(LISTS.find(({ value }) => value === list)?.to ?? paths.recipes, { replace: true }))
  return (
    <div className="page gap-3! max-md:pt-5! desk:grid! desk:grid-cols-[minmax(18rem,24rem)_minmax(22rem,1fr)] desk:gap-x-4!">
      <Segmented label="Czyje przepisy" value={shown} onChange={open} options={LISTS} />
      {children}
    </div>
  )
}
