import { COSTS } from '@spizarka/contract/limits'
import { Check, Circle, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatPointsInWords } from '../../../lib/format.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { sentPictures } from '../receipt/sent-pictures.ts'

/** While a receipt is being read: the picture, and what is happening to it. */
export function ReadingReceipt({ sessionId }: { sessionId: string }) {
  const picture = sentPictures.find(sessionId)
  return (
    <div className="page page-narrow gap-5!">
      {picture && (
        <div className="relative h-93 overflow-hidden rounded-hero bg-tint-jar">
          <img src={picture} alt="" className="size-full object-contain" />
          <span aria-hidden className="scan-line" />
        </div>
      )}
      <Card>
        <h2 role="status" className="text-h3">
          Przetwarzanie listy przez AI...
        </h2>
        <ol className="mt-3 flex flex-col gap-3">
          <Step state="done">Zdjęcie wysłane</Step>
          <Step state="now">Czytamy paragon</Step>
          <Step state="next">Dopasowujemy do Twojej spiżarni</Step>
        </ol>
      </Card>
      <Banner icon={<ShieldCheck aria-hidden />}>
        {formatPointsInWords(COSTS.receiptIntake)} jest <strong>zarezerwowane</strong>. Jeśli odczyt się nie uda, wrócą same. Możesz wyjść z
        tego ekranu, lista poczeka na Ciebie w „Dodaj produkty”.
      </Banner>
    </div>
  )
}

const STEPS = {
  done: { look: 'bg-ok-soft text-ok-ink', icon: <Check className="size-5" />, said: 'gotowe' },
  now: { look: 'bg-brand-soft text-brand-ink', icon: <Spinner />, said: 'trwa' },
  next: { look: 'bg-sunken text-muted', icon: <Circle className="size-5" />, said: 'później' },
} as const

function Step({ state, children }: { state: keyof typeof STEPS; children: ReactNode }) {
  const { look, icon, said } = STEPS[state]
  return (
    <li className="flex items-center gap-3">
      <span aria-hidden className={`flex size-9 shrink-0 items-center justify-center rounded-pill ${look}`}>
        {icon}
      </span>
      <span className={state === 'next' ? 'text-muted' : 'font-semibold'}>
        {children}
        <span className="sr-only">: {said}</span>
      </span>
    </li>
  )
}
