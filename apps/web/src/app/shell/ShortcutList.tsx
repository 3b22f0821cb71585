const KEYS: readonly (readonly [key: string, meaning: string])[] = [
  ['/', 'szukaj'],
  ['n', 'dodaj produkty'],
  ['?', 'ta lista'],
  ['← →', 'na starcie: następne i poprzednie dania; w gotowaniu: kroki'],
  ['spacja', 'w gotowaniu: następny krok'],
  ['Esc', 'zamknij albo wyczyść'],
]

/** The keys that work on every screen, with what each does. */
export function ShortcutList() {
  return (
    <dl className="flex flex-col gap-2.5">
      {KEYS.map(([key, meaning]) => (
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
