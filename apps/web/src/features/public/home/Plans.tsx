import { clsx } from 'clsx'
import { Crown, Leaf, type LucideIcon, Star } from 'lucide-react'
import { formatMoney } from '../../../lib/format.ts'
import { Card } from '../../../ui/Card.tsx'

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
    text: '250 pkt na start, 50 produktów',
    price: '0\u00a0zł',
    period: 'na zawsze',
    Icon: Leaf,
    tone: 'bg-ok-soft text-ok-ink',
  },
  {
    name: 'Premium',
    text: '2000 pkt co miesiąc, bez limitu produktów',
    price: formatMoney('29.99'),
    period: 'miesięcznie',
    Icon: Crown,
    tone: 'bg-plum-soft text-plum-ink',
  },
  {
    name: 'Premium Super',
    text: '5000 pkt co miesiąc i\u00a0pomoc premium',
    price: formatMoney('49.99'),
    period: 'miesięcznie',
    Icon: Star,
    tone: 'bg-plum-soft text-plum-ink',
  },
]

export function Plans() {
  return (
    <section id="plany" aria-labelledby="plany-tytul" className="scroll-mt-6">
      <h2 id="plany-tytul" className="mb-4 text-h2 lg:sr-only">
        Plany
      </h2>
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
