import { LIMITS } from '@spizarka/contract/limits'
import { PUBLICATION_DEMANDS, publishRecipe, readPublishing } from '@spizarka/contract/publications'
import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { invalidatePublications } from '../../../lib/community/publications-changed.ts'
import { focusFirstInvalid } from '../../../lib/form/focus-first-invalid.ts'
import { useWideScreen } from '../../../lib/hooks/use-wide-screen.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { NO_CONNECTION, REQUIRED } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import type { Publishing } from './publishing.ts'

/** What an author fills in. */
export interface Draft {
  name: string
  accepted: boolean
}

interface PublishFormProps {
  recipeId: string
  publishing: Publishing
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** The name that it is signed with, the licence in plain words, and the sending. */
export function PublishForm({ recipeId, publishing, draft: { name, accepted }, onDraft }: PublishFormProps) {
  const wide = useWideScreen()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const key = useIdempotencyKey()
  const [nameError, setNameError] = useState<string>()
  const send = useExclusiveMutation({
    mutationFn: (author_name: string) =>
      call(publishRecipe, {
        params: { id: recipeId },
        body: { author_name, licence_accepted: true },
        idempotencyKey: key.keyFor(JSON.stringify([recipeId, author_name])),
      }),
    onSuccess: async () => {
      key.succeeded()
      await invalidatePublications(queryClient)
      await navigate(paths.publications, { replace: true })
      toast.success('Wysłane. Damy znać, gdy moderator zdecyduje.')
    },
    onError: async (error) => {
      setNameError(isApiError(error, 400) ? error.fieldMessage('author_name') : undefined)
      // Something else stands in the way than when the page was opened: it says so itself.
      if (isApiError(error)) await queryClient.invalidateQueries({ queryKey: [readPublishing.path] })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (blocked !== undefined) return
    const found = problemOf(name.trim())
    flushSync(() => setNameError(found))
    if (found === undefined) send.mutate(name.trim())
    else focusFirstInvalid(event.currentTarget)
  }
  const { missing } = publishing
  const blocked =
    missing.length > 0
      ? `Brakuje: ${missing.map((demand) => PUBLICATION_DEMANDS[demand]).join(', ')}.`
      : accepted
        ? undefined
        : 'Zaznacz zgodę powyżej.'
  const failure = send.isError && !(isApiError(send.error, 400) && send.error.fieldMessage('author_name')) && (
    <Banner tone="late" role="alert">
      {isApiError(send.error) ? (send.error.detail ?? 'Nie udało się wysłać przepisu. Spróbuj ponownie.') : NO_CONNECTION}
    </Banner>
  )
  const button = (
    <Button
      type="submit"
      size="lg"
      full
      icon={<Send aria-hidden className="size-5" />}
      busy={send.isPending}
      busyLabel="Wysyłanie..."
      reason={blocked}
      reasonPlacement="above"
    >
      Wyślij do moderacji
    </Button>
  )
  return (
    <form noValidate onSubmit={submit} className="flex flex-1 flex-col">
      <div className={wide ? 'flex flex-col gap-4' : 'page page-narrow gap-4! pt-0!'}>
        <Field
          label="Podpis przy przepisie"
          help="Zobaczą go wszyscy. Będzie też przy Twoich komentarzach."
          error={nameError}
          counter={[name.length, LIMITS.authorName.most]}
          required
        >
          <Input
            value={name}
            maxLength={LIMITS.authorName.most}
            autoComplete="nickname"
            onChange={({ target }) => onDraft({ name: target.value, accepted })}
          />
        </Field>
        <Licence />
        <Checkbox checked={accepted} onChange={({ target }) => onDraft({ name, accepted: target.checked })}>
          To mój przepis albo mam prawo go udostępnić. Zgadzam się na{' '}
          <a
            href={`${paths.terms}#zasady-korzystania`}
            target="_blank"
            rel="noreferrer"
            className="font-semibold text-brand-ink underline underline-offset-3"
          >
            zasady publikacji
            <span className="sr-only"> (otwiera się w nowej karcie)</span>
          </a>
          . Wycofam go, kiedy zechcę.
        </Checkbox>
        {wide && failure}
        {wide && button}
      </div>
      {!wide && (
        <StickyBar>
          {failure}
          {button}
        </StickyBar>
      )}
    </form>
  )
}

/** What publishing means, said before it is agreed to. */
function Licence() {
  return (
    <details className="rounded-card border border-line bg-card px-4 py-1">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Na co się zgadzasz</summary>
      <ul className="flex list-disc flex-col gap-1.5 pb-3 pl-5 text-small text-muted">
        <li>Przepis i&nbsp;podpis zobaczy każdy, także bez konta i&nbsp;w&nbsp;wyszukiwarkach.</li>
        <li>Inni mogą go gotować, oceniać, komentować i&nbsp;zrobić dla siebie własną wersję, która wskazuje Twoją.</li>
        <li>Prawa do tekstu zostają Twoje. Pokazujemy go tylko, dopóki jest opublikowany.</li>
        <li>Wycofasz go jednym przyciskiem. Cudze wersje zrobione wcześniej zostają.</li>
        <li>Gdy usuniesz konto, przepis zostanie bez Twojego podpisu. Jeśli tego nie chcesz, najpierw go wycofaj.</li>
      </ul>
    </details>
  )
}

/** What is wrong with a name as it is typed; the server alone knows whose it is. */
function problemOf(name: string): string | undefined {
  if (name === '') return REQUIRED
  if (name.length < LIMITS.authorName.least) return `Podpis musi mieć co najmniej ${LIMITS.authorName.least} znaki.`
  return name.includes('@') ? 'Podpis nie może zawierać znaku @.' : undefined
}
