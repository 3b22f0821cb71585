import { paths } from '../../../lib/paths.ts'
import { Accordion } from '../../../ui/Accordion.tsx'
import { Card } from '../../../ui/Card.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { PublicMeta } from '../PublicMeta.tsx'
import { ContactCards } from './ContactCards.tsx'
import { faq } from './faq.ts'
import { ResourceTiles } from './ResourceTiles.tsx'

export function HelpScreen() {
  return (
    <>
      <PublicMeta
        title="Pomoc – Spiżarka"
        description="Odpowiedzi na częste pytania o spiżarnię, punkty AI i plany oraz kontakt z pomocą Spiżarki."
      />
      <PageHead title="Pomoc" subtitle="Odpowiedzi i kontakt" back={{ to: paths.home, label: 'Wróć na start' }} />
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
