import { CircleCheck, PartyPopper } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatPointsInWords, formatProducts } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Card } from '../../../ui/Card.tsx'

export interface Added {
  names: readonly string[]
  /** Begun rows without a name or an amount; they were not sent. */
  skipped: readonly string[]
  /** Points. */
  bonus: number
}

/** What has been added by hand, and where to go from here. */
export function AddedSummary({ added: { names, skipped, bonus }, onAgain }: { added: Added; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="page page-narrow">
      <Card pad="lg" className="flex flex-col gap-4">
        <div className="flex items-center gap-3">
          <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-ok-soft text-ok-ink">
            <CircleCheck className="size-6" />
          </span>
          <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
            Dodano do spiżarni: {formatProducts(names.length)}
          </h2>
        </div>
        <ul className="list-disc pl-5 marker:text-herb">
          {names.map((name, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same name may stand twice, the list never changes
            <li key={index} className="py-0.5 font-semibold wrap-break-word">
              {name}
            </li>
          ))}
        </ul>
        {bonus > 0 && (
          <Banner tone="ok" icon={<PartyPopper aria-hidden />} title={`Pełna spiżarnia! Dostajesz ${formatPointsInWords(bonus)}.`} />
        )}
        {skipped.length > 0 && <Banner>Pominięte, bo bez nazwy lub ilości: {skipped.join(', ')}.</Banner>}
        <div className="mt-2 flex flex-col gap-2">
          <ButtonLink to={paths.pantry} size="lg" full>
            Przejdź do spiżarni
          </ButtonLink>
          <Button variant="outline" size="lg" full onClick={onAgain}>
            Dodaj więcej produktów
          </Button>
        </div>
      </Card>
    </div>
  )
}
