import { LIMITS } from '@spizarka/contract/limits'
import { createReport, type ReportReason } from '@spizarka/contract/reports'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { FormError } from '../../../ui/feedback/FormError.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Input, Textarea } from '../../../ui/form/Input.tsx'
import type { Reported } from './comments.ts'

interface Choice {
  label: string
  reason: ReportReason
  /** Set before what the reader writes: moderators read it as one. */
  lead?: string
}

const MISSING_ALLERGEN = 'Składnik lub alergen pominięty'

const CHOICES: Readonly<Record<Reported['kind'], readonly Choice[]>> = {
  recipe: [
    { label: MISSING_ALLERGEN, reason: 'dangerous', lead: `${MISSING_ALLERGEN}. ` },
    { label: 'Przepis może zaszkodzić', reason: 'dangerous' },
    { label: 'Obraźliwa treść', reason: 'offensive' },
    { label: 'Skopiowane od kogoś', reason: 'copyright' },
    { label: 'Reklama lub spam', reason: 'spam' },
    { label: 'Narusza prawo', reason: 'illegal' },
    { label: 'Inny powód', reason: 'other' },
  ],
  comment: [
    { label: 'Obraźliwa treść', reason: 'offensive' },
    { label: 'Reklama lub spam', reason: 'spam' },
    { label: 'Ta rada może zaszkodzić', reason: 'dangerous' },
    { label: 'Skopiowane od kogoś', reason: 'copyright' },
    { label: 'Narusza prawo', reason: 'illegal' },
    { label: 'Inny powód', reason: 'other' },
  ],
}

/** A round number that leaves room for whatever is before it. */
const MAX_TEXT_LENGTH = Math.floor((LIMITS.reportText - MISSING_ALLERGEN.length - 2) / 100) * 100

interface ReportDialogProps {
  reported: Reported
  open: boolean
  onClose: () => void
}

/** Tells moderators what is wrong with a recipe or a comment; a guest leaves an address for the answer. */
export function ReportDialog({ reported, open, onClose }: ReportDialogProps) {
  const isGuest = useSession().status !== 'user'
  const choices = CHOICES[reported.kind]
  const [chosen, setChosen] = useState<Choice>()
  const [text, setText] = useState('')
  const [email, setEmail] = useState('')
  const [missing, setMissing] = useState<string>()
  const formId = useId()
  const report = useMutation({
    mutationFn: ({ reason, lead = '' }: Choice) =>
      call(createReport, {
        body: {
          kind: reported.kind,
          id: reported.id,
          reason,
          text: lead + text.trim(),
          ...(isGuest && email.trim() !== '' && { email: email.trim() }),
        },
      }),
    onSuccess: () => {
      onClose()
      setText('')
      setChosen(undefined)
      toast.success(isGuest ? 'Dziękujemy. Odpowiedź przyjdzie e-\u2060mailem.' : 'Dziękujemy. O decyzji damy znać w powiadomieniu.')
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (report.isPending) return
    if (!chosen) return setMissing('Wybierz, co jest nie tak.')
    setMissing(undefined)
    report.mutate(chosen)
  }
  const failure = report.error
  const aboutEmail = isApiError(failure) ? failure.fieldMessage('email') : undefined
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={report.isPending}
      title="Co jest nie tak?"
      footer={
        <Button type="submit" form={formId} size="lg" full busy={report.isPending} busyLabel="Wysyłanie...">
          Wyślij zgłoszenie
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="flex flex-col gap-4">
        <p className="text-muted">Zgłoszenie zobaczy tylko moderacja. Autor nie dowie się, od kogo jest.</p>
        <fieldset aria-describedby={missing ? `${formId}-missing` : undefined}>
          <legend className="sr-only">Powód</legend>
          {choices.map((choice) => (
            <label key={choice.label} className="flex min-h-12 cursor-pointer items-center gap-3 py-1.5">
              <input
                type="radio"
                name={formId}
                checked={chosen === choice}
                onChange={() => {
                  setChosen(choice)
                  setMissing(undefined)
                }}
                className="size-6 shrink-0 appearance-none rounded-pill border-2 border-control bg-card checked:border-[0.5rem] checked:border-brand-fill"
              />
              {choice.label}
            </label>
          ))}
          {missing && (
            <p id={`${formId}-missing`} role="alert" className="text-small font-semibold text-danger">
              {missing}
            </p>
          )}
        </fieldset>
        <Field label="Dopisz, co poprawić" counter={[text.length, MAX_TEXT_LENGTH]}>
          <Textarea rows={3} maxLength={MAX_TEXT_LENGTH} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        {isGuest && (
          <Field label="Twój e-mail" help="Wyślemy na niego tylko decyzję." error={aboutEmail} required>
            <Input type="email" autoComplete="email" value={email} onChange={(event) => setEmail(event.target.value)} />
          </Field>
        )}
        {failure && aboutEmail === undefined && (
          <FormError>
            {(isApiError(failure) && failure.detail) || 'Nie udało się wysłać zgłoszenia. Tekst tu został, spróbuj ponownie.'}
          </FormError>
        )}
      </form>
    </Dialog>
  )
}
