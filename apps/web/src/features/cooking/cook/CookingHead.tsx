import type { Recipe } from '@spizarka/contract/recipes'
import { clsx } from 'clsx'
import { Sun, SunDim, Volume2, VolumeX, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { paths } from '../../../lib/paths.ts'
import { withServings } from '../../../lib/recipes/use-servings.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Link } from '../../../ui/link.tsx'
import { alarm } from '../ringing/alarm.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** The way out, whether the screen stays on, and the sound of the timers. */
export function CookingHead({ recipe, servings }: { recipe: Recipe; servings: number }) {
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
      <IconButton
        label="Dźwięk minutników"
        aria-pressed={audible}
        icon={audible ? <Volume2 aria-hidden className="size-6" /> : <VolumeX aria-hidden className="size-6" />}
        onClick={() => alarm.setAudible(!audible)}
      />
    </header>
  )
}
