import { Banner } from '../../../ui/Banner.tsx'

/** The spices that were recognised; they are in stock already. */
export function SpiceBanner({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Banner tone="ok" title="Rozpoznane przyprawy (zaktualizowano stan)">
      <ul role="list" className="mt-1.5 flex flex-wrap gap-1.5">
        {names.map((name) => (
          <li key={name} className="rounded-pill bg-card px-3 py-1 text-small font-bold">
            {name}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
