import type { ResponseOf } from '@spizarka/contract/endpoint'
import { discardIntakeSession, listIntakeSessions } from '@spizarka/contract/intake'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ListPlus, type LucideIcon, ReceiptText, ScanBarcode, ShoppingBasket, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { paths } from '../../../lib/paths.ts'
import { formatDay, formatProducts, today } from '../../../lib/text/format.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Card } from '../../../ui/layout/Card.tsx'

type WaitingList = ResponseOf<typeof listIntakeSessions>['results'][number]

const SOURCES: Record<WaitingList['source'], { word: string; Icon: LucideIcon }> = {
  text: { word: 'Lista', Icon: ListPlus },
  receipt: { word: 'Paragon', Icon: ReceiptText },
  barcode: { word: 'Kody', Icon: ScanBarcode },
  shopping: { word: 'Zakupy', Icon: ShoppingBasket },
}

/** What was read and not confirmed yet; nothing when nothing waits. */
export function WaitingLists() {
  const { data } = useWaitingLists()
  const [discarding, setDiscarding] = useState<WaitingList>()
  const discard = useDiscardList()
  if (!data || data.results.length === 0) return null

  const confirm = (list: WaitingList) =>
    discard.mutate(list.session_id, {
      onError: () => toast.error('Nie udało się usunąć listy. Spróbuj ponownie.'),
      onSettled: () => setDiscarding(undefined),
    })

  return (
    <section aria-labelledby="czeka" className="flex flex-col gap-3">
      <h2 id="czeka" className="text-h3">
        Czeka na Ciebie
      </h2>
      {data.results.map((list) => (
        <WaitingCard key={list.session_id} list={list} onDiscard={() => setDiscarding(list)} />
      ))}
      <ConfirmDialog
        open={discarding !== undefined}
        title="Usunąć listę?"
        confirmLabel="Usuń"
        busyLabel="Usuwanie..."
        danger
        busy={discard.isPending}
        onConfirm={() => discarding && confirm(discarding)}
        onCancel={() => setDiscarding(undefined)}
      >
        Produkty z tej listy nie trafią do spiżarni.
      </ConfirmDialog>
    </section>
  )
}

function WaitingCard({ list, onDiscard }: { list: WaitingList; onDiscard: () => void }) {
  const { word, Icon } = SOURCES[list.source]
  const name = `${word} z\u00a0${formatDay(today(new Date(list.created_at)))}`
  return (
    <Card className="flex flex-wrap items-center gap-x-3 gap-y-2 border-honey! py-3! pr-2!">
      <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-soon-soft text-soon-ink">
        <Icon className="size-6" />
      </span>
      <div className="min-w-0 flex-1 basis-36">
        <p className="leading-5 font-semibold">{name}</p>
        <p className="text-small text-muted">{formatProducts(list.item_count)} do weryfikacji</p>
      </div>
      <ButtonLink to={paths.review(list.session_id)} variant="ghost" size="sm" className="ml-auto shrink-0" aria-label={`Sprawdź: ${name}`}>
        Sprawdź
      </ButtonLink>
      <div className="-mt-2 -mb-1.5 flex w-full items-center gap-2">
        <p className="min-w-0 flex-1 truncate text-small text-muted">{list.preview}</p>
        <IconButton label={`Usuń: ${name}`} icon={<Trash2 aria-hidden className="size-5" />} onClick={onDiscard} />
      </div>
    </Card>
  )
}

const MAX_SHOWN = 5

/** The lists that were read and wait for review, newest first. */
function useWaitingLists() {
  return useQuery(endpointQuery(listIntakeSessions, { query: { page_size: MAX_SHOWN } }))
}

/** Throws a waiting list away. */
function useDiscardList() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: string) => call(discardIntakeSession, { params: { sessionId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listIntakeSessions.path] }),
  })
}
