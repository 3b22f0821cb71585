import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { POINTS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { FREE_FROM } from '@spizarka/contract/recipes'
import { welcomeRecipesAsRange } from '@spizarka/contract/welcome-points'
import { clsx } from 'clsx'
import { Check, CircleAlert, CircleQuestionMark, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../lib/paths.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Accordion } from '../../../ui/layout/Accordion.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PublicMeta } from '../PublicMeta.tsx'
import { LANDING_ICONS } from './icons.ts'
import { type CheckedLine, type LandingDay, type LandingDish, MEAL_NAMES, pictureUrl } from './landing-day.ts'
import type { Figure, LandingIcon, LandingPage } from './pages/landing-page.ts'

/** A page for somebody who cooks with one thing in mind: what changes, a real day of dishes, and what we do not claim. */
export function LandingScreen({ page, day }: { page: LandingPage; day: LandingDay }) {
  return (
    <div className="wrap-anywhere">
      <PublicMeta title={page.title} description={page.description} />
      <Hero page={page} day={day} />
      <div className="mx-auto flex w-full max-w-300 flex-col gap-11 px-4 py-11 md:gap-16 md:px-10 md:py-16">
        {page.allergens && <Allergens {...page.allergens} />}
        <Changes {...page.changes} />
        <Day page={page} day={day} />
        <div className="grid gap-11 desk:grid-cols-2 lg:gap-10">
          <Labels {...page.labels} />
          <Limits page={page} day={day} />
        </div>
        <Questions faq={page.faq} />
        <Closing page={page} />
      </div>
    </div>
  )
}

function Hero({ page, day }: { page: LandingPage; day: LandingDay }) {
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
          <div className="flex flex-col gap-3 max-sm:w-full sm:flex-row sm:items-center sm:gap-4">
            <ButtonLink to={paths.register} size="lg" className="max-sm:w-full">
              Zacznij za darmo z&nbsp;{POINTS.activation}&nbsp;punktami AI
            </ButtonLink>
            <p className="text-small text-muted max-sm:text-center">
              Bez karty. <br className="max-sm:hidden" />
              {withHardSpaces(`Wystarczy na ${welcomeRecipesAsRange()}.`)}
            </p>
          </div>
        </div>
        <div className="px-4 pt-8 md:px-10 desk:p-0">
          {day.checked.length > 0 ? <CheckProof page={page} day={day} /> : <DeviceProof page={page} day={day} />}
        </div>
      </div>
    </section>
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

const VERDICTS: Readonly<Record<string, { icon: ReactNode; tone: string; said: string }>> = {
  blocked: { icon: <X />, tone: 'bg-late-soft text-late-ink', said: 'Nie dla Ciebie:' },
  unchecked: { icon: <CircleQuestionMark />, tone: 'bg-soon-soft text-soon-ink', said: 'Nie dało się sprawdzić:' },
  warned: { icon: <CircleAlert />, tone: 'bg-soon-soft text-soon-ink', said: 'Uwaga:' },
  clear: { icon: <Check />, tone: 'bg-ok-soft text-ok-ink', said: 'Nic nie znaleziono:' },
}

function CheckedRow({ line, verdict, reasons }: CheckedLine) {
  const { icon, tone, said } = VERDICTS[verdict] ?? { icon: null, tone: '', said: '' }
  return (
    <li className="flex items-start gap-3 py-2.5">
      <span aria-hidden className={clsx('grid size-9 shrink-0 place-items-center rounded-tile [&>svg]:size-4.5', tone)}>
        {icon}
      </span>
      <span className="min-w-0">
        <span className="sr-only">{said} </span>
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
              <span className={what === '' ? 'px-2 text-small font-bold' : 'font-display text-h2'}>{value}</span> <span className="text-caption text-muted">{what}</span>
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

const heading = 'mb-4 text-h2 md:mb-6 md:text-[2.25rem] md:leading-11'

function Changes({ title, points }: LandingPage['changes']) {
  return (
    <section aria-labelledby="zmiany">
      <h2 id="zmiany" className={heading}>
        {withHardSpaces(title)}
      </h2>
      <ul role="list" className="grid gap-3 md:grid-cols-3 md:gap-6">
        {points.map((point, place) => (
          <li key={point.title}>
            <Card pad="lg" className="flex h-full gap-4">
              <IconTile icon={point.icon} tone={TONES[place % TONES.length]} />
              <div className="min-w-0">
                <h3 className="text-h4">{withHardSpaces(point.title)}</h3>
                <p className="mt-1 text-muted">{withHardSpaces(point.text)}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All that the law has named on labels; those of the child of this page are marked. */
function Allergens({ title, chosen }: NonNullable<LandingPage['allergens']>) {
  return (
    <section aria-labelledby="alergeny">
      <h2 id="alergeny" className={heading}>
        {withHardSpaces(title)}
      </h2>
      <ul role="list" className="flex flex-wrap gap-2">
        {Object.entries(FREE_FROM).map(([allergen, name]) => {
          const isChosen = chosen.some((each) => each === allergen)
          return (
            <li
              key={allergen}
              className={clsx(
                'flex min-h-11 items-center gap-1.5 rounded-pill border px-4 font-semibold',
                isChosen ? 'border-herb bg-ok-soft text-ok-ink' : 'border-line bg-card',
              )}
            >
              {isChosen && <Check aria-hidden className="size-4.5" />}
              {withHardSpaces(name)}
              {isChosen && <span className="sr-only"> (w przykładzie niżej)</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const TONES = ['bg-brand-soft text-brand-ink', 'bg-ok-soft text-ok-ink', 'bg-soon-soft text-soon-ink']

function IconTile({ icon, tone }: { icon: LandingIcon; tone: string | undefined }) {
  const Icon = LANDING_ICONS[icon]
  return (
    <span aria-hidden className={clsx('grid size-11 shrink-0 place-items-center rounded-tile', tone)}>
      <Icon className="size-5.5" />
    </span>
  )
}

function Day({ page: { day: told, trademark }, day }: { page: LandingPage; day: LandingDay }) {
  const { fitting, all } = day.base
  return (
    <section aria-labelledby="dzien">
      <h2 id="dzien" className="mb-2 text-h2 md:text-[2.25rem] md:leading-11">
        {withHardSpaces(told.title)}
      </h2>
      <p className="mb-4 max-w-180 text-muted md:mb-6">{withHardSpaces(told.intro)}</p>
      <ul role="list" className="grid gap-4 sm:grid-cols-2 desk:grid-cols-4">
        {day.dishes.map((dish) => (
          <li key={dish.title}>
            <DishOfDay dish={dish} figures={told.figures} />
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-180 text-small text-muted">
        {told.note && `${withHardSpaces(told.note)} `}
        {trademark === undefined
          ? `W\u00a0naszej bazie ${formatNumber(fitting)} z\u00a0${formatNumber(all)} przepisów przechodzi to sprawdzenie bez jednej uwagi.`
          : `W\u00a0naszej bazie ${formatNumber(fitting)} ${plural(fitting, ['przepis ma', 'przepisy mają', 'przepisów ma'])} kroki na to urządzenie.`}
      </p>
    </section>
  )
}

function DishPicture({ dish, eager = false }: { dish: LandingDish; eager?: boolean }) {
  return (
    <img
      src={pictureUrl(dish)}
      alt=""
      width={640}
      height={480}
      loading={eager ? 'eager' : 'lazy'}
      className="dish-picture aspect-2/1 w-full object-cover sm:aspect-16/10"
    />
  )
}

function DishOfDay({ dish, figures }: { dish: LandingDish; figures: readonly Figure[] }) {
  return (
    <Card pad="none" className="flex h-full flex-col overflow-hidden">
      <DishPicture dish={dish} />
      <div className="flex flex-1 flex-col p-4">
        <p className="text-caption font-bold text-brand-ink">
          {MEAL_NAMES[dish.meal]}, {dish.minutes}&nbsp;min
        </p>
        <h3 className="mt-1 text-h4">{withHardSpaces(dish.title)}</h3>
        <p className="mt-2 text-small text-muted">
          Na {dish.portions}&nbsp;{plural(dish.portions, ['porcję', 'porcje', 'porcji'])}: {withHardSpaces(dish.ingredients.join(', '))}
        </p>
        <dl className="mt-auto grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 pt-3 text-small">
          {figures.map((figure) => (
            <FigureRow key={figure} figure={figure} value={dish.nutrients[figure]} />
          ))}
        </dl>
        <p className="mt-3 flex items-start gap-2 text-small text-muted">
          {dish.asks.length === 0 && <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-herb" />}
          {verdictOf(dish)}
        </p>
      </div>
    </Card>
  )
}

function verdictOf({ asks, machineSteps }: LandingDish): string {
  if (asks.length > 0) return withHardSpaces(asks.join('; '))
  if (!machineSteps) return 'Sprawdzone, bez uwag'
  return `${plural(machineSteps.length, ['Krok', 'Kroki', 'Kroków'])} na urządzeniu: ${machineSteps.length} z\u00a0${machineSteps[0]?.of ?? 0}`
}

const FIGURES: Readonly<Record<Figure, { name: string; unit: string; decimals: number }>> = {
  kcal: { name: 'Energia', unit: 'kcal', decimals: 0 },
  proteinG: { name: 'Białko', unit: 'g', decimals: 0 },
  fatG: { name: 'Tłuszcz', unit: 'g', decimals: 0 },
  carbsG: { name: 'Węglowodany', unit: 'g', decimals: 0 },
  sugarsG: { name: 'w\u00a0tym cukry', unit: 'g', decimals: 0 },
  fibreG: { name: 'Błonnik', unit: 'g', decimals: 0 },
  saltG: { name: 'Sól', unit: 'g', decimals: 1 },
  potassiumMg: { name: 'Potas', unit: 'mg', decimals: 0 },
  phosphorusMg: { name: 'Fosfor', unit: 'mg', decimals: 0 },
}

function FigureRow({ figure, value }: { figure: Figure; value: number | null }) {
  const { name, unit, decimals } = FIGURES[figure]
  return (
    <>
      <dt className={figure === 'sugarsG' ? 'pl-3 text-muted' : 'text-muted'}>{name}</dt>
      <dd className="text-right font-bold tabular-nums">
        {value === null ? 'nie wiemy' : `${formatNumber(Math.round(value * 10 ** decimals) / 10 ** decimals)}\u00a0${unit}`}
      </dd>
    </>
  )
}

function Labels({ title, intro, terms }: LandingPage['labels']) {
  return (
    <section aria-labelledby="etykiety">
      <h2 id="etykiety" className="mb-2 text-h2">
        {withHardSpaces(title)}
      </h2>
      <p className="mb-4 text-muted">{withHardSpaces(intro)}</p>
      <dl className="flex flex-col gap-4">
        {terms.map(({ term, text }) => (
          <div key={term}>
            <dt className="font-bold">{withHardSpaces(term)}</dt>
            <dd className="text-muted">{withHardSpaces(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Limits({ page: { limits, sources }, day }: { page: LandingPage; day: LandingDay }) {
  return (
    <section aria-labelledby="granice">
      <h2 id="granice" className="mb-2 text-h2">
        Czego nie obiecujemy
      </h2>
      <ul role="list" className="flex flex-col gap-3">
        {limits.map((limit) => (
          <li key={limit} className="flex items-start gap-3">
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
            <span>{withHardSpaces(limit)}</span>
          </li>
        ))}
      </ul>
      <h3 className="mt-6 mb-2 text-h4">Źródła</h3>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-small text-muted">
        {sources.map((source) => (
          <li key={source}>{withHardSpaces(source)}</li>
        ))}
      </ul>
      {day.sources.length > 0 && (
        <p className="mt-3 text-small text-muted">Reguły, którymi sprawdzamy: {withHardSpaces(day.sources.join('; '))}.</p>
      )}
    </section>
  )
}

function Questions({ faq }: { faq: LandingPage['faq'] }) {
  return (
    <section aria-labelledby="pytania" className="desk:grid desk:grid-cols-[1fr_2fr] desk:gap-10">
      <h2 id="pytania" className={heading}>
        Pytania
      </h2>
      <Card pad="none" className="divide-y divide-line">
        {faq.map(({ question, answer }, place) => (
          <Accordion key={question} title={withHardSpaces(question)} look="row" defaultOpen={place === 0}>
            <p className="px-4 pb-4 text-muted">{withHardSpaces(answer)}</p>
          </Accordion>
        ))}
      </Card>
    </section>
  )
}

function Closing({ page: { closing, trademark } }: { page: LandingPage }) {
  return (
    <section className="flex flex-col items-center gap-5">
      <div className="flex w-full flex-col items-center gap-4 rounded-sheet bg-herb-fill px-6 py-10 text-center text-white md:py-14">
        <h2 className="text-h2 md:text-[2.5rem] md:leading-12">{withHardSpaces(closing)}</h2>
        <p>{POINTS.activation}&nbsp;punktów AI czeka. Gdy coś się nie uda, punkty wracają.</p>
        <ButtonLink to={paths.register} variant="outline" size="lg" className="border-transparent!">
          Załóż konto
        </ButtonLink>
      </div>
      <p className="max-w-140 text-center text-caption text-muted">
        {withHardSpaces(trademark ?? 'To informacja, nie porada medyczna. Decyzja i etykieta należą do Ciebie.')}
      </p>
    </section>
  )
}
