import { type PushKind, readPushSubscription } from '@spizarka/contract/push'
import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { endpointQuery } from '../api/endpoint-query.ts'
import { fireAndForget } from '../fire-and-forget.ts'
import { deviceStore } from '../storage/device-store.ts'
import { choosePush } from './choose-push.ts'
import { pushAbility, turnPushOn } from './push.ts'

const OFFERS: Record<PushKind, { question: string; promise: string }> = {
  use_soon: {
    question: 'Powiedzieć Ci o\u00a017:00, co zużyć?',
    promise: 'Tylko gdy coś się kończy, i\u00a0od razu z\u00a0jednym daniem na dziś.',
  },
  list_ready: {
    question: 'Dać znać, gdy następna lista będzie gotowa?',
    promise: 'Zamówisz, zamkniesz aplikację, a\u00a0my się odezwiemy.',
  },
  recipe_decided: {
    question: 'Dać znać, gdy przepis przejdzie sprawdzenie?',
    promise: 'Jedno powiadomienie z\u00a0decyzją, nic więcej.',
  },
}

/**
 * Offers to tell of one kind of thing while the app is closed. It stands where that has just been of use, once on a device: the browser's own
 * question comes after a yes alone, because it is asked once.
 */
export function PushOffer({ kind }: { kind: PushKind }) {
  const asked = `push-offer-${kind}`
  const [isOpen, setIsOpen] = useState(() => pushAbility() === 'askable' && deviceStore.find(asked) === undefined)
  const [busy, setBusy] = useState(false)
  const { data } = useQuery({ ...endpointQuery(readPushSubscription), enabled: isOpen })
  const key = data?.public_key
  if (!isOpen || !key) return null

  const close = () => {
    deviceStore.save(asked, 'asked')
    setIsOpen(false)
  }
  const accept = async () => {
    setBusy(true)
    try {
      if (await turnPushOn(key)) {
        await choosePush([kind])
        toast.success('Włączone. Zmienisz to w\u00a0ustawieniach powiadomień.')
      }
      close()
    } catch {
      toast.error('Nie udało się włączyć powiadomień. Spróbuj w\u00a0ustawieniach.')
    } finally {
      setBusy(false)
    }
  }
  const { question, promise } = OFFERS[kind]
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex gap-3">
        <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-tile bg-brand-soft text-brand-ink">
          <BellRing className="size-5" />
        </span>
        <div>
          <h2 className="font-bold">{question}</h2>
          <p className="text-small text-muted">{promise}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={busy} onClick={fireAndForget(accept)}>
          Tak, daj znać
        </Button>
        <Button size="sm" variant="outline" onClick={close}>
          Nie teraz
        </Button>
      </div>
    </Card>
  )
}
