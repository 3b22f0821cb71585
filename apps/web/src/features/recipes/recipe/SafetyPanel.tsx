import { plural } from '@spizarka/contract/plural'
import type { Recipe } from '@spizarka/contract/recipes'
import { CircleHelp, ShieldAlert, ShieldQuestionMark } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Link } from '../../../ui/button/link.tsx'
import { Badge, type BadgeTone } from '../../../ui/feedback/Badge.tsx'
import { FoldedRow, type FoldedRowProps } from './FoldedRow.tsx'
import { describeVerdict } from './safety-verdict.ts'

/** Never green: what was looked for was not found, which is not the same as safe. */
const LOOKS: Record<Recipe['safety']['verdict'], FoldedRowProps['look']> = {
  blocked: 'late',
  warned: 'soon',
  unchecked: 'neutral',
  clear: 'neutral',
}

/** What the safety gate found for this person, and what it could not check: the verdict in a line, folded. */
export function SafetyPanel({ recipe }: { recipe: Recipe }) {
  const { safety, ingredients } = recipe
  const signedIn = useSession().status === 'user'
  const findings = safety.findings.filter(saysSomethingNew)
  const found = findings.filter(({ kind }) => kind !== 'unchecked')
  const unchecked = findings.filter(({ kind }) => kind === 'unchecked')
  // Somebody with coeliac disease has not listed gluten, and must not read that it is none of theirs.
  const concerned = found.some(({ kind, rule }) => kind === 'blocked' || rule.startsWith('allergen:'))
  return (
    <FoldedRow icon={<ShieldQuestionMark />} look={LOOKS[safety.verdict]} {...describeVerdict(recipe)}>
      {safety.checked_for.length === 0 && (
        <p className="text-small">
          <Invitation signedIn={signedIn} />
        </p>
      )}
      <h3 className="flex items-center gap-2 text-[1rem] leading-6">
        <ShieldAlert aria-hidden className="size-5" />
        Znaleziono
      </h3>
      {found.length === 0 && safety.allergens.length === 0 && <p className="text-small">Nic z tego, czego szukamy.</p>}
      <Findings findings={found} names={ingredients.map(({ name }) => name)} />
      {safety.allergens.length > 0 && (
        <p className="text-small">
          <span className="mr-2 inline-block rounded-pill bg-sunken px-2.25 py-0.5 text-caption font-bold text-muted">alergeny</span>
          zawiera {safety.allergens.join(', ')}.
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
    </FoldedRow>
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
