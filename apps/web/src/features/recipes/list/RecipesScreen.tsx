import { COSTS } from '@spizarka/contract/limits'
import { History, Import, Pencil, WandSparkles } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { PotArt } from '../../../ui/art/PotArt.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { RecipeListBody } from './RecipeListBody.tsx'
import { useRecipeView } from './recipe-list-filter.ts'

const addressOf = ({ id }: { id: string }) => paths.recipe(id)

/** /recipes: those of Spiżarka, what is nearest to the pantry first, and one's own. */
export function RecipesScreen() {
  const [view, change] = useRecipeView()
  return (
    <>
      <title>Przepisy – Spiżarka</title>
      <PageHeader title="Przepisy" subtitle="Z tego, co masz w spiżarni" actions={<ComposeLink />} />
      <div className="page gap-4!">
        <div className="lg:max-w-110">
          <Segmented
            label="Czyje przepisy"
            value={view.published ? 'published' : 'own'}
            onChange={(show) => change({ published: show === 'published', order: '' })}
            options={[
              { value: 'published', label: 'Spiżarki' },
              { value: 'own', label: 'Moje' },
            ]}
          />
        </div>
        {!view.published && <OwnActions />}
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

/** To a dish composed to order. */
function ComposeLink() {
  return (
    <ButtonLink
      to={paths.generateRecipe}
      variant="soft"
      cost={COSTS.recipe}
      className="max-w-full min-w-0"
      icon={<WandSparkles aria-hidden className="size-5 max-md:hidden" />}
    >
      Ułóż nowy
    </ButtonLink>
  )
}

/** How recipes of one's own come here, and what was cooked. */
function OwnActions() {
  return (
    <div className="flex flex-wrap items-stretch gap-2">
      <ButtonLink to={paths.newRecipe} variant="outline" size="sm" className="flex-auto" icon={<Pencil aria-hidden className="size-5" />}>
        Zapisz swój
      </ButtonLink>
      <ButtonLink
        to={paths.importRecipe}
        variant="outline"
        size="sm"
        className="flex-auto"
        icon={<Import aria-hidden className="size-5" />}
      >
        Ze strony
      </ButtonLink>
      <ButtonLink
        to={paths.consumptions}
        variant="outline"
        size="sm"
        className="flex-auto"
        icon={<History aria-hidden className="size-5" />}
      >
        Ugotowane
      </ButtonLink>
    </div>
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
      <ButtonLink to={paths.recipes} variant="ghost" full>
        Zobacz Przepisy Spiżarka
      </ButtonLink>
    </EmptyState>
  )
}
