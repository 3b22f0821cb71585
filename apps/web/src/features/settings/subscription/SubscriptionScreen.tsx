import type { Plan } from '@spizarka/contract/accounts'
import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { clsx } from 'clsx'
import { Check, Crown, Leaf, type LucideIcon, Star } from 'lucide-react'
import { useSession } from '../../../lib/session/session.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { SettingsPage, SettingsSection } from '../SettingsPage.tsx'

/** /settings/subscription: the plan, and what the bigger ones give. */
export function SubscriptionScreen() {
  const { user } = useSession()
  const current = PLANS.findIndex(({ plan }) => plan === user?.plan)
  const bigger = PLANS.slice(current + 1)
  return (
    <SettingsPage title="Subskrypcja" subtitle={PLANS[current] && `Teraz: ${PLANS[current].name}`}>
      <SettingsSection id="plan" title="Twój plan">
        {PLANS[current] && <PlanCard {...PLANS[current]} current />}
        {user?.subscription_cancelled && <Banner>Subskrypcja nie odnowi się. Korzystasz z niej do końca opłaconego okresu.</Banner>}
      </SettingsSection>
      {bigger.length > 0 && (
        <SettingsSection id="wieksze" title="Co dają większe plany" about="Zakup planu włączymy wkrótce. Do tego czasu nic nie pobieramy.">
          {bigger.map((plan) => (
            <PlanCard key={plan.plan} {...plan} />
          ))}
        </SettingsSection>
      )}
    </SettingsPage>
  )
}

function PlanCard({ name, Icon, plan, benefits, current = false }: PlanDescription & { current?: boolean }) {
  return (
    <Card pad="lg" className={clsx('flex flex-col gap-4', current && 'border-2! border-herb!')}>
      <div className="flex flex-wrap items-center gap-3">
        <span
          aria-hidden
          className={clsx(
            'grid size-13 shrink-0 place-items-center rounded-2xl [&_svg]:size-6',
            plan === 'free' ? 'bg-ok-soft text-ok-ink' : 'bg-plum-soft text-plum-ink',
          )}
        >
          <Icon />
        </span>
        <h3 className="flex-1 text-h2">{name}</h3>
        {current && <Badge tone="ok">obecny plan</Badge>}
      </div>
      <ul role="list" className="flex flex-col gap-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-3">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-herb" />
            <span className="min-w-0 wrap-anywhere">{withHardSpaces(benefit)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface PlanDescription {
  plan: Plan
  name: string
  Icon: LucideIcon
  benefits: readonly string[]
}

/** What each plan gives (SPEC section 6), from the smallest. */
const PLANS: readonly PlanDescription[] = [
  {
    plan: 'free',
    name: 'Free',
    Icon: Leaf,
    benefits: [
      '250 punktów AI na start',
      'spiżarnia do 50 produktów, przyprawy bez limitu',
      'listy zakupów dla 1–2 osób na 1–4\u00a0dni',
      'kalorie liczone automatycznie',
    ],
  },
  {
    plan: 'premium',
    name: 'Premium',
    Icon: Crown,
    benefits: [
      '2000 punktów AI co miesiąc',
      'spiżarnia bez limitu produktów',
      'własne życzenie, kalorie i urządzenie w przepisie',
      'listy zakupów dla 3–10 osób na 5–14\u00a0dni',
      'własne makroskładniki, bez reklam',
      'odpowiedź pomocy w 4–8 godzin',
    ],
  },
  {
    plan: 'premium_super',
    name: 'Premium Super',
    Icon: Star,
    benefits: ['5000 punktów AI co miesiąc', 'wszystko z Premium', 'pomoc premium'],
  },
]
