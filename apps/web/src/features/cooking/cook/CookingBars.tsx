import type { Recipe } from '@spizarka/contract/recipes'
import { ArrowLeft, Check, Sun, SunDim, X } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { paths } from '../../../lib/paths.ts'
import { withServings } from '../../../lib/recipes/use-servings.ts'
import { alarm } from '../../../lib/timers/alarm.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Switch } from '../../../ui/form/Switch.tsx'
import { type Cooking, cookingProgress } from './use-cooking.ts'

/** The way out, and what can be asked for at the stove. */
export function CookingHeader({ recipe, servings, children }: { recipe: Recipe; servings: number; children: ReactNode }) {
  return (
    <header className="mx-auto flex w-full max-w-180 flex-wrap items-center gap-2 pt-2.5 pr-4 pb-2 pl-2 md:px-8">
      <h1 className="sr-only">{recipe.title}</h1>
      <Link
        to={withServings(paths.recipe(recipe.id), servings)}
        aria-label="Zamknij gotowanie"
        className="mr-auto grid size-11 shrink-0 place-items-center rounded-pill hover:bg-ink/8"
      >
        <X aria-hidden className="size-6.5" />
      </Link>
      {children}
    </header>
  )
}

/** The sound of the timers, and whether the screen stays on. */
export function CookingSettings({ awake }: { awake: boolean }) {
  const audible = useSyncExternalStore(alarm.subscribe, alarm.isAudible)
  return (
    <div className="mt-2 border-t border-line pt-2">
      <Switch on={audible} onChange={(on) => alarm.setAudible(on)}>
        Dźwięk minutników
      </Switch>
      <p className="flex items-center gap-2 text-small text-muted">
        {awake ? <Sun aria-hidden className="size-4 shrink-0" /> : <SunDim aria-hidden className="size-4 shrink-0" />}
        {awake ? 'Ekran nie zgaśnie' : 'Ekran może zgasnąć'}
      </p>
    </div>
  )
}

interface CookingNavProps {
  recipe: Recipe
  servings: number
  cooking: Cooking
}

/** Back and on, at the thumb; after the last step, what was used up. */
export function CookingNav({ recipe: { id }, servings, cooking: { index, isLast, goTo } }: CookingNavProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {index > 0 && (
        <Button
          variant="outline"
          size="xl"
          aria-label="Poprzedni krok"
          icon={<ArrowLeft aria-hidden className="size-7!" />}
          onClick={() => goTo(index - 1)}
        />
      )}
      {isLast ? (
        <ButtonLink
          to={withServings(paths.confirmConsumption(id), servings)}
          size="xl"
          className="flex-1 basis-40"
          icon={<Check aria-hidden />}
          onClick={() => cookingProgress.forget(id)}
        >
          Ugotowane
        </ButtonLink>
      ) : (
        <Button size="xl" className="flex-1 basis-40" onClick={() => goTo(index + 1)}>
          Dalej
        </Button>
      )}
    </div>
  )
}
