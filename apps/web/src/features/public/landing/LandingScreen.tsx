import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { POINTS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { FREE_FROM } from '@spizarka/contract/recipes'
import { clsx } from 'clsx'
import { Check, CircleAlert, X } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Accordion } from '../../../ui/layout/Accordion.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PublicMeta } from '../PublicMeta.tsx'
import { DishPicture } from './DishPicture.tsx'
import { LANDING_ICONS } from './icons.ts'
import { LandingHero } from './LandingHero.tsx'
import { type LandingDay, type LandingDish, MEAL_NAMES } from './landing-day.ts'
import type { Figure, LandingIcon, LandingPage } from './pages/landing-page.ts'

/** A page for somebody who cooks with one thing in mind: what changes, a real day of dishes, and what we do not claim. */
export function LandingScreen({ page, day }: { page: LandingPage; day: LandingDay }) {
  return (
    <div className="wrap-anywhere">
      <PublicMeta title={page.title} description={page.description} />
      <LandingHero page={page} day={day} />
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
                isChosen ? 'border-late-ink bg-late-soft text-late-ink' : 'border-line bg-card',
              )}
            >
              {isChosen && <X aria-hidden className="size-4.5" />}
              {withHardSpaces(name)}
              {isChosen && <span className="sr-only"> (tego nie ma w&nbsp;przykładzie niżej)</span>}
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

function Day({ page: { name, day: texts, library, trademark }, day }: { page: LandingPage; day: LandingDay }) {
  const { fitting, all } = day.base
  return (
    <section aria-labelledby="dzien">
      <h2 id="dzien" className="mb-2 text-h2 md:text-[2.25rem] md:leading-11">
        {withHardSpaces(texts.title)}
      </h2>
      <p className="mb-4 max-w-180 text-muted md:mb-6">{withHardSpaces(texts.intro)}</p>
      <ul role="list" className="grid gap-4 sm:grid-cols-2 desk:grid-cols-4">
        {day.dishes.map((dish) => (
          <li key={dish.title}>
            <DishOfDay dish={dish} figures={texts.figures} device={name} />
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-180 text-small text-muted">
        {texts.withSum && `${sumOf(day, texts.withSum)} `}
        {texts.note && `${withHardSpaces(texts.note)} `}
        {trademark === undefined
          ? `W\u00a0naszej bazie ${formatNumber(fitting)} z\u00a0${formatNumber(all)} przepisów przechodzi to sprawdzenie bez jednej uwagi.`
          : `W\u00a0naszej bazie ${formatNumber(fitting)} ${plural(fitting, ['przepis ma', 'przepisy mają', 'przepisów ma'])} kroki na to urządzenie.`}
        {library?.showsNoted && withHardSpaces(` ${SHOWS_NOTED}`)}
      </p>
      <p className="mt-4">
        <ButtonLink to={`${paths.publishedRecipes}${library?.query ?? ''}`} variant="outline">
          {withHardSpaces(library?.label ?? 'Zobacz przepisy')}
        </ButtonLink>
      </p>
    </section>
  )
}

const SHOWS_NOTED = 'Przycisk niżej pokaże ich więcej: także te z uwagą, na przykład „obejrzyj etykietę”.'

function DishOfDay({ dish, figures, device }: { dish: LandingDish; figures: readonly Figure[]; device: string }) {
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
          {hasWord(dish) ? (
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-soon-ink" />
          ) : (
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-herb" />
          )}
          {verdictOf(dish, device)}
        </p>
      </div>
    </Card>
  )
}

const hasWord = ({ asks, labels }: LandingDish): boolean => asks.length + labels.length > 0

function verdictOf({ asks, labels, machineSteps }: LandingDish, device: string): string {
  if (asks.length > 0) return withHardSpaces(asks.join('; '))
  if (labels.length > 0) return withHardSpaces(`Skład bez uwag. Ślady: obejrzyj etykietę (${labels.join(', ')})`)
  if (!machineSteps) return 'Sprawdzone, bez uwag'
  const [{ of: all } = { of: 0 }] = machineSteps
  const done = machineSteps.length
  if (done === all) return withHardSpaces(`Wszystkie kroki robi ${device}`)
  return withHardSpaces(`${done} z ${all} kroków robi ${device}`)
}

/** What the four dishes come to, as the figure is shown. */
function sumOf({ dishes }: LandingDay, figure: Figure): string {
  const { name, unit, decimals } = FIGURES[figure]
  const sum = dishes.reduce((all, { nutrients }) => all + (nutrients[figure] ?? 0), 0)
  return withHardSpaces(`${name} w czterech porcjach: ${formatNumber(Math.round(sum * 10 ** decimals) / 10 ** decimals)} ${unit}.`)
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

/** A warning that the gate names for a source is one of the limits, which are above. */
const LABEL_DECIDES = 'decyduje etykieta'

function Limits({ page: { limits, sources }, day }: { page: LandingPage; day: LandingDay }) {
  const rules = day.sources.filter((source) => !source.includes(LABEL_DECIDES))
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
      {rules.length > 0 && <p className="mt-3 text-small text-muted">Reguły, którymi sprawdzamy: {withHardSpaces(rules.join('; '))}.</p>}
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
  const isMember = useSession().status === 'user'
  return (
    <section className="flex flex-col items-center gap-5">
      <div className="flex w-full flex-col items-center gap-4 rounded-sheet bg-herb-fill px-6 py-10 text-center text-white md:py-14">
        <h2 className="text-h2 md:text-[2.5rem] md:leading-12">{withHardSpaces(closing)}</h2>
        <p>{isMember ? 'Twoja spiżarnia czeka.' : `${POINTS.activation}\u00a0punktów AI czeka.`} Gdy coś się nie uda, punkty wracają.</p>
        <ButtonLink to={isMember ? paths.generateRecipe : paths.register} variant="onHerb" size="lg">
          {isMember ? 'Ułóż przepis' : 'Załóż konto'}
        </ButtonLink>
      </div>
      <p className="max-w-140 text-center text-caption text-muted">
        {withHardSpaces(trademark ?? 'To informacja, nie porada medyczna. Decydujesz Ty, a pierwsze słowo ma etykieta.')}
      </p>
    </section>
  )
}
