import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { LIMITS } from '@spizarka/contract/limits'
import { planOf } from '@spizarka/contract/plans'
import { ChartPie, CookingPot, Copy, Crown, Eye, Flame, PenLine, ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { operatorOf } from '../../../lib/operator/operator.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { Upsell } from '../../../lib/upsell/Upsell.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Accordion } from '../../../ui/layout/Accordion.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { PublicMeta } from '../PublicMeta.tsx'
import { focusOnMount } from './HelpScreen.tsx'

/** /pomoc-premium: where whoever pays is answered first, and what the plans can do. On Free it offers them instead. */
export function PremiumHelpScreen() {
  const { user } = useSession()
  const navigate = useNavigate()
  const isFree = user !== null && !planOf(user.plan).allows('premium_support')
  return (
    <>
      <PublicMeta
        title="Pomoc Premium – Spiżarka"
        description="Pomoc dla osób z planem Premium i Premium Super: odpowiedź w 4–8 godzin, wyjaśnienia funkcji i odpowiedzi na pytania."
      />
      <PageHeader
        title="Pomoc Premium"
        subtitle={
          user && !isFree
            ? `Twój plan: ${user.plan === 'premium' ? 'Premium' : 'Premium Super'}`
            : 'Dla planów Premium i\u00a0Premium Super'
        }
        back={{ to: paths.help, label: 'Wróć do pomocy' }}
      />
      <div className="page wrap-anywhere gap-8 desk:grid desk:grid-cols-[minmax(0,1fr)_22rem] desk:items-start desk:gap-10">
        <PremiumAddress isMember={user !== null && !isFree} isFree={isFree} />
        <div className="flex flex-col gap-8 desk:order-first">
          <Features />
          <Questions />
        </div>
      </div>
      <Upsell feature={isFree && 'premium_support'} onClose={fireAndForget(() => navigate(paths.help, { replace: true }))} />
    </>
  )
}

function PremiumAddress({ isMember, isFree }: { isMember: boolean; isFree: boolean }) {
  const { premiumSupportEmail } = operatorOf()
  const [asked, setAsked] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(premiumSupportEmail)
    toast.success('Adres skopiowany.')
  }
  return (
    <aside aria-labelledby="adres">
      <div className="rounded-sheet bg-plum-fill p-6 text-white">
        <p className="flex items-center gap-2">
          <Crown aria-hidden className="size-5" /> Premium
        </p>
        <h2 id="adres" className="mt-2 text-h2">
          Odpowiadamy w&nbsp;4–8&nbsp;godzin
        </h2>
        <p className="mt-2">Wiadomości od osób z&nbsp;Premium czytamy w&nbsp;pierwszej kolejności.</p>
        {isMember || asked ? (
          <div className="mt-4 flex flex-col gap-3">
            <a
              href={`mailto:${premiumSupportEmail}`}
              ref={asked ? focusOnMount : undefined}
              className="flex min-h-12 items-center justify-center rounded-control bg-white px-3 text-center font-bold wrap-anywhere text-[#5d2a58]"
            >
              {premiumSupportEmail}
            </a>
            <Button
              variant="ghost"
              full
              className="bg-white/15! text-white! hover:bg-white/25!"
              icon={<Copy aria-hidden className="size-5" />}
              onClick={fireAndForget(copy)}
            >
              Skopiuj adres
            </Button>
          </div>
        ) : (
          !isFree && (
            <Button variant="onPlum" full className="mt-4" icon={<Eye aria-hidden className="size-5" />} onClick={() => setAsked(true)}>
              Pokaż mail
            </Button>
          )
        )}
      </div>
      <p className="mt-3 text-small text-muted">Dopisz numer sesji albo faktury, jeśli pytasz o&nbsp;płatność. Odpowiemy szybciej.</p>
    </aside>
  )
}

const { shoppingPeople, shoppingDays, customPrompt, calories } = LIMITS

const features = [
  {
    title: 'Twoje życzenie w przepisie',
    text: `Do ${customPrompt} znaków, np. „coś rozgrzewającego, bez kolendry”`,
    Icon: PenLine,
  },
  { title: 'Kalorie na porcję', text: `Od 0 do ${calories} kcal, wynik zobaczysz pod przepisem`, Icon: Flame },
  { title: 'Wersje na Thermomix i Lidlomix', text: 'Czas, temperatura i obroty przy każdym kroku urządzenia', Icon: CookingPot },
  {
    title: `Listy dla ${shoppingPeople.free + 1}–${shoppingPeople.most} osób na ${shoppingDays.free + 1}–${shoppingDays.most} dni`,
    text: 'Odejmują to, co stoi w spiżarni',
    Icon: ShoppingBasket,
  },
  { title: 'Własne makroskładniki', text: 'Podział energii na białko, tłuszcze i węglowodany po swojemu', Icon: ChartPie },
]

function Features() {
  return (
    <section aria-labelledby="funkcje">
      <h2 id="funkcje" className="mb-3 text-h3">
        Co masz w&nbsp;Premium
      </h2>
      <Card pad="none" className="divide-y divide-line">
        {features.map(({ title, text, Icon }) => (
          <div key={title} className="flex items-center gap-4 p-4">
            <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-plum-soft text-plum-ink">
              <Icon className="size-5.5" />
            </span>
            <div className="min-w-0">
              <h3 className="font-sans! text-body font-bold tracking-normal!">{withHardSpaces(title)}</h3>
              <p className="text-small text-muted">{withHardSpaces(text)}</p>
            </div>
          </div>
        ))}
      </Card>
    </section>
  )
}

const faq = [
  {
    question: 'Kiedy dostanę 2000 punktów?',
    answer: 'Od razu po płatności, potem co 30 dni, także w planie rocznym. W Premium Super jest ich 5000. Niewykorzystane zostają.',
  },
  {
    question: 'Jak przejść na Premium Super?',
    answer:
      'W ustawieniach, w Subskrypcji. Za niewykorzystane dni Premium odliczymy kwotę, którą zobaczysz przed zapłatą. Punkty nowego planu dostajesz od razu.',
  },
  {
    question: 'Dlaczego wersja na Thermomix ma inne czasy?',
    answer:
      'Bo naczynie grzeje od dołu i miesza bez przerwy. Czasy liczymy dla 2,2 l. To wyliczenie, nie próba, więc sprawdź, czy warzywa są miękkie.',
  },
  {
    question: 'Jak ustawić własne makroskładniki?',
    answer: 'W Kaloriach otwórz swój cel i podaj procenty białka, tłuszczów i węglowodanów, razem 100. Dzień policzymy do Twoich liczb.',
  },
  {
    question: 'Czy Premium odnawia się samo?',
    answer:
      'Tak, co 30 albo 365 dni. Przypominamy 7 dni wcześniej. Zrezygnujesz w Subskrypcji w każdej chwili, a plan działa do końca opłaconego okresu.',
  },
  {
    question: 'Nie mogę się zalogować, a płacę. Co robić?',
    answer: 'Napisz na adres pomocy Premium z adresu, na który jest konto. Podaj numer faktury albo datę płatności.',
  },
]

function Questions() {
  return (
    <section aria-labelledby="pytania">
      <h2 id="pytania" className="mb-3 text-h3">
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
