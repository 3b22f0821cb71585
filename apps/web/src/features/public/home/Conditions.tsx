import { clsx } from 'clsx'
import { Activity, Baby, Bone, CookingPot, Droplet, FlaskRound, HeartPulse, Leaf, type LucideIcon, WheatOff } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/link.tsx'

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

const linkCard = 'border border-line bg-card shadow-card transition-colors duration-(--duration-quick) hover:bg-sunken'

export function Conditions() {
  return (
    <section aria-labelledby="zdrowie-tytul">
      <div className="mb-4 gap-10 md:mb-6 lg:grid lg:grid-cols-[1fr_30rem] lg:items-end">
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
            <Link to={paths.landing(slug)} className={clsx(linkCard, 'flex h-full flex-col items-start gap-3 rounded-card p-4')}>
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
              className={clsx(linkCard, 'flex min-h-11 items-center justify-center gap-2 rounded-pill px-5 font-semibold')}
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
