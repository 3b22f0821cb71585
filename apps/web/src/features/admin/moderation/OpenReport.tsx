import { LIMITS } from '@spizarka/contract/limits'
import { decideReport, listReports, type ModeratedReport } from '@spizarka/contract/moderation'
import { readPublishedRecipe } from '@spizarka/contract/recipes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isApiError } from '../../../lib/api/api-error.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { MarkedText } from '../../../lib/community/MarkedText.tsx'
import { RecipeReading } from '../../../lib/community/RecipeReading.tsx'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { focusFirstInvalid } from '../../../lib/form/focus-first-invalid.ts'
import { useScreenKeys } from '../../../lib/keys/screen-keys.ts'
import { paths } from '../../../lib/paths.ts'
import { formatMoment } from '../../../lib/text/format.ts'
import { NO_CONNECTION } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Textarea } from '../../../ui/form/Input.tsx'
import { RadioList } from '../../../ui/form/RadioList.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { adminCall } from '../admin-call.ts'
import { describeReason } from './describe-reason.ts'
import { useDraft } from './drafts.tsx'
import { lastDecision } from './last-decision.ts'
import { ReporterBadge } from './ReporterBadge.tsx'

type Verdict = 'keep' | 'remove'
const MIN_REASON_LENGTH = 10

/** One report with what it is about, as it reads now, and the decision. */
export function OpenReport({ report, onDecided }: { report: ModeratedReport; onDecided: () => void }) {
  const { kind, target, created_at, state } = report
  const words = wordsOf(report)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="grid items-start gap-6 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <Card pad="lg" className="flex flex-col gap-4">
        <div className="flex flex-col items-start gap-2">
          <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
            {describeReason(report)}
          </h2>
          <div className="flex flex-wrap gap-1.5">
            <ReporterBadge report={report} />
            <Badge>{formatMoment(created_at)}</Badge>
          </div>
          {words !== '' && <p className="wrap-break-word whitespace-pre-line">{words}</p>}
        </div>
        {target ? (
          <section aria-label={kind === 'comment' ? 'Zgłoszony komentarz' : 'Zgłoszony przepis'} className="flex flex-col gap-2">
            {kind === 'recipe' && target.is_visible ? (
              <ReportedRecipe id={target.recipe_id} />
            ) : (
              <blockquote className="rounded-control bg-sunken p-4 wrap-break-word whitespace-pre-line">
                <MarkedText text={target.text === '' ? 'Bez opisu.' : target.text} marks={heldWords(report)} />
              </blockquote>
            )}
            {target.photo && (
              <a
                href={target.photo.url}
                target="_blank"
                rel="noreferrer"
                className="block w-80 max-w-full overflow-hidden rounded-2xl bg-sunken"
              >
                <img
                  src={target.photo.url}
                  width={target.photo.width}
                  height={target.photo.height}
                  alt={`Zdjęcie przy komentarzu: ${target.author_name}`}
                  className="block h-auto w-full"
                />
              </a>
            )}
            <p className="text-small text-muted">
              {kind === 'comment' ? 'Komentarz' : 'Przepis'}: {target.author_name}
              {kind === 'comment' && ', pod przepisem'}{' '}
              <Link to={paths.publishedRecipe(target.recipe_id)} className="font-semibold text-brand-ink underline">
                „{target.title}”
              </Link>
              {!target.is_visible && ', teraz niewidoczny'}
            </p>
          </section>
        ) : (
          <Banner>Tego już nie ma: autor usunął treść.</Banner>
        )}
      </Card>
      {state === 'open' ? (
        <ReportDecision report={report} onDecided={onDecided} />
      ) : (
        <Banner tone={report.decision === 'remove' ? 'late' : 'ok'} title={report.decision === 'remove' ? 'Usunięte' : 'Zostaje'}>
          {report.decision_reason}
          {report.decided_at !== null && <span className="block text-small">{formatMoment(report.decided_at)}</span>}
        </Banner>
      )}
    </div>
  )
}

/** What was decided, and who learns of it. */
function describeDecision({ kind, reporter, target }: ModeratedReport, decision: Verdict): string {
  const what = target ? `${kind === 'comment' ? 'Komentarz do przepisu ' : ''}„${target.title}”` : 'Treść'
  if (reporter === 'machine') return `${what}: ${decision === 'remove' ? 'usunięty, autor dostanie uzasadnienie' : 'widoczny'}.`
  return `${what}: ${decision === 'remove' ? 'usunięty, zgłaszający i autor dostaną uzasadnienie' : 'zostaje, zgłaszający dostanie uzasadnienie'}.`
}

/** A recipe as everybody reads it now: whoever decides need not leave for it. */
function ReportedRecipe({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(endpointQuery(readPublishedRecipe, { params: { id } }))
  if (data) return <RecipeReading recipe={data} />
  if (isApiError(error, 404)) return <Banner>Tego przepisu już nie ma w&nbsp;bibliotece.</Banner>
  if (!error) return <SkeletonRows rows={6} label="Ładowanie przepisu…" />
  return (
    <ErrorPanel onRetry={fireAndForget(refetch)} busy={isFetching}>
      Nie udało się wczytać przepisu.
    </ErrorPanel>
  )
}

/** What there is to read beside why there is a report: of the machine's the words that it found alone, since the rest says the same again. */
function wordsOf(report: ModeratedReport): string {
  if (report.reporter !== 'machine') return report.text
  const found = heldWords(report)
  return found.length > 0 ? `Wstrzymany: ${found.join(', ')}` : ''
}

/** What the machine held a comment for, as it is in it. */
function heldWords({ reporter, text }: ModeratedReport): string[] {
  const [, found] = reporter === 'machine' ? text.split(': ') : []
  return found?.split(', ') ?? []
}

/** Kept or taken away, with the reason that its author and whoever reported it read. */
function ReportDecision({ report, onDecided }: { report: ModeratedReport; onDecided: () => void }) {
  const { id, kind, reporter, open_reports } = report
  const form = useRef<HTMLFormElement>(null)
  const queryClient = useQueryClient()
  const [{ verdict: choice, message: reason = '' }, changeDraft] = useDraft(`report.${id}`)
  const choose = (verdict: Verdict) => changeDraft({ verdict })
  const [errors, setErrors] = useState<{ choice?: string; reason?: string }>({})
  const decide = useExclusiveMutation({
    mutationFn: (body: { decision: Verdict; reason: string }) => adminCall(decideReport, { params: { id }, body }),
    onSuccess: async (_, { decision }) => {
      lastDecision.made({ about: 'report', id, words: describeDecision(report, decision) })
      onDecided()
      await queryClient.invalidateQueries({ queryKey: [listReports.path] })
    },
    onError: async (error) => {
      const status = isApiError(error) ? error.status : undefined
      if (status !== 404 && status !== 409) return
      // What it is about changed while it was read: there is another report of it.
      if (status === 404) toast.error('Autor zmienił to w międzyczasie. Przeczytaj jeszcze raz.')
      else toast.error((isApiError(error) && error.detail) || 'Ktoś był szybszy.')
      await queryClient.invalidateQueries({ queryKey: [listReports.path] })
    },
  })
  const pick = (decision: Verdict) => {
    choose(decision)
    form.current?.querySelector('textarea')?.focus()
  }
  useScreenKeys([
    { key: 'z', meaning: 'w zgłoszeniach: zostaw', press: () => pick('keep') },
    { key: 'u', meaning: 'w zgłoszeniach: usuń', press: () => pick('remove') },
  ])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = {
      ...(choice === undefined && { choice: 'Wybierz decyzję.' }),
      ...(reason.trim().length < MIN_REASON_LENGTH && { reason: `Napisz uzasadnienie: co najmniej ${MIN_REASON_LENGTH} znaków.` }),
    }
    flushSync(() => setErrors(found))
    if (choice === undefined || found.reason !== undefined) focusFirstInvalid(event.currentTarget)
    else decide.mutate({ decision: choice, reason: reason.trim() })
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
  }
  const thing = kind === 'comment' ? 'komentarz' : 'przepis'
  return (
    <Card pad="lg">
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <RadioList
          label="Decyzja"
          value={choice}
          onChange={choose}
          error={errors.choice}
          options={[
            { value: 'keep', label: reporter === 'machine' ? `Pokaż ${thing}` : `Zostaw ${thing}`, help: 'treść zostaje' },
            {
              value: 'remove',
              label: `Usuń ${thing}`,
              help: open_reports > 1 ? 'rozpatruje wszystkie jego zgłoszenia' : 'nikt go już nie przeczyta',
            },
          ]}
        />
        <Field label="Uzasadnienie" error={errors.reason} counter={[reason.length, LIMITS.decisionReason]} required>
          <Textarea
            value={reason}
            maxLength={LIMITS.decisionReason}
            rows={5}
            onKeyDown={sendByKey}
            onChange={({ target }) => changeDraft({ message: target.value })}
          />
        </Field>
        {decide.isError && !isApiError(decide.error, 409) && !isApiError(decide.error, 404) && (
          <Banner tone="late" role="alert">
            {isApiError(decide.error) ? (decide.error.detail ?? 'Nie udało się zapisać decyzji. Spróbuj ponownie.') : NO_CONNECTION}
          </Banner>
        )}
        <Button type="submit" full variant={choice === 'remove' ? 'danger' : 'primary'} busy={decide.isPending} busyLabel="Zapisywanie...">
          {choice === 'remove' ? `Usuń ${thing}` : 'Zapisz decyzję'}
        </Button>
        <p className="text-center text-small text-muted">
          {reporter === 'machine'
            ? 'Przy usunięciu uzasadnienie przeczyta autor.'
            : 'Uzasadnienie przeczyta zgłaszający, a\u00a0przy usunięciu też autor.'}{' '}
          Zapisze się w&nbsp;dzienniku. Przez minutę możesz to cofnąć.
        </p>
      </form>
    </Card>
  )
}
