import type { Recipe } from '@spizarka/contract/recipes'
import { useEffect } from 'react'
import { useServings } from '../../../lib/recipes/use-servings.ts'
import { StickyBar } from '../../../ui/StickyBar.tsx'
import { AllowNotifications } from '../ringing/AllowNotifications.tsx'
import { ringTimers } from '../ringing/ring-timers.ts'
import { OtherTimers } from '../timers/OtherTimers.tsx'
import { TimerCard } from '../timers/TimerCard.tsx'
import { timerActions } from '../timers/timer-actions.ts'
import { CookingHead } from './CookingHead.tsx'
import { CookingNav } from './CookingNav.tsx'
import { NotForYou } from './NotForYou.tsx'
import { Overview } from './Overview.tsx'
import { StepIngredients } from './StepIngredients.tsx'
import { StepProgress } from './StepProgress.tsx'
import { StepText } from './StepText.tsx'
import { stepIngredients } from './step-ingredients.ts'
import { timerPreset } from './timer-preset.ts'
import { useCooking } from './use-cooking.ts'
import { useStepKeys } from './use-step-keys.ts'
import { useSwipe } from './use-swipe.ts'

/** A recipe while it is cooked: the step, what goes in, its timer, and the timers of other steps. */
export function CookingPage({ recipe }: { recipe: Recipe }) {
  const { servings } = useServings(recipe.servings)
  const cooking = useCooking(recipe)
  const { method, index, step, goTo } = cooking
  const preset = timerPreset(recipe, servings, method, index)
  const onBack = () => goTo(index - 1)
  const onNext = () => goTo(index + 1)
  useStepKeys({ onBack, onNext, onSpace: () => preset && timerActions.toggle(preset) })
  const swipe = useSwipe({ onLeft: onNext, onRight: onBack })
  useEffect(ringTimers, [])
  return (
    <>
      <title>{`Gotowanie: ${recipe.title} – Spiżarka`}</title>
      <CookingHead recipe={recipe} servings={servings} />
      <div {...swipe} className="mx-auto flex w-full max-w-180 flex-1 touch-pan-y flex-col gap-5 px-4 pb-6 md:px-10">
        <div>
          <StepProgress index={index} count={method.steps.length} />
          <div className="flex flex-wrap items-center gap-x-4">
            {step && (
              <span className="shrink-0 font-bold tabular-nums">
                Krok {index + 1} z&nbsp;{method.steps.length}
              </span>
            )}
            <Overview recipe={recipe} servings={servings} cooking={cooking} />
          </div>
        </div>
        {index === 0 && <NotForYou recipe={recipe} />}
        <StepText index={index} step={step} />
        <StepIngredients ingredients={stepIngredients(method.steps, index, recipe.ingredients, servings / recipe.servings)} />
        {preset && <TimerCard key={preset.id} preset={preset} />}
        <OtherTimers current={preset?.id} recipeId={recipe.id} onStep={(timer) => goTo(timer.step, timer.method)} />
        <AllowNotifications />
      </div>
      <StickyBar>
        <CookingNav recipe={recipe} servings={servings} cooking={cooking} />
      </StickyBar>
    </>
  )
}
