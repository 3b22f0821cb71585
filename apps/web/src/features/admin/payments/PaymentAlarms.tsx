import { listPaymentAlarms, type PaymentAlarm, resolvePaymentAlarm } from '@spizarka/contract/admin-payments'
import { LIMITS } from '@spizarka/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { formatDay } from '../../../lib/text/format.ts'
import { REQUIRED } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { ADMIN_PAGE_SIZE, adminCall } from '../admin-call.ts'

/** Where the operator's list and ours do not agree and nobody has said why; nothing where they agree. */
export function PaymentAlarms() {
  const list = usePages({
    path: listPaymentAlarms.path,
    filter: 'open',
    read: (page, signal) => adminCall(listPaymentAlarms, { query: { open: 'true', page, page_size: ADMIN_PAGE_SIZE }, signal }),
    keyOf: ({ id }) => id,
  })
  if (list.isPending || (!list.isError && list.data?.count === 0)) return null
  return (
    <section aria-labelledby="rozbieznosci" className="flex flex-col gap-3">
      <h2 id="rozbieznosci" className="text-h2">
        Do wyjaśnienia
      </h2>
      <PagedList label="Do wyjaśnienia" list={list} empty="">
        {(alarm) => <AlarmRow key={alarm.id} alarm={alarm} />}
      </PagedList>
    </section>
  )
}

const KINDS: Record<PaymentAlarm['kind'], string> = {
  paid_there_not_here: 'Zapłacona u operatora, u nas nie',
  paid_here_not_there: 'Zapłacona u nas, u operatora nie',
  amount_differs: 'Inna kwota',
}

/** One disagreement, and the words that close it. */
function AlarmRow({ alarm }: { alarm: PaymentAlarm }) {
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const queryClient = useQueryClient()
  const resolve = useExclusiveMutation({
    mutationFn: () => adminCall(resolvePaymentAlarm, { params: { id: alarm.id }, body: { note: note.trim() } }),
    onSuccess: () => toast.success('Rozbieżność wyjaśniona.'),
    onError: (failure) => toast.error((isApiError(failure) && failure.detail) || 'Nie udało się zapisać. Spróbuj ponownie.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listPaymentAlarms.path] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setError(note.trim() === '' ? REQUIRED : undefined)
    if (note.trim() !== '') resolve.mutate()
  }
  return (
    <Row
      title={KINDS[alarm.kind]}
      detail={
        <>
          <span className="text-small wrap-anywhere">{alarm.details}</span>
          <code className="max-w-full text-caption font-normal text-muted wrap-anywhere">{alarm.session_id}</code>
        </>
      }
      end={
        <Badge tone="late" icon={<CircleAlert aria-hidden />}>
          {formatDay(alarm.day)}
        </Badge>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3 px-3 pb-4">
        <Field label="Co z tym zrobiono" error={error} className="min-w-[min(14rem,100%)] flex-1" required>
          <Input value={note} maxLength={LIMITS.awardReason} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <Button type="submit" variant="outline" busy={resolve.isPending} busyLabel="Zapisywanie...">
          Wyjaśnione
        </Button>
      </form>
    </Row>
  )
}
