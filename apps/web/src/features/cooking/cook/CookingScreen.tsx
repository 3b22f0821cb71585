import type { RecipeIngredient, RecipeStep } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import { clsx } from 'clsx'
import { ArrowLeftRight, AudioLines, Bell, SlidersHorizontal } from 'lucide-react'
import { type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { foodLook } from '../../../lib/food-look.ts'
import { standInWords } from '../../../lib/recipes/ingredient-stock.ts'
import { useServings } from '../../../lib/recipes/use-servings.ts'
import { ingredientAmount } from '../../../lib/recipes/words/recipe-words.ts'
import { StepSentence } from '../../../lib/recipes/words/StepSentence.tsx'
import { type StepPart, stepParts } from '../../../lib/recipes/words/step-parts.ts'
import { useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { deviceStore } from '../../../lib/storage/device-store.ts'
import { RunningTimers } from '../../../lib/timers/RunningTimers.tsx'
import { askToNotify, canAskToNotify, ringTimers } from '../../../lib/timers/ring-timers.ts'
import { sentenceTimer, stepTimer } from '../../../lib/timers/step-timers.ts'
import { timerActions, useTimers } from '../../../lib/timers/timer-store.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import { RecipeLoader } from '../RecipeLoader.tsx'
import { TimerCard } from '../timers/Timers.tsx'
import { speak, useVoice } from '../voice/use-voice.ts'
import { VoiceButton } from '../voice/VoiceButton.tsx'
import { spokenAmount } from '../voice/voice-command.ts'
import { CookingHeader, CookingNav } from './CookingBars.tsx'
import { DishInBrief, Overview } from './Overview.tsx'
import { useCooking } from './use-cooking.ts'

/** /recipes/{id}/cook: one step at a time, to be read at arm's length. */
export function CookingScreen() {
  const { recipeId = '' } = useParams()
  return (
    <RecipeLoader key={recipeId} id={recipeId}>
      {(recipe) => <CookingPage recipe={recipe} />}
    </RecipeLoader>
  )
}

/** A recipe while it is cooked: the step, what goes in, its timer, and the timers of other steps. */
function CookingPage({ recipe }: { recipe: Recipe }) {
  const { servings } = useServings(recipe.servings)
  const cooking = useCooking(recipe)
  const { method, index, step, goTo } = cooking
  const timed = step && { recipe, servings, method: method.key, place: index, step }
  const preset = timed && stepTimer(timed)
  const onBack = () => goTo(index - 1)
  const onNext = () => goTo(index + 1)
  useStepKeys({ onBack, onNext, onSpace: () => preset && timerActions.toggle(preset) })
  const voice = useVoice((command) => {
    if (command.kind === 'next') onNext()
    else if (command.kind === 'back') onBack()
    else if (command.kind === 'repeat') speak(step?.text ?? '')
    else if (command.kind === 'amount') speak(spokenAmount(recipe, servings, command.words))
    else if (preset) timerActions.start(preset)
  })
  const swipe = useSwipe({ onLeft: onNext, onRight: onBack })
  useEffect(ringTimers, [])
  return (
    <>
      <title>{`Gotowanie: ${recipe.title} – Spiżarka`}</title>
      <CookingHeader recipe={recipe} servings={servings}>
        <Overview recipe={recipe} servings={servings} cooking={cooking} />
        <VoiceButton voice={voice} />
      </CookingHeader>
      <div {...swipe} className="mx-auto flex w-full max-w-180 flex-1 touch-pan-y flex-col gap-5 overflow-x-clip px-4 pb-6 md:px-10">
        <div>
          <StepProgress index={index} count={method.steps.length} />
          <div className="mt-2 flex flex-wrap items-center gap-x-4">
            {step && (
              <span className="shrink-0 font-bold tabular-nums">
                Krok {index + 1} z&nbsp;{method.steps.length}
              </span>
            )}
            <DishInBrief title={recipe.title} servings={servings} />
          </div>
        </div>
        {index === 0 && <BlockedNotice recipe={recipe} />}
        <StepText
          index={index}
          factor={servings / recipe.servings}
          step={step}
          onTime={(time) => timed && timerActions.start(sentenceTimer(timed, time))}
        />
        <StepIngredients ingredients={stepIngredients(method.steps, index, recipe.ingredients, servings / recipe.servings)} />
        {preset && (
          // Of a long step the timer stays above the button, and what goes in passes behind it; on a low screen it would cover what is read.
          <div className="bottom-[calc(var(--bottom-bar,0px)+0.75rem)] [@media(min-height:48rem)]:sticky [@media(min-height:48rem)]:z-10">
            <TimerCard key={preset.id} preset={preset} />
          </div>
        )}
        <RunningTimers except={preset?.id} here={{ recipeId: recipe.id, onStep: (timer) => goTo(timer.step, timer.method) }} />
        <AllowNotifications />
        {voice.listening && (
          <p className="mt-auto text-small text-muted">
            <AudioLines aria-hidden className="mr-2 inline size-5 text-herb" />
            Powiedz: <b className="text-ink">dalej</b>, <b className="text-ink">wstecz</b>, <b className="text-ink">powtórz</b>,{' '}
            <b className="text-ink">minutnik</b>, <b className="text-ink">ile mąki</b>
          </p>
        )}
      </div>
      <StickyBar caption={<SwipeHint />}>
        <CookingNav recipe={recipe} servings={servings} cooking={cooking} />
      </StickyBar>
    </>
  )
}

interface StepKeys {
  onBack: () => void
  onNext: () => void
  /** The space bar: the timer of the step. */
  onSpace: () => void
}

/** Keys of a cook with wet hands: arrows turn the steps, the space bar starts and stops the timer. What has the focus keeps its own keys. */
function useStepKeys({ onBack, onNext, onSpace }: StepKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const { target } = event
    if (target instanceof Element && target.closest(event.key === ' ' ? 'button, a, input, dialog' : 'input, dialog')) return
    if (event.key === 'ArrowRight') onNext()
    else if (event.key === 'ArrowLeft') onBack()
    else if (event.key === ' ') onSpace()
    else return
    event.preventDefault()
  })
  // Before the paint: a step that can be read can be turned.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** In CSS pixels. */
const SWIPE_DISTANCE = 56
/** Swipes from the very edge belong to the browser: back and forward. */
const SCREEN_EDGE = 24

/** Handlers of an area that is swiped sideways with a finger; it needs `touch-action: pan-y`, so that the page still scrolls. */
function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y, target }: PointerEvent) => {
      const inside = x > SCREEN_EDGE && x < window.innerWidth - SCREEN_EDGE
      // A sheet that is open lies over the area, but is a part of it.
      const onSheet = target instanceof Element && target.closest('dialog') !== null
      start.current = pointerType === 'touch' && isPrimary && inside && !onSheet ? { x, y } : undefined
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return
      const [across, down] = [clientX - start.current.x, clientY - start.current.y]
      start.current = undefined
      if (Math.abs(across) < SWIPE_DISTANCE || Math.abs(across) < 2 * Math.abs(down)) return
      if (across < 0) onLeft()
      else onRight()
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}

/** A bar a step: made, being made, still to come. The words beside it say the same. */
function StepProgress({ index, count }: { index: number; count: number }) {
  return (
    <div aria-hidden className={clsx('flex', count > 16 ? 'gap-0.5' : 'gap-1.5')}>
      {Array.from({ length: count }, (_, place) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- bars have no other name and are never moved
          key={place}
          className={clsx(
            'h-2 min-w-0 flex-1 rounded-pill transition-colors duration-(--duration-base)',
            place < index && 'bg-herb',
            place === index && 'bg-brand',
            place > index && 'bg-disabled',
          )}
        />
      ))}
    </div>
  )
}

/** Before the first step: what this person must not be served is in it. */
function BlockedNotice({ recipe: { safety } }: { recipe: Recipe }) {
  const reasons = new Set(safety.findings.filter(({ kind }) => kind === 'blocked').map(({ reason }) => reason))
  if (reasons.size === 0) return null
  return (
    <Banner tone="late" title="Nie dla Ciebie">
      {[...reasons].join(' ')} To informacja, nie porada medyczna.
    </Banner>
  )
}

/** What a step takes. */
function StepIngredients({ ingredients }: { ingredients: readonly StepIngredient[] }) {
  if (ingredients.length === 0) return null
  return (
    <ul role="list" aria-label="Składniki tego kroku" className="flex flex-wrap gap-2">
      {ingredients.map(({ ingredient: { name, line, tile, category, optional }, words, amount, standIn }) => (
        <li key={line} className="flex items-center gap-2 rounded-[1.625rem] border border-line bg-card p-1.25 pr-4 font-semibold">
          <ProductTile name={name} {...foodLook({ tile, category })} size="sm" />
          <span className="min-w-0 wrap-break-word">
            {words}
            {amount !== null && <span className="font-bold tabular-nums"> {amount}</span>}
            {optional && <span className="font-normal text-muted"> (niekoniecznie)</span>}
            {standIn !== undefined && <span className="block text-small font-normal text-muted">{standIn}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** While a timer runs, offers to be notified of its end on another page; gone once the browser has been answered. */
function AllowNotifications() {
  const [offered, setOffered] = useState(canAskToNotify)
  const { timers, now } = useTimers()
  if (!offered || !timers.some(({ endsAt }) => endsAt !== null && endsAt > now)) return null
  const ask = async () => {
    await askToNotify()
    setOffered(false)
  }
  return (
    <Button variant="ghost" size="sm" className="self-center" icon={<Bell aria-hidden />} onClick={fireAndForget(ask)}>
      Powiadom mnie, gdy minie czas
    </Button>
  )
}

interface StepTextProps {
  index: number
  step: RecipeStep | undefined
  /** Times as much as the recipe states. */
  factor: number
  onTime: (time: Extract<StepPart, { kind: 'time' }>) => void
}

/** More letters than this are more than seven lines on a phone. */
const LONG_STEP = 150

/** What to do now, to be read at arm's length; a screen reader says it when the step is turned. */
function StepText({ index, step, factor, onTime }: StepTextProps) {
  const element = useRef<HTMLDivElement>(null)
  const shown = useRef(index)
  const [turned, setTurned] = useState({ index, onwards: 0 })
  if (turned.index !== index) setTurned({ index, onwards: Math.sign(index - turned.index) })
  useEffect(() => {
    if (shown.current === index) return
    shown.current = index
    window.scrollTo(0, 0)
    // The button that turned the step is gone at the first step and at the last.
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [index])
  return (
    <div ref={element} role="status" tabIndex={-1} className="flex flex-col items-start gap-4 outline-none">
      {step && <span className="sr-only">Krok {index + 1}. </span>}
      <p
        key={index}
        className={clsx(
          'font-display font-semibold whitespace-pre-line text-pretty wrap-break-word hyphens-auto lg:text-[2.25rem] lg:leading-12',
          // A step that is turned to slides in from its side; the first one is there.
          turned.onwards !== 0 && 'transition-[translate,opacity] duration-(--duration-base) ease-standard starting:opacity-0',
          turned.onwards > 0 && 'starting:translate-x-10',
          turned.onwards < 0 && 'starting:-translate-x-10',
          (step?.text.length ?? 0) > LONG_STEP ? 'text-[1.5rem] leading-8' : 'text-step',
        )}
      >
        {step ? (
          <StepSentence parts={stepParts(step, factor)} amountLook="text-brand" onTime={onTime} />
        ) : (
          'Ten przepis nie ma opisanych kroków.'
        )}
      </p>
      {step?.setting && (
        <span className="inline-flex items-center gap-2 rounded-pill bg-plum-soft px-4 py-2 text-lead font-bold text-plum-ink">
          <SlidersHorizontal aria-hidden className="size-5 shrink-0" />
          {step.setting}
        </span>
      )}
    </div>
  )
}

interface StepIngredient {
  ingredient: RecipeIngredient
  /** `jajka`, or the line as a person writes it: `4 jajka`. */
  words: string
  /** Beside the words where they do not hold it: `6 szt.` */
  amount: string | null
  /** What of the pantry does for it, where that is another food. */
  standIn: string | undefined
}

/**
 * What a step takes, for `factor` times the servings that the recipe states. The amount stands where an ingredient comes up first; later
 * steps work on it or take what is left of it, so there it would be wrong.
 */
function stepIngredients(
  steps: readonly RecipeStep[],
  index: number,
  ingredients: readonly RecipeIngredient[],
  factor: number,
): StepIngredient[] {
  const before = new Set(steps.slice(0, index).flatMap((step) => step.ingredients))
  return [...new Set(steps[index]?.ingredients)].flatMap((place) => {
    const ingredient = ingredients[place]
    if (!ingredient || ingredient.is_water) return []
    const { name, line } = ingredient
    const standIn = standInWords(ingredient)
    if (before.has(place)) return [{ ingredient, words: name, amount: null, standIn }]
    const amount = ingredientAmount(ingredient, factor)
    const inWords = factor === 1 || amount === null
    return [{ ingredient, standIn, ...(inWords ? { words: line, amount: null } : { words: name, amount }) }]
  })
}

const HINT_COUNT_KEY = 'cooking.swipe-hints'
/** Whoever was told twice knows it. */
const MAX_HINTS = 2

/** That steps are turned with a finger too: told the first two times that somebody cooks on a device that is touched. */
function SwipeHint() {
  const [timesShown] = useState(() => Number(deviceStore.find(HINT_COUNT_KEY) ?? 0))
  const shown = timesShown < MAX_HINTS && navigator.maxTouchPoints > 0
  useEffect(() => {
    if (shown) deviceStore.save(HINT_COUNT_KEY, String(timesShown + 1))
  }, [shown, timesShown])
  if (!shown) return null
  return (
    <span className="inline-flex items-center gap-2">
      <ArrowLeftRight aria-hidden className="size-4" />
      albo przesuń palcem
    </span>
  )
}
