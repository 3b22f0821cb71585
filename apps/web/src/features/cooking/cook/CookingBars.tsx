import type { Recipe } from '@spizarka/contract/recipes'
import { clsx } from 'clsx'
import { ArrowLeft, Check, Sun, SunDim, Volume2, VolumeX, X } from 'lucide-react'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { withServings } from '../../../lib/recipes/use-servings.ts'
import { alarm } from '../../../lib/timers/alarm.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { type Cooking, cookingProgress } from './use-cooking.ts'

/** The way out, whether the screen stays on, and the sound of the timers. */
export function CookingHeader({ recipe, servings, voice }: { recipe: Recipe; servings: number; voice: ReactNode }) {
  const awake = useWakeLock()
  const audible = useSyncExternalStore(alarm.subscribe, alarm.isAudible)
  const Light = awake ? Sun : SunDim
  return (
    <header className="mx-auto flex w-full max-w-180 flex-wrap items-center justify-between px-2 py-3 md:px-8">
      <h1 className="sr-only">{recipe.title}</h1>
      <Link
        to={withServings(paths.recipe(recipe.id), servings)}
        aria-label="Zamknij gotowanie"
        className="grid size-11 shrink-0 place-items-center rounded-pill hover:bg-ink/8"
      >
        <X aria-hidden className="size-6.5" />
      </Link>
      <p
        className={clsx(
          'flex min-h-8 min-w-0 items-center gap-1.5 rounded-pill px-3 py-1 text-small font-semibold',
          awake ? 'bg-sunken text-muted' : 'bg-soon-soft text-soon-ink',
        )}
      >
        <Light aria-hidden className="size-4 shrink-0" />
        {awake ? 'Ekran nie zgaśnie' : 'Ekran może zgasnąć'}
      </p>
      {voice}
      <IconButton
        label="Dźwięk minutników"
        aria-pressed={audible}
        icon={audible ? <Volume2 aria-hidden className="size-6" /> : <VolumeX aria-hidden className="size-6" />}
        onClick={() => alarm.setAudible(!audible)}
      />
    </header>
  )
}

/** Keeps the screen on while it is shown; false where the browser cannot, or will not: when the battery is low, say. */
function useWakeLock(): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let asking = false
    let left = false
    const hold = async () => {
      // A hidden page gets none, and one that is hidden loses it.
      if (document.visibilityState !== 'visible' || asking || (lock && !lock.released)) return
      asking = true
      const given = await navigator.wakeLock.request('screen').catch(() => undefined)
      asking = false
      if (left || !given) return given?.release()
      lock = given
      setHeld(true)
      given.addEventListener('release', () => setHeld(false))
    }
    const again = fireAndForget(hold)
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', again)
      fireAndForget(async () => lock?.release())()
    }
  }, [])
  return held
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
