import type { Recipe } from '@spizarka/contract/recipes'
import { Accordion } from '../../../ui/Accordion.tsx'

const CONFIDENCE: Record<Recipe['nutrition']['sources'][number]['confidence'], string> = {
  high: 'pewne',
  medium: 'dość pewne',
  low: 'szacunek',
}

/** How the figures came about, and where each comes from. */
export function NutritionSources({ nutrition: { sources } }: { nutrition: Recipe['nutrition'] }) {
  return (
    <Accordion title="Jak liczymy" level={3} look="row">
      <div className="flex flex-col gap-2 px-4 pb-4 text-small">
        <p>
          Każdy składnik liczymy osobno, z&nbsp;tabeli wartości odżywczych i&nbsp;jego masy w&nbsp;daniu. Nic nie zgadujemy: czego nie
          wiemy, tego nie dodajemy.
        </p>
        <ul role="list" className="flex flex-col gap-1">
          {sources.map(({ name, source, confidence }) => (
            <li key={name}>
              {name}: <span className="text-muted">{`${source}, ${CONFIDENCE[confidence]}`}</span>
            </li>
          ))}
        </ul>
      </div>
    </Accordion>
  )
}
