import { LIMITS } from '@spizarka/contract/limits'
import { appealDecision, type OwnPublication } from '@spizarka/contract/publications'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { invalidatePublications } from '../../../lib/community/publications-changed.ts'
import { focusFirstInvalid } from '../../../lib/form/focus-first-invalid.ts'
import { NO_CONNECTION, REQUIRED } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Textarea } from '../../../ui/form/Input.tsx'

interface AppealDialogProps {
  publication: OwnPublication
  open: boolean
  onClose: () => void
}

/** Asks for another look at a refused recipe, once, in the author's words. */
export function AppealDialog({ publication: { id, title }, open, onClose }: AppealDialogProps) {
  const form = useId()
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const appeal = useExclusiveMutation({
    mutationFn: (words: string) => call(appealDecision, { params: { id }, body: { text: words } }),
    onSuccess: async () => {
      onClose()
      toast.success('Odwołanie wysłane. Damy znać, gdy ktoś je rozpatrzy.')
      await invalidatePublications(queryClient)
    },
    // Something became of it meanwhile: its card says what.
    onError: (failure) => (isApiError(failure, 409) ? invalidatePublications(queryClient) : undefined),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = text.trim() === '' ? REQUIRED : undefined
    flushSync(() => setError(found))
    if (found === undefined) appeal.mutate(text.trim())
    else focusFirstInvalid(event.currentTarget)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Odwołaj się"
      placement="wide"
      busy={appeal.isPending}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Anuluj
          </Button>
          <Button type="submit" form={form} busy={appeal.isPending} busyLabel="Wysyłanie...">
            Wyślij odwołanie
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-muted">Przepis „{title}” obejrzy człowiek jeszcze raz. Od jednej decyzji możesz się odwołać raz.</p>
        <Field label="Dlaczego się nie zgadzasz" error={error} counter={[text.length, LIMITS.appeal]} required>
          <Textarea value={text} maxLength={LIMITS.appeal} rows={6} onChange={({ target }) => setText(target.value)} />
        </Field>
        {appeal.isError && (
          <Banner tone="late" role="alert">
            {isApiError(appeal.error) ? (appeal.error.detail ?? 'Nie udało się wysłać odwołania. Spróbuj ponownie.') : NO_CONNECTION}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}
