import type { Nutrients } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import { clsx } from 'clsx'
import { Flame } from 'lucide-react'
import { formatNumber } from '../../../lib/format.ts'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { Accordion } from '../../../ui/layout/Accordion.tsx'
import { FoldedRow } from './FoldedRow.tsx'

const FIGURES: readonly { key: keyof Nutrients; label: string; edge: string }[] = [
  { key: 'protein_g', label: 'Białko', edge: 'border-herb' },
  { key: 'fat_g', label: 'Tłuszcze', edge: 'border-plum' },
  { key: 'carbs_g', label: 'Węglow.', edge: 'border-honey' },
  { key: 'saturated_g', label: 'w tym nasycone', edge: 'border-line' },
  { key: 'sugars_g', label: 'w tym cukry', edge: 'border-line' },
  { key: 'fibre_g', label: 'Błonnik', edge: 'border-line' },
  { key: 'salt_g', label: 'Sól', edge: 'border-line' },
]
const MINERALS: readonly { key: keyof Nutrients; label: string }[] = [
  { key: 'potassium_mg', label: 'potas' },
  { key: 'phosphorus_mg', label: 'fosfor' },
]

/** What one serving holds, from the food table, with the share of the dish that could be computed. */
export function NutritionPanel({ recipe: { nutrition } }: { recipe: Recipe }) {
  const { per_serving, coverage, unknown } = nutrition
  const percent = Math.round(coverage * 100)
  const minerals = MINERALS.flatMap(({ key, label }) => {
    const value = per_serving[key]
    return value === null ? [] : [`${label} ${formatNumber(Math.round(value))}\u00a0mg`]
  })
  return (
    <FoldedRow
      icon={<Flame />}
      look="neutral"
      title={per_serving.kcal === null ? 'Wartości odżywcze' : `${grams(per_serving.kcal)}\u00a0kcal w\u00a0porcji`}
      detail={`białko ${grams(per_serving.protein_g)}\u00a0g, tłuszcze ${grams(per_serving.fat_g)}\u00a0g, węgl. ${grams(per_serving.carbs_g)}\u00a0g`}
    >
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-3">
        {FIGURES.map(({ key, label, edge }) => (
          <div key={key} className={clsx('border-l-3 pl-2.5', edge)}>
            <dt className="text-caption text-muted">{label}</dt>
            <dd className="font-bold tabular-nums">{grams(per_serving[key])}&nbsp;g</dd>
          </div>
        ))}
      </dl>
      {minerals.length > 0 && <p className="text-small text-muted">W porcji też: {minerals.join(', ')}.</p>}
      <div className="flex flex-col gap-1.5">
        <p className="text-small">{describeCoverage(nutrition)}</p>
        <ProgressBar label="Policzona część dania" value={percent} max={100} nearAt={2} />
        {unknown.length > 0 && <p className="text-caption text-muted">Nie policzone: {unknown.join(', ')}.</p>}
      </div>
      <NutritionSources nutrition={nutrition} />
    </FoldedRow>
  )
}

/** How much of the dish the figures are of. */
export function describeCoverage({ coverage, without_frying_fat }: Recipe['nutrition']): string {
  return without_frying_fat ? 'Policzone bez tłuszczu do smażenia' : `Policzone ${Math.round(coverage * 100)}% masy dania, bez przypraw`
}

/** A figure as it is read at a glance: whole from ten up, a dash where it is not known. */
function grams(value: number | null): string {
  if (value === null) return '–'
  return formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))
}

const CONFIDENCE: Record<Recipe['nutrition']['sources'][number]['confidence'], string> = {
  high: 'pewne',
  medium: 'dość pewne',
  low: 'szacunek',
}

/** How the figures came about, and where each comes from. */
function NutritionSources({ nutrition: { sources } }: { nutrition: Recipe['nutrition'] }) {
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
