import { LIMITS } from '@spizarka/contract/limits'
import type { Recipe } from '@spizarka/contract/recipes'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { isApiError } from '../../../lib/api/api-error.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { focusFirstInvalid } from '../../../lib/form/focus-first-invalid.ts'
import { usePictureFile } from '../../../lib/pictures/use-picture-file.ts'
import { drafts } from '../../../lib/storage/drafts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/feedback/FormError.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input, Textarea } from '../../../ui/form/Input.tsx'
import { PickPhoto } from './CommentPhoto.tsx'
import { describeFailure, useCommentChanges } from './comments.ts'

interface Refusals {
  text?: string | undefined
  name?: string | undefined
  other?: string | undefined
}

const NOT_SENT = 'Nie udało się wysłać komentarza. Tekst tu został, spróbuj ponownie.'

/** Where one says how it went. Whoever never signed anything is asked for a name once, when they send. */
export function CommentForm({ recipe: { id } }: { recipe: Recipe }) {
  const draft = `comment.${id}`
  const [text, setText] = useState(() => drafts.find(draft) ?? '')
  // Asked for only where the server has none.
  const [name, setName] = useState<string>()
  const [refused, setRefused] = useState<Refusals>({})
  const [busy, setBusy] = useState(false)
  const photo = usePictureFile(draft)
  const preparing = photo.picture !== null && photo.picture.ready === null
  const { changes } = useCommentChanges(id)
  const idempotency = useIdempotencyKey()
  const write = (written: string) => {
    setText(written)
    drafts.save(draft, written)
  }
  const send = fireAndForget(async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    if (busy || preparing) return
    const refuse = (refusals: Refusals) => {
      flushSync(() => setRefused(refusals))
      focusFirstInvalid(form)
    }
    const typed = text.trim()
    const signed = name?.trim()
    if (typed === '') return refuse({ text: 'Napisz, jak wyszło.' })
    if (signed === '') return refuse({ name: 'Podpisz się. Ten podpis zobaczą inni.' })
    setRefused({})
    setBusy(true)
    try {
      await changes.add({
        text: typed,
        authorName: signed,
        photo: photo.picture?.ready ?? undefined,
        idempotencyKey: idempotency.keyFor(JSON.stringify([typed, signed])),
      })
      idempotency.succeeded()
      write('')
      photo.remove()
      setName(undefined)
    } catch (failure) {
      const aboutName = isApiError(failure) ? failure.fieldMessage('author_name') : undefined
      if (aboutName === undefined) refuse({ other: describeFailure(failure, NOT_SENT) })
      else {
        setName(name ?? '')
        refuse({ name: aboutName })
      }
    } finally {
      setBusy(false)
    }
  })
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-3">
      <Field
        label="Twój komentarz"
        help="Widoczny dla wszystkich. Z linkiem albo numerem telefonu poczeka na sprawdzenie."
        error={refused.text}
        counter={[text.length, LIMITS.comment]}
      >
        <Textarea
          rows={3}
          maxLength={LIMITS.comment}
          placeholder="Co się sprawdziło, co zmienić?"
          value={text}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      {name !== undefined && (
        <Field label="Podpis" help="Podpisujemy nim Twoje komentarze i przepisy. Od 2 do 40 znaków, bez @." error={refused.name} required>
          <Input
            maxLength={LIMITS.authorName.most}
            autoComplete="nickname"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      )}
      {refused.other !== undefined && <FormError>{refused.other}</FormError>}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <PickPhoto picked={photo} />
        <Button
          type="submit"
          variant="soft"
          className="ml-auto"
          busy={busy || preparing}
          busyLabel={busy ? 'Wysyłanie...' : 'Przygotowuję zdjęcie...'}
        >
          Dodaj komentarz
        </Button>
      </div>
    </form>
  )
}
