import { COSTS, LIMITS, POINTS } from '@spizarka/contract/limits'
import { ChevronRight, CookingPot, Crown, FileText, Mail, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Accordion } from '../../../ui/layout/Accordion.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { CONTACT } from '../contact.ts'
import { PublicMeta } from '../PublicMeta.tsx'

export function HelpScreen() {
  return (
    <>
      <PublicMeta
        title="Pomoc – Spiżarka"
        description="Odpowiedzi na częste pytania o spiżarnię, punkty AI i plany oraz kontakt z pomocą Spiżarki."
      />
      <PageHeader title="Pomoc" subtitle="Odpowiedzi i kontakt" back={{ to: paths.home, label: 'Wróć na start' }} />
      <div className="page page-narrow">
        <ContactCards />
        <section aria-labelledby="pytania">
          <h2 id="pytania" className="mb-3 text-h3">
            Częste pytania
          </h2>
          <Card pad="none" className="divide-y divide-line">
            {faq.map(({ question, answer }) => (
              <Accordion key={question} title={question} look="row">
                <p className="px-4 pb-4 text-muted">{answer}</p>
              </Accordion>
            ))}
          </Card>
        </section>
        <ResourceTiles />
      </div>
    </>
  )
}

const resources = [
  { to: paths.publishedRecipes, label: 'Przepisy Spiżarka', Icon: CookingPot },
  { to: paths.terms, label: 'Regulamin', Icon: FileText },
  { to: paths.privacy, label: 'Polityka Prywatności', Icon: ShieldCheck },
]

function ResourceTiles() {
  return (
    <nav aria-label="Więcej informacji">
      <ul role="list" className="grid grid-cols-1 gap-3 md:grid-cols-3">
        {resources.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-card px-4 font-semibold shadow-card hover:bg-sunken"
            >
              <Icon aria-hidden className="size-5.5 shrink-0 text-muted" />
              <span className="min-w-0 flex-1">{label}</span>
              <ChevronRight aria-hidden className="size-5 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const mail = 'inline-flex min-h-11 items-center font-bold text-brand-ink underline underline-offset-3 wrap-anywhere'

/** General support, and the premium one whose address is shown on demand. */
function ContactCards() {
  const [shown, setShown] = useState(false)
  return (
    <section aria-label="Kontakt" className="grid gap-4 md:grid-cols-2">
      <Card pad="lg" className="flex flex-col items-start gap-2">
        <span className="grid size-11 place-items-center rounded-tile bg-brand-soft text-brand-ink">
          <Mail aria-hidden className="size-5.5" />
        </span>
        <h2 className="text-h4">Pomoc ogólna</h2>
        <p className="text-muted">Odpowiadamy w&nbsp;ciągu 24–48 godzin.</p>
        <a href={`mailto:${CONTACT.support}`} className={mail}>
          {CONTACT.support}
        </a>
      </Card>
      <Card pad="lg" className="flex flex-col items-start gap-2">
        <span className="grid size-11 place-items-center rounded-tile bg-plum-soft text-plum-ink">
          <Crown aria-hidden className="size-5.5" />
        </span>
        <h2 className="text-h4">Pomoc Premium</h2>
        <p className="text-muted">Dla planów Premium: 4–8 godzin.</p>
        {shown ? (
          <a href={`mailto:${CONTACT.premiumSupport}`} className={mail}>
            {CONTACT.premiumSupport}
          </a>
        ) : (
          <Button variant="outline" size="sm" onClick={() => setShown(true)}>
            Pokaż mail
          </Button>
        )}
      </Card>
    </section>
  )
}

/** Questions about what the app does today. */
const faq = [
  {
    question: 'Czym są punkty AI?',
    answer: `Punktami płaci się za akcje, które wykonuje sztuczna inteligencja. Cena stoi na każdym przycisku, a gdy coś się nie uda, punkty wracają na konto. Na start dostajesz ${POINTS.activation} punktów.`,
  },
  {
    question: 'Jak dodać produkty do spiżarni?',
    answer: `Wpisz listę zwykłymi słowami (${COSTS.textIntake} punkty), na przykład „2 kg ziemniaków, mleko 3,2% 1 l, 10 jajek”, albo dodaj produkty ręcznie, bez punktów. Zanim cokolwiek trafi do spiżarni, sprawdzasz odczytaną listę.`,
  },
  {
    question: 'Ile produktów mieści spiżarnia?',
    answer: `W planie Free ${LIMITS.freePantryProducts} różnych produktów. Przyprawy się nie liczą. W planach Premium nie ma limitu.`,
  },
  {
    question: 'Dlaczego aplikacja pyta, ile waży sztuka?',
    answer:
      'Jeśli masz masło w gramach, a kupujesz kostkę, trzeba wiedzieć, ile gramów ma kostka. Odpowiedź zapamiętujemy i następnym razem liczymy za Ciebie.',
  },
  {
    question: 'Czy aplikacja działa bez internetu?',
    answer:
      'Otworzy się i pokaże to, co było już wczytane. Zmiany wymagają połączenia; na górze ekranu zobaczysz wtedy pasek z informacją.',
  },
  {
    question: 'Czy to porada dietetyczna?',
    answer: 'Nie. To informacja, nie porada medyczna. Obejrzyj etykietę, a w sprawach zdrowia zapytaj lekarza lub dietetyka.',
  },
] as const
