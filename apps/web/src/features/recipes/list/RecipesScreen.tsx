import { COSTS } from '@spizarka/contract/limits'
import { welcomeRecipesAsRange } from '@spizarka/contract/welcome-points'
import { BookUp, History, Import, Pencil, WandSparkles } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { useRecipeView } from '../../../lib/recipes/list/recipe-list-filter.ts'
import { PotArt } from '../../../ui/art/PotArt.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { RecipeListBody } from './RecipeListBody.tsx'
import { RecipeLists } from './RecipeLists.tsx'

const addressOf = ({ id }: { id: string }) => paths.recipe(id)

/** /recipes: those of Spiżarka, what is nearest to the pantry first, and one's own. */
export function RecipesScreen() {
  const [view, change] = useRecipeView()
  const name = view.published ? 'published' : 'own'
  return (
    <>
      <title>Przepisy – Spiżarka</title>
      <PageHeader title="Przepisy" subtitle={<span className="max-md:hidden">Z tego, co masz w spiżarni</span>} actions={<ComposeLink />} />
      <RecipeLists shown={name}>
        <RecipeListBody
          key={name}
          name={name}
          view={view}
          onChange={change}
          addressOf={addressOf}
          actions={!view.published && <OwnActions />}
          empty={
            view.published ? (
              <EmptyState picture={<PotArt />} title="Jeszcze pusto" text="Nikt jeszcze nie opublikował przepisu." />
            ) : (
              <NoOwnRecipes />
            )
          }
        />
      </RecipeLists>
    </>
  )
}

/** To a dish composed to order; on a phone the price is there as a number alone. */
function ComposeLink() {
  return (
    <ButtonLink
      to={paths.generateRecipe}
      variant="primary"
      className="max-w-full min-w-0 max-md:bg-card! max-md:px-3.5! max-md:text-brand-ink!"
    >
      <span className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1">
        <WandSparkles aria-hidden className="size-5 shrink-0" />
        Ułóż nowy
        <span className="inline-flex h-7 items-center rounded-pill px-2.5 text-small whitespace-nowrap tabular-nums max-md:bg-brand-soft md:bg-black/20">
          −{COSTS.recipe}
          <span className="max-md:sr-only">&nbsp;pkt AI</span>
        </span>
      </span>
    </ButtonLink>
  )
}

const OWN_ACTIONS = [
  { to: paths.newRecipe, Icon: Pencil, label: 'Zapisz swój' },
  { to: paths.importRecipe, Icon: Import, label: 'Ze strony' },
  { to: paths.consumptions, Icon: History, label: 'Ugotowane' },
  { to: paths.publications, Icon: BookUp, label: 'Publikacje' },
]

/** How recipes of one's own come here, and what was cooked. */
function OwnActions() {
  return (
    <div className="flex flex-wrap items-stretch gap-2">
      {OWN_ACTIONS.map(({ to, Icon, label }) => (
        <ButtonLink key={to} to={to} variant="outline" size="sm" className="flex-auto" icon={<Icon aria-hidden className="size-5" />}>
          {label}
        </ButtonLink>
      ))}
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
          Ułóż pierwszy z&nbsp;tego, co masz. Punktów na start wystarczy na&nbsp;
          <span className="whitespace-nowrap">{welcomeRecipesAsRange().replace(' ', '\u00a0')}</span>.
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
