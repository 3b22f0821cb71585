import { useSyncExternalStore } from 'react'
import { screenKeys } from '../../lib/keys/screen-keys.ts'

const KEYS: readonly (readonly [key: string, meaning: string])[] = [
  ['/', 'szukaj'],
  ['n', 'dodaj produkty'],
  ['?', 'ta lista'],
  ['← →', 'na starcie: następne i poprzednie dania; w gotowaniu: kroki'],
  ['spacja', 'w gotowaniu: następny krok'],
  ['Esc', 'zamknij albo wyczyść'],
]

/** The keys that work on every screen, with what each does, and those of the screen that is shown. */
export function ShortcutList() {
  const ofScreen = useSyncExternalStore(screenKeys.subscribe, screenKeys.read)
  const keys = [...ofScreen.map(({ key, meaning }) => [key.toUpperCase(), meaning] as const), ...KEYS]
  return (
    <dl className="flex flex-col gap-2.5">
      {keys.map(([key, meaning]) => (
        <div key={key} className="flex items-baseline gap-4">
          <dt className="w-16 shrink-0">
            <kbd className="rounded-lg border border-line bg-sunken px-2 py-1 font-sans text-small font-bold whitespace-nowrap">{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
