import { LIMITS } from '@spizarka/contract/limits'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts'
import { REQUIRED } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { BroadcastPreview } from './BroadcastPreview.tsx'
import { useBroadcastDraft } from './use-broadcast-draft.ts'
import { useSendBroadcast } from './use-send-broadcast.ts'

/** Writes a notice to everybody; it is seen as they will see it, and asked about, before it goes. */
export function BroadcastForm() {
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
