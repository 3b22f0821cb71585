import { Lock } from 'lucide-react'
import { useState } from 'react'
import { type ConsentChoice, EVERYTHING, giveConsent, NOTHING_BUT_NECESSARY, readConsent } from '../../../lib/consent/consent.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { Switch } from '../../../ui/form/Switch.tsx'
import { Card } from '../../../ui/layout/Card.tsx'

const KINDS: readonly { kind: keyof ConsentChoice; name: string; text: string }[] = [
  { kind: 'functional', name: 'Funkcjonalne', text: 'Wygoda, bez której da się obejść, do 1\u00a0roku. Dziś żadnych nie ma.' },
  { kind: 'analytical', name: 'Analityczne', text: 'Ile osób kończy przepis, do 2\u00a0lat. Dziś żadnych nie ma.' },
  { kind: 'marketing', name: 'Marketingowe', text: 'Reklamy dopasowane poza Spiżarką. Dziś żadnych nie ma.' },
]

/** What of it is allowed, kind by kind; nothing is ticked for whoever has not decided. */
export function CookiePreferences({ onClose }: { onClose: () => void }) {
  const [choice, setChoice] = useState<ConsentChoice>(() => readConsent() ?? NOTHING_BUT_NECESSARY)
  const give = ({ functional, analytical, marketing }: ConsentChoice) => {
    giveConsent({ functional, analytical, marketing })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title="Twoje ciasteczka">
      <p className="text-muted">Zmienisz to w&nbsp;stopce każdej strony.</p>
      <Card pad="none" className="mt-4 divide-y divide-line">
        <div className="flex items-start justify-between gap-4 px-4 py-3">
          <div>
            <p className="font-bold">Niezbędne</p>
            <p className="text-small text-muted">Logowanie, listy bez zasięgu, wybrany wygląd, bezpieczeństwo</p>
          </div>
          <Badge tone="neutral" icon={<Lock aria-hidden />}>
            zawsze
          </Badge>
        </div>
        {KINDS.map(({ kind, name, text }) => (
          <div key={kind} className="px-4">
            <Switch on={choice[kind]} onChange={(on) => setChoice({ ...choice, [kind]: on })} help={text}>
              <span className="font-bold">{name}</span>
            </Switch>
          </div>
        ))}
      </Card>
      <div className="mt-4 flex flex-col gap-2">
        <Button size="lg" full onClick={() => give(choice)}>
          Zapisz wybór
        </Button>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
          <Button variant="outline" className="px-2!" onClick={() => give(NOTHING_BUT_NECESSARY)}>
            Odrzuć wszystkie
          </Button>
          <Button variant="outline" className="px-2!" onClick={() => give(EVERYTHING)}>
            Zgadzam się
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
