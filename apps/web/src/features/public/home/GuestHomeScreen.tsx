import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { PLAN_PRICES, POINTS } from '@spizarka/contract/limits'
import { welcomeRecipesAsRange } from '@spizarka/contract/welcome-points'
import { clsx } from 'clsx'
import {
  Activity,
  Baby,
  Bone,
  CookingPot,
  Crown,
  Droplet,
  FlaskRound,
  HeartPulse,
  Leaf,
  type LucideIcon,
  Star,
  WheatOff,
} from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { formatMoney } from '../../../lib/text/format.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PublicMeta } from '../PublicMeta.tsx'
import { PhonePreview } from './PhonePreview.tsx'

/** What Spiżarka is for, for someone who does not know it yet. */
export function GuestHomeScreen() {
  return (
    <>
      <PublicMeta
        title="Spiżarka – gotuj z tego, co masz"
        description={`Spiżarka wie, co masz w kuchni: podpowie, co ugotować, zanim się zepsuje, i dopasuje to do Twojego zdrowia. Zacznij z ${POINTS.activation} punktami AI za darmo.`}
      />
      <Hero />
      <div className="mx-auto flex w-full max-w-300 flex-col gap-11 px-4 py-11 md:gap-20 md:px-10 md:py-16">
        <HowItWorks />
        <Conditions />
        <div className="flex flex-col gap-11 desk:grid desk:grid-cols-[1fr_1.1fr] desk:items-start desk:gap-6">
          <StartPoints />
          <Plans />
        </div>
      </div>
    </>
  )
}

function StartPoints() {
  return (
    <section aria-labelledby="punkty-tytul" className="relative overflow-hidden rounded-sheet bg-herb-fill p-6 pt-8 text-white md:p-9">
      <JarMark />
      <h2 id="punkty-tytul" className="relative flex flex-wrap items-end gap-x-3">
        <span className="text-[4rem] leading-14">{POINTS.activation}</span>
        <span className="text-h3">
          punktów AI
          <br />
          na start
        </span>
      </h2>
      <p className="relative mt-5 max-w-100">Cena każdej akcji jest na przycisku. Jeśli coś się nie uda, punkty wracają na konto.</p>
      <div className="relative mt-5 flex flex-wrap gap-2.5">
        <ButtonLink to={paths.register} variant="onHerb">
          Załóż konto
        </ButtonLink>
        <ButtonLink to={paths.login} variant="ghost" className="border-[1.5px] border-white/70 text-white! hover:bg-white/15!">
          Zaloguj się
        </ButtonLink>
      </div>
    </section>
  )
}

function JarMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="absolute -top-3 -right-1 size-30 rotate-12 fill-white/20">
      <rect x="5" y="10" width="22" height="20" rx="6.5" />
      <rect x="7" y="2.5" width="18" height="6" rx="2.2" />
      <path
        d="M16 26.5V15.5M16 22.5c-4.2 0-5.7-2.5-5.9-5.6 3.6.1 5.9 1.9 5.9 5.6ZM16 19.5c4.2 0 5.7-2.3 5.9-5.2-3.6.1-5.9 1.7-5.9 5.2Z"
        className="fill-herb-fill stroke-herb-fill"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}

function Hero() {
  return (
    <section className="lace z-1 overflow-x-clip">
      <div className="mx-auto flex max-w-300 flex-col gap-14 px-4 pt-4 md:px-10 desk:grid desk:grid-cols-[minmax(0,1fr)_26rem] desk:items-center desk:gap-20 desk:pt-10">
        <div className="flex flex-col gap-5 lg:gap-6 lg:pb-12">
          <h1 className="text-display">
            Gotuj z&nbsp;tego, <br />
            co masz.
          </h1>
          <p className="max-w-120 text-lead text-muted lg:text-[1.25rem] lg:leading-[1.875rem]">
            Spiżarka wie, co stoi na Twoich półkach. Podpowie, co ugotować, zanim się zepsuje, i&nbsp;dopasuje to do Twojego zdrowia.
          </p>
          <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-4">
            <ButtonLink to={paths.register} size="lg" className="max-sm:w-full">
              Zacznij z&nbsp;{POINTS.activation}&nbsp;punktami AI
            </ButtonLink>
            <p className="text-small text-muted max-sm:text-center">
              Za darmo, bez karty. <br className="max-sm:hidden" />
              {withHardSpaces(`${POINTS.activation} punktów to ${welcomeRecipesAsRange()}.`)}
            </p>
          </div>
        </div>
        <PhonePreview />
      </div>
    </section>
  )
}

const steps = [
  {
    title: 'Dodaj to, co masz',
    text: 'Wpisz listę, zrób zdjęcie paragonu albo zeskanuj kody. Sprawdzasz i\u00a0zatwierdzasz jednym dotknięciem.',
  },
  {
    title: 'Wybierz, co ugotujesz',
    text: 'Najpierw podpowiadamy dania z\u00a0tego, co trzeba zużyć. Z\u00a0Twoją dietą i\u00a0zdrowiem w\u00a0pamięci.',
  },
  {
    title: 'Ugotuj i\u00a0zatwierdź',
    text: 'Zużyte ilości odejmujesz od spiżarni, a\u00a0brakujące dodajesz do listy zakupów jednym dotknięciem.',
  },
]

function HowItWorks() {
  return (
    <section id="jak-to-dziala" aria-labelledby="jak-to-dziala-tytul" className="scroll-mt-6">
      <h2 id="jak-to-dziala-tytul" className="mb-4 text-h2 md:mb-6 md:text-[2.25rem] md:leading-11">
        Jak to działa
      </h2>
      <ol className="grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6">
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <Card className="flex h-full gap-4 p-4 md:flex-col md:gap-3 md:p-7">
              <span
                aria-hidden
                className="w-9 shrink-0 text-center font-display text-[2.25rem] leading-10 text-brand md:text-left md:text-[3.25rem] md:leading-13"
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <h3 className="text-h4 md:text-h3">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </Card>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface PlanLine {
  name: string
  text: string
  price: string
  period: string
  Icon: LucideIcon
  tone: string
}

const plans: readonly PlanLine[] = [
  {
    name: 'Free',
    text: '250\u00a0pkt na start, 50\u00a0produktów',
    price: '0\u00a0zł',
    period: 'na zawsze',
    Icon: Leaf,
    tone: 'bg-ok-soft text-ok-ink',
  },
  {
    name: 'Premium',
    text: '2000\u00a0pkt co miesiąc, bez limitu produktów',
    price: formatMoney(PLAN_PRICES.premium),
    period: 'miesięcznie',
    Icon: Crown,
    tone: 'bg-plum-soft text-plum-ink',
  },
  {
    name: 'Premium Super',
    text: '5000\u00a0pkt co miesiąc i\u00a0pomoc premium',
    price: formatMoney(PLAN_PRICES.premium_super),
    period: 'miesięcznie',
    Icon: Star,
    tone: 'bg-plum-soft text-plum-ink',
  },
]

function Plans() {
  return (
    <section id="plany" aria-labelledby="plany-tytul" className="scroll-mt-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="plany-tytul" className="text-h2">
          Plany
        </h2>
        <Link to={paths.plansByMonth} className="flex min-h-11 items-center font-bold text-brand-ink underline-offset-3 hover:underline">
          Porównaj plany
        </Link>
      </div>
      <ul role="list" className="flex flex-col gap-3">
        {plans.map(({ name, text, price, period, Icon, tone }) => (
          <li key={name}>
            <Card className="flex items-center gap-3">
              <span className={clsx('grid size-11 shrink-0 place-items-center rounded-tile', tone)}>
                <Icon aria-hidden className="size-5.5" />
              </span>
              <div className="min-w-0 flex-1">
                <h3 className="text-[1.0625rem] leading-6">{name}</h3>
                <p className="text-small text-muted">{text}</p>
              </div>
              <p className="shrink-0 text-right">
                <span className="block font-bold tabular-nums">{price}</span>
                <span className="block text-caption text-muted">{period}</span>
              </p>
            </Card>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-muted">Rocznie płacisz za 10 miesięcy. Rezygnujesz, kiedy chcesz.</p>
    </section>
  )
}

interface Condition {
  slug: string
  name: string
  text: string
  Icon: LucideIcon
  tone: string
}

const conditions: readonly Condition[] = [
  {
    slug: 'cukrzyca',
    name: 'Cukrzyca',
    text: 'Węglowodany policzone w\u00a0każdej porcji',
    Icon: Droplet,
    tone: 'bg-brand-soft text-brand-ink',
  },
  { slug: 'celiakia', name: 'Celiakia', text: 'Gluten wyłapany składnik po składniku', Icon: WheatOff, tone: 'bg-ok-soft text-ok-ink' },
  { slug: 'hashimoto', name: 'Hashimoto', text: 'Bez tego, co wykluczasz', Icon: Activity, tone: 'bg-plum-soft text-plum-ink' },
  { slug: 'nadcisnienie', name: 'Nadciśnienie', text: 'Sól pod stałą kontrolą', Icon: HeartPulse, tone: 'bg-late-soft text-late-ink' },
  { slug: 'dna-moczanowa', name: 'Dna moczanowa', text: 'Mniej puryn na talerzu', Icon: Bone, tone: 'bg-soon-soft text-soon-ink' },
  { slug: 'low-fodmap', name: 'Low FODMAP', text: 'Zamienniki cebuli i\u00a0czosnku', Icon: Leaf, tone: 'bg-ok-soft text-ok-ink' },
  {
    slug: 'choroby-nerek',
    name: 'Choroby nerek',
    text: 'Potas, fosfor i\u00a0sód na oku',
    Icon: FlaskRound,
    tone: 'bg-plum-soft text-plum-ink',
  },
  {
    slug: 'alergie-dzieci',
    name: 'Alergie u\u00a0dzieci',
    text: '14 alergenów, za każdym razem',
    Icon: Baby,
    tone: 'bg-soon-soft text-soon-ink',
  },
]

const devices = [
  { slug: 'thermomix', name: 'Thermomix' },
  { slug: 'lidlomix', name: 'Lidlomix' },
]

const linkCardStyle = 'border border-line bg-card shadow-card transition-colors duration-(--duration-quick) hover:bg-sunken'

function Conditions() {
  return (
    <section aria-labelledby="zdrowie-tytul">
      <div className="mb-4 gap-10 md:mb-6 desk:grid desk:grid-cols-[1fr_30rem] desk:items-end">
        <h2 id="zdrowie-tytul" className="text-h2 md:text-[2.25rem] md:leading-11">
          Gotujesz dla zdrowia?
        </h2>
        <p className="mt-2 text-muted">
          Każdy przepis sprawdzamy składnik po składniku. Mówimy, co znaleźliśmy i&nbsp;czego nie dało się sprawdzić.
        </p>
      </div>
      <ul role="list" className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 md:grid-cols-4 md:gap-4">
        {conditions.map(({ slug, name, text, Icon, tone }) => (
          <li key={slug}>
            <Link to={paths.landing(slug)} className={clsx(linkCardStyle, 'flex h-full flex-col items-start gap-3 rounded-card p-4')}>
              <span className={clsx('grid size-11 place-items-center rounded-tile', tone)}>
                <Icon aria-hidden className="size-5.5" />
              </span>
              <span>
                <span className="block font-display text-[1.0625rem] leading-6">{name}</span>
                <span className="mt-0.5 block text-small text-muted">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ul role="list" aria-label="Urządzenia" className="mt-4 flex flex-wrap gap-3">
        {devices.map(({ slug, name }) => (
          <li key={slug} className="flex-1 md:flex-none">
            <Link
              to={paths.landing(slug)}
              className={clsx(linkCardStyle, 'flex min-h-11 items-center justify-center gap-2 rounded-pill px-5 font-semibold')}
            >
              <CookingPot aria-hidden className="size-5 text-muted" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
