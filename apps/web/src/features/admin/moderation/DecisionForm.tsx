import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { LIMITS } from '@spizarka/contract/limits'
import type { PublicationChecks } from '@spizarka/contract/moderation'
import { DECISION_REASONS, type DecisionReason } from '@spizarka/contract/publications'
import { Plus } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstInvalid } from '../../../lib/form/focus-first-invalid.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Textarea } from '../../../ui/form/Input.tsx'
import { type Choice, RadioList } from '../../../ui/form/RadioList.tsx'
import { useDraft } from './drafts.tsx'
import { findingsOf } from './findings.ts'

export type Decision = 'approve' | 'request_changes' | 'reject'

const REASONS = (Object.entries(DECISION_REASONS) as [DecisionReason, string][]).map(([value, label]) => ({
  value,
  label: withHardSpaces(label.charAt(0).toUpperCase() + label.slice(1)),
}))
/** Less says nothing that an author could go by. */
const MIN_REASON_LENGTH = 10

interface DecisionFormProps {
  checks: PublicationChecks
  choice: Decision | undefined
  onChoice: (choice: Decision) => void
  busy: boolean
  failure: ReactNode
  /** What is decided, in one version: a text that waits, or an appeal against a removal. */
  about: { id: string; version: number; what: 'text' | 'removal' }
  onDecide: (word: { decision: Decision; reason_code?: DecisionReason; reason?: string }) => void
}

/** Published, back for changes, or refused: with the reason and own words unless it is published. */
export function DecisionForm({ checks, choice, onChoice, busy, failure, about, onDecide }: DecisionFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [{ code: pickedCode, message: written }, changeDraft] = useDraft(`publication.${about.id}.${about.version}`)
  const setCode = (picked: DecisionReason) => changeDraft({ code: picked })
  const setMessage = (typed: string) => changeDraft({ message: typed })
  const [errors, setErrors] = useState<{ code?: string; message?: string }>({})
  const findings = findingsOf(checks)
  // What was found is what there is to mend, until a moderator says it in other words.
  const asked = choice === 'request_changes' ? findings : []
  const code = pickedCode ?? asked[0]?.reason
  const message = written ?? joined(asked.map(({ remark }) => remark))
  const owesReason = choice === 'request_changes' || choice === 'reject'
  useEffect(() => {
    // What was chosen by a key is gone on with by keys.
    if (choice === 'approve') form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    else if (choice !== undefined) {
      const reasons = form.current?.querySelector('[data-reasons]')
      const first = reasons?.querySelector<HTMLElement>('input:checked') ?? reasons?.querySelector<HTMLElement>('input')
      first?.focus()
    }
  }, [choice])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (choice === undefined || busy) return
    if (!owesReason) return onDecide({ decision: choice })
    const found = {
      ...(code === undefined && { code: 'Wybierz powód.' }),
      ...(message.trim().length < MIN_REASON_LENGTH && {
        message: `Napisz autorowi, co jest nie tak: co najmniej ${MIN_REASON_LENGTH} znaków.`,
      }),
    }
    flushSync(() => setErrors(found))
    if (code === undefined || found.message !== undefined) focusFirstInvalid(event.currentTarget)
    else onDecide({ decision: choice, reason_code: code, reason: message.trim() })
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
  }
  const remarks = findings.filter(({ remark }) => !message.includes(remark))
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <RadioList
        label="Decyzja"
        hideLabel
        value={choice}
        onChange={onChoice}
        options={about.what === 'removal' ? REMOVAL_DECISIONS : TEXT_DECISIONS}
      />
      {owesReason && (
        <>
          <div data-reasons className="border-t border-line pt-3">
            <RadioList label="Powód" value={code} onChange={setCode} options={REASONS} error={errors.code} />
          </div>
          <Field label="Wiadomość do autora" error={errors.message} counter={[message.length, LIMITS.decisionReason]} required>
            <Textarea
              value={message}
              maxLength={LIMITS.decisionReason}
              rows={5}
              onKeyDown={sendByKey}
              onChange={({ target }) => setMessage(target.value)}
            />
          </Field>
          {remarks.length > 0 && (
            <ul role="list" aria-label="Dopisz uwagę" className="-mt-1 flex flex-wrap gap-2">
              {remarks.map(({ key, title, remark, reason }) => (
                <li key={key}>
                  <Button
                    variant="soft"
                    size="sm"
                    icon={<Plus aria-hidden className="size-4" />}
                    onClick={() => {
                      changeDraft({ message: joined([message.trim(), remark]), code: code ?? reason })
                    }}
                  >
                    {title}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {failure}
      <Button
        type="submit"
        full
        variant={choice === 'reject' ? 'danger' : 'primary'}
        busy={busy}
        busyLabel="Wysyłanie..."
        reason={choice === undefined ? 'Wybierz decyzję.' : undefined}
      >
        {choice === undefined ? 'Wyślij' : LABELS[about.what][choice]}
      </Button>
      <p className="text-center text-small text-muted">
        Autor zobaczy powód i&nbsp;wiadomość. Zapisze się w&nbsp;dzienniku. Przez minutę możesz to cofnąć.
      </p>
    </form>
  )
}

const joined = (remarks: readonly string[]) => remarks.filter(Boolean).join('\n').slice(0, LIMITS.decisionReason)

const TEXT_DECISIONS: readonly Choice<Decision>[] = [
  { value: 'approve', label: 'Opublikuj' },
  { value: 'request_changes', label: 'Poproś o poprawki', help: 'wraca z listą uwag' },
  { value: 'reject', label: 'Odrzuć', help: 'z powodem, można się odwołać' },
]
const REMOVAL_DECISIONS: readonly Choice<Decision>[] = [
  { value: 'approve', label: 'Przywróć do biblioteki' },
  { value: 'reject', label: 'Zostaw usunięty', help: 'z powodem' },
]
const LABELS = {
  text: { approve: 'Opublikuj', request_changes: 'Wyślij poprawki', reject: 'Odrzuć przepis' },
  removal: { approve: 'Przywróć', request_changes: 'Wyślij', reject: 'Odrzuć odwołanie' },
} as const
