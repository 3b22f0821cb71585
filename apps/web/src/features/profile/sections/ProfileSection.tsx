import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { type FormEvent, type ReactNode, useCallback, useId, useState } from 'react'
import { starts } from '../../../lib/starts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { type AlertMessage, PassingAlert } from '../../../ui/PassingAlert.tsx'
import { describeSaveFailure } from './save-failure.ts'

export interface ProfileSectionProps {
  title: string
  lead: string
  /** Of the button: "Zapisz wyposażenie". */
  saveLabel: string
  /** Why it cannot be saved now. */
  reason?: string | undefined
  /** "Nie udało się zapisać wyposażenia." */
  failure: string
  onSave: () => Promise<unknown>
  /** What is to be replaced has been read. */
  ready: boolean
  children: ReactNode
}

/** A part of the profile with a save button and news of its own. */
export function ProfileSection({ title, lead, saveLabel, reason, failure, onSave, ready, children }: ProfileSectionProps) {
  const headingId = useId()
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<AlertMessage>()

  const save = async () => {
    setBusy(true)
    try {
      await onSave()
      setMessage({ tone: 'ok', text: 'Zmiany zostały zapisane!' })
    } catch (error) {
      setMessage({ tone: 'late', text: describeSaveFailure(error, failure) })
    }
    setBusy(false)
  }
  const submit = starts((event: FormEvent) => {
    event.preventDefault()
    if (ready && !busy && reason === undefined) return save()
  })

  return (
    <section aria-labelledby={headingId}>
      <Card pad="lg">
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          <div className="flex flex-col gap-1">
            <h2 id={headingId} className="text-h2">
              {title}
            </h2>
            <p className="text-muted">{withHardSpaces(lead)}</p>
          </div>
          {children}
          <PassingAlert message={message} onGone={useCallback(() => setMessage(undefined), [])} />
          {ready && (
            <Button type="submit" className="self-start max-md:w-full" busy={busy} busyLabel="Zapisywanie..." reason={reason}>
              {saveLabel}
            </Button>
          )}
        </form>
      </Card>
    </section>
  )
}
