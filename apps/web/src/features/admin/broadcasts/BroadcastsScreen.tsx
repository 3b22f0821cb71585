import { type Broadcast, listBroadcasts, sendBroadcast } from '@spizarka/contract/admin'
import { LIMITS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { useQueryClient } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { focusFirstInvalid } from '../../../lib/form/focus-first-invalid.ts'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { drafts } from '../../../lib/storage/drafts.ts'
import { formatMoment, formatNumber } from '../../../lib/text/format.ts'
import { REQUIRED } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Input, Textarea } from '../../../ui/form/Input.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { ADMIN_PAGE_SIZE, adminCall } from '../admin-call.ts'

/** /admin/broadcasts: a notice to everybody, and those that went before. */
export function BroadcastsScreen() {
  const list = usePages({
    path: listBroadcasts.path,
    read: (page, signal) => adminCall(listBroadcasts, { query: { page, page_size: ADMIN_PAGE_SIZE }, signal }),
    keyOf: ({ id }) => id,
  })
  return (
    <AdminPage narrow title="Ogłoszenia">
      <BroadcastForm />
      <section aria-labelledby="wyslane" className="flex flex-col gap-3">
        <h2 id="wyslane" className="text-h2">
          Wysłane
        </h2>
        <PagedList label="Wysłane ogłoszenia" list={list} empty="Nie ma jeszcze żadnych ogłoszeń.">
          {(broadcast) => (
            <Row
              key={broadcast.id}
              title={broadcast.title}
              detail={
                <>
                  <span className="wrap-break-word whitespace-pre-line">{broadcast.message}</span>
                  <span className="text-small text-muted">
                    {formatMoment(broadcast.created_at)}, {recipientsOf(broadcast)}
                  </span>
                </>
              }
            />
          )}
        </PagedList>
      </section>
    </AdminPage>
  )
}

function recipientsOf({ recipients }: Broadcast): string {
  return recipients === null ? 'w drodze' : `${formatNumber(recipients)} ${plural(recipients, ['odbiorca', 'odbiorców', 'odbiorców'])}`
}

/** Writes a notice to everybody; it is seen as they will see it, and asked about, before it goes. */
function BroadcastForm() {
  const { draft, change, clear } = useBroadcastDraft()
  const [checked, setChecked] = useState(false)
  const [asking, setAsking] = useState(false)
  const broadcast = { title: draft.title.trim(), message: draft.message.trim() }
  const send = useSendBroadcast({ onSent: clear, onSettled: () => setAsking(false) })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const complete = broadcast.title !== '' && broadcast.message !== ''
    flushSync(() => setChecked(!complete))
    if (complete) setAsking(true)
    else focusFirstInvalid(event.currentTarget)
  }

  return (
    <Card pad="lg">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <h2 className="text-h2">Nowe ogłoszenie</h2>
        <Field
          label="Tytuł"
          error={checked && broadcast.title === '' ? REQUIRED : undefined}
          counter={[draft.title.length, LIMITS.notificationTitle]}
          required
        >
          <Input
            value={draft.title}
            maxLength={LIMITS.notificationTitle}
            onChange={(event) => change({ ...draft, title: event.target.value })}
          />
        </Field>
        <Field
          label="Treść"
          error={checked && broadcast.message === '' ? REQUIRED : undefined}
          counter={[draft.message.length, LIMITS.notificationMessage]}
          required
        >
          <Textarea
            rows={5}
            value={draft.message}
            maxLength={LIMITS.notificationMessage}
            onChange={(event) => change({ ...draft, message: event.target.value })}
          />
        </Field>
        <BroadcastPreview {...broadcast} />
        <Button type="submit" className="max-w-full self-start wrap-anywhere">
          Wyślij ogłoszenie
        </Button>
      </form>
      <ConfirmDialog
        open={asking}
        title="Wysłać do wszystkich?"
        confirmLabel="Wyślij"
        busyLabel="Wysyłanie..."
        busy={send.isPending}
        onConfirm={() => send.mutate(broadcast)}
        onCancel={() => setAsking(false)}
      >
        <p>Ogłoszenie „{broadcast.title}” dostaną wszyscy, którzy chcą ogłoszeń. Nie da się go cofnąć.</p>
      </ConfirmDialog>
    </Card>
  )
}

const TITLE = 'broadcast-title'
const MESSAGE = 'broadcast-message'

/** What has been written of a notice; a reload does not lose it. */
function useBroadcastDraft() {
  const [draft, setDraft] = useState(() => ({ title: drafts.find(TITLE) ?? '', message: drafts.find(MESSAGE) ?? '' }))
  const change = (next: { title: string; message: string }) => {
    setDraft(next)
    drafts.save(TITLE, next.title)
    drafts.save(MESSAGE, next.message)
  }
  return { draft, change, clear: () => change({ title: '', message: '' }) }
}

/** Sends a notice to everybody; another try after a failure sends it once. */
function useSendBroadcast({ onSent, onSettled }: { onSent: () => void; onSettled: () => void }) {
  const queryClient = useQueryClient()
  const key = useIdempotencyKey()
  return useExclusiveMutation({
    mutationFn: (body: { title: string; message: string }) =>
      adminCall(sendBroadcast, { body, idempotencyKey: key.keyFor(JSON.stringify(body)) }),
    onSuccess: async () => {
      key.succeeded()
      onSent()
      toast.success('Ogłoszenie jest w drodze.')
      await queryClient.invalidateQueries({ queryKey: [listBroadcasts.path] })
    },
    onError: () => toast.error('Nie udało się wysłać ogłoszenia. Spróbuj ponownie.'),
    onSettled,
  })
}

/** A notice as the bell's panel will show it. */
function BroadcastPreview({ title, message }: { title: string; message: string }) {
  return (
    <section aria-label="Podgląd" className="flex gap-3 rounded-2xl bg-sunken px-3.5 py-3">
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-tile bg-plum-soft text-plum-ink">
        <Megaphone className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="leading-5 font-bold wrap-break-word">{title === '' ? 'Tytuł ogłoszenia' : title}</p>
        <p className="mt-0.5 wrap-break-word whitespace-pre-line">{message === '' ? 'Tu będzie jego treść.' : message}</p>
      </div>
    </section>
  )
}
