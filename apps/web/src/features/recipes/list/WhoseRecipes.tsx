import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'

const LISTS = [
  { value: 'published', label: 'Spiżarki', to: paths.recipes },
  { value: 'own', label: 'Moje', to: `${paths.recipes}?show=own` },
  { value: 'favorites', label: 'Ulubione', to: paths.favorites },
] as const

/** The three lists of recipes, one beside the other. */
export function WhoseRecipes({ shown }: { shown: (typeof LISTS)[number]['value'] }) {
  const navigate = useNavigate()
  const open = fireAndForget((list: string) => navigate(LISTS.find(({ value }) => value === list)?.to ?? paths.recipes, { replace: true }))
  return (
    <div className="lg:max-w-110">
      <Segmented label="Czyje przepisy" value={shown} onChange={open} options={LISTS} />
    </div>
  )
}
