import { plural } from '@spizarka/contract/plural'
import type { Nutrients } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import { clsx } from 'clsx'
import { CircleHelp, ShieldAlert } from 'lucide-react'
import { paths } from '../../../../lib/paths.ts'
import { useSession } from '../../../../lib/session/session.ts'
import { formatNumber } from '../../../../lib/text/format.ts'
import { Link } from '../../../../ui/button/link.tsx'
import { Badge, type BadgeTone } from '../../../../ui/feedback/Badge.tsx'
import { ProgressBar } from '../../../../ui/feedback/ProgressBar.tsx'
import { Accordion } from '../../../../ui/layout/Accordion.tsx'
import { describeCoverage, grams } from '../nutrition-figures.ts'

/** What the safety gate found, in what, and who says so. */
export function SafetyDetails({ recipe }: { recipe: Recipe }) {
  const { safety, ingredients } = recipe
  const signedIn = useSession().status === 'user'
  const findings = safety.findings.filter(saysSomethingNew)
  const found = findings.filter(({ kind }) => kind !== 'unchecked')
  const unchecked = findings.filter(({ kind }) => kind === 'unchecked')
  // Somebody with coeliac disease has not listed gluten, and must not read that it is none of theirs.
  const concerned = found.some(({ kind, rule }) => kind === 'blocked' || rule.startsWith('allergen:'))
  return (
    <>
      {safety.checked_for.length === 0 && (
        <p className="text-small">
          <Invitation signedIn={signedIn} />
        </p>
      )}
      <h3 className="flex items-center gap-2 text-[1rem] leading-6">
        <ShieldAlert aria-hidden className="size-5" />
        Znaleziono
      </h3>
      {found.length === 0 && safety.allergens.length === 0 && (
        <p className="text-small">
          {safety.checked_for.length > 0 ? 'Nic z tego, czego szukamy.' : 'Żadnego z\u00a014 alergenów. Obejrzyj etykiety.'}
        </p>
      )}
      <Findings findings={found} names={ingredients.map(({ name }) => name)} />
      {safety.allergens.length > 0 && (
        <p className="text-small">
          <span className="mr-2 inline-block rounded-pill bg-sunken px-2.25 py-0.5 text-caption font-bold text-muted">alergeny</span>
          {safety.allergens.join(', ')}.
          {safety.checked_for.length > 0 && !concerned && ` Nie masz ${safety.allergens.length === 1 ? 'tego' : 'ich'} na swojej liście.`}
        </p>
      )}
      {unchecked.length > 0 && (
        <div className="flex flex-col gap-3 border-t border-line pt-4">
          <h3 className="flex items-center gap-2 text-[1rem] leading-6">
            <CircleHelp aria-hidden className="size-5" />
            Nie dało się sprawdzić
          </h3>
          <Findings findings={unchecked} names={ingredients.map(({ name }) => name)} />
          {unchecked.some(({ ingredient }) => ingredient !== null) && <p className="text-small">Obejrzyj etykietę.</p>}
        </div>
      )}
      <p className="border-t border-line pt-4 text-caption text-muted">{disclaimer(recipe)}</p>
    </>
  )
}

/** Two rules of one profile may say the same of an ingredient: a condition and the diet that goes with it. */
function saysSomethingNew(finding: Finding, place: number, all: readonly Finding[]): boolean {
  const same = ({ ingredient, kind, reason }: Finding) =>
    ingredient === finding.ingredient && kind === finding.kind && reason === finding.reason
  return all.findIndex(same) === place
}

function Findings({ findings, names }: { findings: readonly Finding[]; names: readonly string[] }) {
  if (findings.length === 0) return null
  return (
    <ul role="list" className="flex flex-col gap-3">
      {findings.map((finding) => (
        <SafetyFinding key={`${finding.rule} ${finding.ingredient}`} finding={finding} names={names} />
      ))}
    </ul>
  )
}

function Invitation({ signedIn }: { signedIn: boolean }) {
  return (
    <Link to={signedIn ? paths.profileSettings : paths.register} className="font-bold text-brand-ink underline">
      {signedIn ? 'Powiedz, czego nie jesz, a sprawdzimy każdy składnik.' : 'Załóż konto, a sprawdzimy każdy składnik pod Ciebie.'}
    </Link>
  )
}

function disclaimer({ safety: { checked_for, findings }, ingredients }: Recipe): string {
  const doubtful = new Set(findings.filter(({ kind }) => kind === 'unchecked').map(({ ingredient }) => ingredient))
  const checked = ingredients.filter((_, index) => !doubtful.has(index)).length
  const searched = `Sprawdzone: ${checked}\u00a0${plural(checked, ['składnik', 'składniki', 'składników'])} z\u00a0${ingredients.length}. `
  return `${checked_for.length > 0 ? searched : ''}To informacja, nie porada medyczna.`
}

type Finding = Recipe['safety']['findings'][number]

const TONES: Record<Finding['kind'], BadgeTone> = { blocked: 'late', warned: 'soon', unchecked: 'neutral' }

/** One finding: in what, why it matters, and who says so. */
function SafetyFinding({ finding: { ingredient, kind, reason, source }, names }: { finding: Finding; names: readonly string[] }) {
  const name = ingredient === null ? undefined : names[ingredient]
  return (
    <li className="flex flex-wrap items-start gap-x-2.5 gap-y-1 text-small [&>span:first-child]:py-1 [&>span:first-child]:leading-4 [&>span:first-child]:whitespace-normal">
      <Badge tone={TONES[kind]}>{name ?? 'całe danie'}</Badge>
      <span className="min-w-[min(100%,10rem)] flex-1">
        {kind === 'blocked' && <strong>Nie dla Ciebie. </strong>}
        {name !== undefined && reason.startsWith(`${name}: `) ? reason.slice(name.length + 2) : reason}
        {source !== null && <span className="block text-caption text-muted">Źródło: {source}</span>}
      </span>
    </li>
  )
}

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

/** The figures of a serving, how much of the dish they are of, and where they come from. */
export function NutritionDetails({ nutrition }: { nutrition: Recipe['nutrition'] }) {
  const { per_serving, coverage, unknown } = nutrition
  const percent = Math.round(coverage * 100)
  const minerals = MINERALS.flatMap(({ key, label }) => {
    const value = per_serving[key]
    return value === null ? [] : [`${label} ${formatNumber(Math.round(value))}\u00a0mg`]
  })
  return (
    <>
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
    </>
  )
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
