import { Crown, Mail } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { CONTACT } from '../contact.ts'

const mail = 'inline-flex min-h-11 items-center font-bold text-brand-ink underline underline-offset-3 wrap-anywhere'

/** General support, and the premium one whose address is shown on demand. */
export function ContactCards() {
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
