import { COSTS } from '@spizarka/contract/limits'
import { ChefHat, History, Import, Pencil } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { PotArt } from '../../../ui/art/PotArt.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { FitsSwitch } from './RecipeFilters.tsx'
import { RecipeListBody } from './RecipeListBody.tsx'
import { useRecipeView } from './recipe-list-filter.ts'

const addressOf = ({ id }: { id: string }) => paths.recipe(id)

/** /recipes: one's own recipes, and those of Spiżarka. */
export function RecipesScreen() {
  const [view, change] = useRecipeView()
  return (
    <>
      <title>Przepisy – Spiżarka</title>
      <PageHeader title="Przepisy" subtitle="Z tego, co masz w spiżarni" actions={<CookedLink />} />
      <div className="page gap-5!">
        <div className="flex flex-wrap items-stretch gap-2">
          <ButtonLink
            to={paths.generateRecipe}
            variant="soft"
            cost={COSTS.recipe}
            className="flex-auto"
            icon={<ChefHat aria-hidden className="size-5" />}
          >
            Ułóż nowy przepis
          </ButtonLink>
          <ButtonLink to={paths.newRecipe} variant="outline" className="flex-auto" icon={<Pencil aria-hidden className="size-5" />}>
            Zapisz swój
          </ButtonLink>
          <ButtonLink to={paths.importRecipe} variant="outline" className="flex-auto" icon={<Import aria-hidden className="size-5" />}>
            Ze strony
          </ButtonLink>
        </div>
        <div className="lg:max-w-110">
          <Segmented
            label="Czyje przepisy"
            value={view.published ? 'published' : 'own'}
            onChange={(show) => change({ published: show === 'published', order: '' })}
            options={[
              { value: 'own', label: 'Moje' },
              { value: 'published', label: 'Spiżarki' },
            ]}
          />
        </div>
        {view.published && <FitsSwitch on={view.fits} onChange={(fits) => change({ fits })} />}
        <RecipeListBody
          key={String(view.published)}
          name={view.published ? 'published' : 'own'}
          view={view}
          onChange={change}
          addressOf={addressOf}
          empty={
            view.published ? (
              <EmptyState picture={<PotArt />} title="Jeszcze pusto" text="Pierwsze przepisy pojawią się tu niebawem." />
            ) : (
              <NoOwnRecipes />
            )
          }
        />
      </div>
    </>
  )
}

/** To what was cooked; words where there is room. */
function CookedLink() {
  return (
    <>
      <Link
        to={paths.consumptions}
        aria-label="Ugotowane"
        className="grid size-11 place-items-center rounded-pill bg-card hover:bg-sunken lg:hidden"
      >
        <History aria-hidden className="size-5.5" />
      </Link>
      <ButtonLink to={paths.consumptions} variant="outline" className="max-lg:hidden" icon={<History aria-hidden className="size-5" />}>
        Ugotowane
      </ButtonLink>
    </>
  )
}

function NoOwnRecipes() {
  return (
    <EmptyState
      picture={<PotArt />}
      title="Tu zamieszkają Twoje przepisy"
      text={
        <>
          Ułóż pierwszy z&nbsp;tego, co masz. Punktów na start wystarczy na&nbsp;<span className="whitespace-nowrap">4–5&nbsp;dań</span>.
        </>
      }
    >
      <ButtonLink to={paths.generateRecipe} size="lg" full cost={COSTS.recipe}>
        Ułóż przepis
      </ButtonLink>
      <ButtonLink to={`${paths.recipes}?show=published`} variant="ghost" full>
        Zobacz Przepisy Spiżarka
      </ButtonLink>
    </EmptyState>
  )
}
