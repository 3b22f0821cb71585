import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { planOf } from '@spizarka/contract/plans'
import { ChartPie, Crown, Eye, Headset, Mail, ReceiptText, SearchCheck, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { operatorOf } from '../../../lib/operator/operator.ts'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Upsell } from '../../../lib/upsell/Upsell.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { Accordion } from '../../../ui/layout/Accordion.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { PublicMeta } from '../PublicMeta.tsx'
import { findAnswers, HELP_FAQ, type HelpAnswer } from './faq.ts'

const MAX_QUESTION_LENGTH = 80

export function HelpScreen() {
  const [asked, setAsked] = useState('')
  const answers = asked.trim() === '' ? HELP_FAQ : findAnswers(asked)
  return (
    <>
      <PublicMeta
        title="Pomoc – Spiżarka"
        description="Odpowiedzi na częste pytania o spiżarnię, punkty AI, plany i dane, oraz kontakt z pomocą Spiżarki."
      />
      <PageHeader
        title="Pomoc"
        subtitle={'Najczęściej wystarczy jedno z\u00a0tych pytań'}
        back={{ to: paths.home, label: 'Wróć na start' }}
      />
      <div className="page wrap-anywhere gap-8 desk:grid desk:grid-cols-[minmax(0,1fr)_23.5rem] desk:items-start desk:gap-8">
        <div className="flex flex-col gap-8">
          <SearchField
            label={'Szukaj w\u00a0pomocy'}
            placeholder="O co chcesz zapytać?"
            search={asked}
            onSearch={setAsked}
            maxLength={MAX_QUESTION_LENGTH}
          />
          <Questions answers={answers} isSearch={asked.trim() !== ''} />
          <Topics />
        </div>
        <Contact />
      </div>
    </>
  )
}

function Questions({ answers, isSearch }: { answers: readonly HelpAnswer[]; isSearch: boolean }) {
  return (
    <section aria-labelledby="pytania">
      <h2 id="pytania" className="mb-3 text-h3">
        {isSearch ? 'Znalezione odpowiedzi' : 'Najczęstsze pytania'}
      </h2>
      <p role="status" className={answers.length === 0 ? 'text-muted' : 'sr-only'}>
        {answers.length === 0 ? 'Tego tu nie mamy. Napisz do nas, odpowiemy.' : isSearch && `Znalezionych odpowiedzi: ${answers.length}`}
      </p>
      {answers.length > 0 && (
        <Card pad="none" className="divide-y divide-line">
          {answers.map(({ id, question, answer }, place) => (
            <Accordion key={id} title={withHardSpaces(question)} look="row" defaultOpen={place === 0}>
              <p id={id} className="scroll-mt-24 px-4 pb-4 text-muted">
                {withHardSpaces(answer)}
              </p>
            </Accordion>
          ))}
        </Card>
      )}
    </section>
  )
}

const topics = [
  { id: 'cennik', title: 'Punkty i\u00a0cennik', text: 'Co ile kosztuje', Icon: Sparkles },
  { id: 'paragony', title: 'Jak robić zdjęcia paragonów', text: 'Trzy proste zasady', Icon: ReceiptText },
  { id: 'skladniki', title: 'Jak sprawdzamy składniki', text: 'Co wiemy, a\u00a0czego nie', Icon: SearchCheck },
  { id: 'kalorie', title: 'Skąd kalorie', text: 'Tabele i\u00a0wzory', Icon: ChartPie },
]

/** Each leads to its answer, which the browser unfolds. */
function Topics() {
  return (
    <section aria-labelledby="tematy">
      <h2 id="tematy" className="mb-3 text-h3">
        Warto wiedzieć
      </h2>
      <ul role="list" className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        {topics.map(({ id, title, text, Icon }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex h-full flex-col items-start gap-2 rounded-card border border-line bg-card p-4 shadow-card hover:bg-sunken"
            >
              <span aria-hidden className="grid size-11 place-items-center rounded-tile bg-sunken text-muted">
                <Icon className="size-5.5" />
              </span>
              <span className="font-bold">{title}</span>
              <span className="text-small text-muted">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const mailLink =
  'flex min-h-12 w-full items-center justify-center rounded-control border-[1.5px] border-control px-3 text-center font-bold wrap-anywhere hover:bg-sunken'

/** What takes the place of the button that was pressed has the focus: a reader says it at once. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}

/** General support, and the premium one whose address is shown to whom it is for. */
function Contact() {
  const { supportEmail } = operatorOf()
  return (
    <aside aria-labelledby="kontakt" className="flex flex-col gap-4">
      <h2 id="kontakt" className="text-h3">
        Napisz do nas
      </h2>
      <Card pad="lg" className="flex flex-col gap-3">
        <div className="flex items-center gap-4">
          <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-brand-soft text-brand-ink">
            <Mail className="size-6" />
          </span>
          <div>
            <h3 className="text-h4">Pomoc ogólna</h3>
            <p className="text-small text-muted">odpowiedź w&nbsp;24–&#8288;48&nbsp;godzin</p>
          </div>
        </div>
        <p>Konto, spiżarnia, płatności, uwagi do przepisów.</p>
        <a href={`mailto:${supportEmail}`} className={mailLink}>
          {supportEmail}
        </a>
      </Card>
      <PremiumContact />
      <p className="text-small text-muted">Reklamacje: odpowiadamy w&nbsp;14&nbsp;dni.</p>
    </aside>
  )
}

function PremiumContact() {
  const { premiumSupportEmail } = operatorOf()
  const { user } = useSession()
  const [shown, setShown] = useState(false)
  const [offered, setOffered] = useState(false)
  const show = () => {
    if (user && !planOf(user.plan).allows('premium_support')) setOffered(true)
    else setShown(true)
  }
  return (
    <Card pad="lg" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-plum-soft text-plum-ink">
          <Headset className="size-6" />
        </span>
        <div className="min-w-28 flex-1">
          <h3 className="text-h4">Pomoc Premium</h3>
          <p className="text-small text-muted">odpowiedź w&nbsp;4–&#8288;8&nbsp;godzin</p>
        </div>
        <Badge tone="plum" icon={<Crown aria-hidden />}>
          Premium
        </Badge>
      </div>
      <p>Pierwszeństwo i&nbsp;pomoc w&nbsp;dobraniu ustawień pod Twoją dietę.</p>
      {shown ? (
        <a href={`mailto:${premiumSupportEmail}`} className={mailLink} ref={focusOnMount}>
          {premiumSupportEmail}
        </a>
      ) : (
        <Button variant="soft" full className="bg-plum-soft! text-plum-ink!" icon={<Eye aria-hidden className="size-5" />} onClick={show}>
          Pokaż mail
        </Button>
      )}
      <Upsell feature={offered && 'premium_support'} onClose={() => setOffered(false)} />
    </Card>
  )
}
