import type { BodyIn } from '@spizarka/contract/endpoint'
import { LIMITS } from '@spizarka/contract/limits'
import { importRecipe } from '@spizarka/contract/recipe-sessions'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { PollTimeout } from '../../../lib/api/use-polled-session.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useOfflineReason } from '../../../lib/hooks/use-online.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecipeSession } from '../../../lib/recipes/use-recipe-session.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { DRAFTS, drafts } from '../../../lib/storage/drafts.ts'
import { NO_CONNECTION } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Input, Textarea } from '../../../ui/form/Input.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'

/** /recipes/import: a recipe from the address of a page, or from pasted text; kept for the caller alone. */
export function ImportScreen() {
  const navigate = useNavigate()
  const { draft, change, forget } = useImportDraft()
  const order = useImport()
  const offline = useOfflineReason()
  const [sessionId, setSessionId] = useState<string>()
  const { data: result, error: nothingRead } = useRecipeSession(sessionId)
  const error = order.error ?? nothingRead
  const reading = order.isPending || (sessionId !== undefined && !nothingRead)
  const source = draft.from === 'page' ? { url: draft.url.trim() } : { text: draft.text }
  const empty = draft[draft.from === 'page' ? 'url' : 'text'].trim() === ''

  useEffect(() => {
    if (!result) return
    forget()
    fireAndForget(async () => {
      await navigate(paths.recipe(result.recipe_id), { replace: true })
      toast.success('Przepis jest u Ciebie. Sprawdź, czy wszystko się zgadza.')
    })()
  }, [result, navigate, forget])

  const edit = (changed: Partial<typeof draft>) => {
    order.reset()
    setSessionId(undefined)
    change(changed)
  }

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (reading || empty) return
    setSessionId(undefined)
    order.mutate(source, { onSuccess: setSessionId })
  }

  return (
    <>
      <title>Przepis ze strony – Spiżarka</title>
      <PageHeader title="Przepis ze strony" back={{ to: paths.recipes, label: 'Wróć do przepisów' }} />
      <form noValidate onSubmit={send} className="flex flex-1 flex-col">
        <fieldset disabled={reading} className="page page-narrow min-w-0 gap-5!">
          <p className="text-lead text-muted">
            Podaj adres przepisu albo wklej jego tekst. Odczytamy składniki i&nbsp;kroki, a&nbsp;przepis zobaczysz tylko Ty.
          </p>
          <Segmented
            label="Skąd jest przepis"
            value={draft.from}
            onChange={(from) => edit({ from })}
            options={[
              { value: 'page', label: 'Adres strony' },
              { value: 'text', label: 'Tekst' },
            ]}
          />
          {draft.from === 'page' ? (
            <Field label="Adres strony" error={isApiError(error) ? error.fieldMessage('url') : undefined}>
              <Input
                type="url"
                inputMode="url"
                autoComplete="off"
                maxLength={LIMITS.importUrl}
                placeholder="https://"
                value={draft.url}
                onChange={(event) => edit({ url: event.target.value })}
              />
            </Field>
          ) : (
            <Field
              label="Tekst przepisu"
              help="Tytuł, składniki i przygotowanie, tak jak są na stronie albo w wiadomości."
              counter={[draft.text.length, LIMITS.importText]}
            >
              <Textarea
                rows={12}
                maxLength={LIMITS.importText}
                value={draft.text}
                onChange={(event) => edit({ text: event.target.value })}
              />
            </Field>
          )}
        </fieldset>
        <StickyBar caption="Bez punktów.">
          <p role="alert" className="text-small font-semibold text-danger empty:hidden">
            {!reading && error && describeFailure(error)}
          </p>
          {draft.from === 'page' && !reading && isApiError(nothingRead, 422) && (
            <Button variant="soft" full onClick={() => edit({ from: 'text' })}>
              Wklej tekst
            </Button>
          )}
          <Button
            type="submit"
            size="lg"
            full
            busy={reading}
            busyLabel="Czytanie przepisu..."
            reason={empty ? (draft.from === 'page' ? 'Podaj adres strony.' : 'Wklej tekst przepisu.') : offline}
          >
            Odczytaj przepis
          </Button>
        </StickyBar>
      </form>
    </>
  )
}

interface ImportDraft {
  from: 'page' | 'text'
  url: string
  text: string
}

/** What is to be read; a reload does not lose it. */
function useImportDraft() {
  const [draft, setDraft] = useState<ImportDraft>(() => {
    const text = drafts.find(DRAFTS.importText) ?? ''
    return { from: text === '' ? 'page' : 'text', url: drafts.find(DRAFTS.importUrl) ?? '', text }
  })
  const change = (changed: Partial<ImportDraft>) => {
    const next = { ...draft, ...changed }
    setDraft(next)
    drafts.save(DRAFTS.importUrl, next.url)
    drafts.save(DRAFTS.importText, next.text)
  }
  const forget = useCallback(() => {
    drafts.save(DRAFTS.importUrl, '')
    drafts.save(DRAFTS.importText, '')
  }, [])
  return { draft, change, forget }
}

/** Has a page or a text read as a recipe, and resolves to the session; the same is read once, however often it is sent. */
function useImport() {
  const idempotency = useIdempotencyKey()
  return useExclusiveMutation({
    mutationFn: async (body: BodyIn<typeof importRecipe>) => {
      const { session_id } = await call(importRecipe, { body, idempotencyKey: idempotency.keyFor(JSON.stringify(body)) })
      return session_id
    },
    onSuccess: () => idempotency.succeeded(),
  })
}

/** Why no recipe came of it; what was wrong with the address is at its field instead. */
function describeFailure(error: unknown): string | undefined {
  if (error instanceof PollTimeout) return 'Czytanie trwa dłużej niż zwykle. Spróbuj ponownie za chwilę albo wklej tekst przepisu.'
  if (!isApiError(error)) return NO_CONNECTION
  if (error.fieldMessage('url') !== undefined) return undefined
  const [ofField] = Object.values(error.fields).flat()
  return error.error ?? error.detail ?? ofField ?? 'Nie udało się odczytać przepisu. Spróbuj ponownie.'
}
