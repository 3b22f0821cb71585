import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { POINTS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { welcomeRecipesAsRange } from '@spizarka/contract/welcome-points'
import { clsx } from 'clsx'
import { Check, CircleAlert, CircleQuestionMark, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DishPicture } from './DishPicture.tsx'
import { LANDING_ICONS } from './icons.ts'
import type { CheckedLine, LandingDay } from './landing-day.ts'
import type { LandingPage } from './pages/landing-page.ts'

/** The head of a page: what it promises, and beside it a proof from our own kitchen. */
export function LandingHero({ page, day }: { page: LandingPage; day: LandingDay }) {
  const Icon = LANDING_ICONS[page.icon]
  return (
    <section className="z-1 desk:lace">
      <div className="mx-auto flex max-w-300 flex-col desk:grid desk:grid-cols-[minmax(0,1fr)_30rem] desk:items-center desk:gap-16 desk:px-10 desk:pt-6 desk:pb-14">
        <div className="lace z-1 flex flex-col items-start gap-5 px-4 pt-4 pb-6 md:px-10 desk:p-0 desk:after:hidden">
          <p className="flex min-h-10 items-center gap-2 rounded-pill bg-card px-4 text-small font-bold">
            <Icon aria-hidden className="size-4.5" /> {withHardSpaces(page.name)}
          </p>
          <h1 className="text-[clamp(2.5rem,2.1rem+1.8vw,3.5rem)] leading-[1.08] tracking-[-0.024em] hyphens-manual">
            {withHardSpaces(page.headline)}
          </h1>
          <p className="max-w-120 text-lead text-muted">{withHardSpaces(page.lead)}</p>
          <EntryLinks />
        </div>
        <div className="px-4 pt-8 md:px-10 desk:p-0">
          {day.checked.length > 0 ? <CheckProof page={page} day={day} /> : <DeviceProof page={page} day={day} />}
        </div>
      </div>
    </section>
  )
}

/** Whoever has an account cooks; the app is awake for them on every page. */
function EntryLinks() {
  const isMember = useSession().status === 'user'
  return (
    <div className="flex flex-col gap-3 max-sm:w-full sm:flex-row sm:items-center sm:gap-4">
      <ButtonLink to={isMember ? paths.generateRecipe : paths.register} size="lg" className="shrink-0 max-sm:w-full">
        {isMember ? 'Ułóż przepis' : withHardSpaces(`Zacznij za darmo z ${POINTS.activation}\u00a0punktami AI`)}
      </ButtonLink>
      <p className="text-small text-muted max-sm:text-center">
        {isMember ? (
          withHardSpaces('Z tego, co masz w spiżarni, i pod Twój profil.')
        ) : (
          <>
            Bez karty. <br className="max-sm:hidden" />
            {withHardSpaces(`Wystarczy na ${welcomeRecipesAsRange()}.`)}
          </>
        )}
      </p>
    </div>
  )
}

/** A recipe that somebody might have copied from anywhere, line by line as the gate reads it. */
function CheckProof({ page: { proof }, day }: { page: LandingPage; day: LandingDay }) {
  return (
    <Card pad="lg" className="shadow-raised">
      <h2 className="text-h3">{withHardSpaces(proof.title)}</h2>
      <ul role="list" className="mt-3 flex flex-col divide-y divide-line">
        {day.checked.map((line) => (
          <CheckedRow key={line.line} {...line} />
        ))}
      </ul>
      <p className="mt-3 text-small text-muted">{withHardSpaces(proof.note)}</p>
    </Card>
  )
}

const VERDICTS: Readonly<Record<string, { icon: ReactNode; tone: string; label: string }>> = {
  blocked: { icon: <X />, tone: 'bg-late-soft text-late-ink', label: 'Nie dla Ciebie:' },
  unchecked: { icon: <CircleQuestionMark />, tone: 'bg-soon-soft text-soon-ink', label: 'Nie dało się sprawdzić:' },
  warned: { icon: <CircleAlert />, tone: 'bg-soon-soft text-soon-ink', label: 'Uwaga:' },
  clear: { icon: <Check />, tone: 'bg-ok-soft text-ok-ink', label: '' },
}

function CheckedRow({ line, verdict, reasons }: CheckedLine) {
  const { icon, tone, label: said } = VERDICTS[verdict] ?? { icon: null, tone: '', label: '' }
  return (
    <li className="flex items-start gap-3 py-2.5">
      <span aria-hidden className={clsx('grid size-9 shrink-0 place-items-center rounded-tile [&>svg]:size-4.5', tone)}>
        {icon}
      </span>
      <span className="min-w-0">
        {said !== '' && <span className="sr-only">{said} </span>}
        <span className="block font-semibold">{withHardSpaces(line)}</span>
        <span className="block text-small text-muted">
          {reasons.length === 0 ? 'nic nie znaleźliśmy' : withHardSpaces(reasons.join('; '))}
        </span>
      </span>
    </li>
  )
}

/** The dish of the day that the device does most of, at its last step that heats. */
function DeviceProof({ page: { proof, name }, day }: { page: LandingPage; day: LandingDay }) {
  const [dish] = day.dishes.toSorted((one, other) => (other.machineSteps?.length ?? 0) - (one.machineSteps?.length ?? 0))
  const step = dish?.machineSteps?.findLast(({ setting }) => setting.includes('°C')) ?? dish?.machineSteps?.at(-1)
  if (!dish || !step) return null
  const settings = withHardSpaces(step.setting).split(' / ')
  return (
    <Card pad="none" className="overflow-hidden shadow-raised">
      <DishPicture dish={dish} eager />
      <div className="p-5">
        <p className="flex items-center justify-between gap-3 text-small font-bold text-brand-ink">
          <span>
            Krok {step.place} z&nbsp;{step.of}
          </span>
          <Badge tone="ok" icon={<Check aria-hidden />}>
            mieści się w&nbsp;2,2&nbsp;l
          </Badge>
        </p>
        <h2 className="mt-2 text-h3">{withHardSpaces(dish.title)}</h2>
        <p className="mt-1 text-muted">{withHardSpaces(step.text)}</p>
        <ul role="list" aria-label={`Ustawienia: ${name}`} className="mt-4 flex flex-wrap gap-3">
          {settings.map(dialOf).map(({ value, what }) => (
            <li
              key={value + what}
              className="flex h-24 min-w-24 flex-col items-center justify-center rounded-pill border-[0.4375rem] border-brand-soft px-1 text-center shadow-card"
            >
              <span className={what === '' ? 'px-2 text-small font-bold' : 'font-display text-h2'}>{value}</span>{' '}
              <span className="text-caption text-muted">{what}</span>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-small text-muted">{withHardSpaces(proof.note)}</p>
      </div>
    </Card>
  )
}

/** A setting as a dial of the device shows it: "20 min" is 20 minutes, "obr. 4" the speed 4. */
function dialOf(setting: string): { value: string; what: string } {
  const [number = setting] = /[\d,½–-]+/.exec(setting) ?? []
  if (/^\d+\smin$/.test(setting)) return { value: number, what: plural(Number(number), ['minuta', 'minuty', 'minut']) }
  if (/^\d+\ss$/.test(setting)) return { value: number, what: plural(Number(number), ['sekunda', 'sekundy', 'sekund']) }
  if (/^\d+\s?°C$/.test(setting)) return { value: `${number}°`, what: 'temperatura' }
  if (/^obr\.\s[\d,½–-]+$/.test(setting)) return { value: number, what: 'obroty' }
  return { value: setting, what: '' }
}
