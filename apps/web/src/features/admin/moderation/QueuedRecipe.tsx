import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { readQueuedPublication } from '@spizarka/contract/moderation'
import { plural } from '@spizarka/contract/plural'
import type { Recipe } from '@spizarka/contract/recipes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { PublicationChip } from '../../../lib/community/PublicationChip.tsx'
import { RecipeReading } from '../../../lib/community/RecipeReading.tsx'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useWideScreen } from '../../../lib/hooks/use-wide-screen.ts'
import { paths } from '../../../lib/paths.ts'
import { formatMoment } from '../../../lib/text/format.ts'
import { Link } from '../../../ui/button/link.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { adminQuery } from '../admin-call.ts'
import { Decide } from './Decide.tsx'
import { Findings } from './Findings.tsx'
import type { Queued } from './queued.ts'

/** One text that was sent, what the machine found in it, and the decision. */
export function QueuedRecipe({ id, onDecided }: { id: string; onDecided: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(adminQuery(readQueuedPublication, { params: { id } }))
  if (isApiError(error, 404)) return <Banner title="Nie ma tej publikacji">Autor usunął przepis albo konto.</Banner>
  if (!data)
    return error ? (
      <ErrorPanel onRetry={fireAndForget(refetch)} busy={isFetching}>
        Nie udało się wczytać przepisu.
      </ErrorPanel>
    ) : (
      <SkeletonRows rows={6} label="Ładowanie przepisu…" />
    )
  return <Opened queued={data} onDecided={onDecided} />
}

function Opened({ queued, onDecided }: { queued: Queued; onDecided: () => void }) {
  const wide = useWideScreen()
  // A text that was sent again while this one was read.
  const [first] = useState(queued.version)
  const text = (
    <>
      {queued.version !== first && <Banner tone="soon" role="alert" title="Przepis się zmienił. Obejrzyj nową wersję." />}
      <Card pad="lg" className="flex flex-col gap-4">
        <Head queued={queued} titled={wide} />
        <Changes queued={queued} />
        <RecipeReading
          recipe={queued.recipe}
          marks={marksOf(queued)}
          markedLines={queued.checks.unread_lines}
          {...(queued.standing && { isNew: newAgainst(queued.standing) })}
          level={3}
        />
      </Card>
    </>
  )
  const decide = <Decide queued={queued} onDecided={onDecided} />
  if (!wide)
    return (
      <>
        <Findings checks={queued.checks} />
        {text}
        {decide}
      </>
    )
  return (
    <div className="grid grid-cols-1 gap-6 desk:grid-cols-[minmax(0,1fr)_17rem] desk:items-start">
      <div className="flex min-w-0 flex-col gap-4">
        {text}
        <Findings checks={queued.checks} />
      </div>
      <div className="sticky top-6">{decide}</div>
    </div>
  )
}

/** Whose text it is, how they fared before, and what was said of it already. */
function Head({ queued, titled }: { queued: Queued; titled: boolean }) {
  const { title, author_name, author, version, is_edit, state, appeal, before, reason, decided_at, recipe } = queued
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever goes through the queue by keys is told where they are.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex flex-col gap-2">
      <h2 ref={heading} tabIndex={-1} className={titled ? 'text-h3 wrap-break-word outline-none' : 'sr-only'}>
        {withHardSpaces(title)}
      </h2>
      <p className="text-small text-muted">
        <Link to={paths.adminUser(author.user_id)} className="font-semibold text-brand-ink underline wrap-anywhere">
          {author_name}
        </Link>
        , {author.published}&nbsp;{plural(author.published, ['opublikowany', 'opublikowane', 'opublikowanych'])}, {author.rejected}&nbsp;
        {plural(author.rejected, ['odrzucony', 'odrzucone', 'odrzuconych'])}
        {recipe.total_minutes !== null && `, ${recipe.total_minutes}\u00a0min`}, {recipe.servings}&nbsp;
        {plural(recipe.servings, ['porcja', 'porcje', 'porcji'])}
      </p>
      <div className="flex flex-wrap gap-1.5">
        <PublicationChip state={state} />
        <Badge>wersja {version}</Badge>
        {is_edit && <Badge tone="soon">zmiana opublikowanego</Badge>}
        {author.is_new && <Badge>nowy autor</Badge>}
      </div>
      {appeal !== null && (
        <Banner tone="soon" title="Odwołanie autora">
          <span className="whitespace-pre-line">{appeal}</span>
          {reason !== null && (
            <span className="mt-1.5 block text-small">
              Powód decyzji{decided_at !== null && ` z ${formatMoment(decided_at)}`}: {reason}
            </span>
          )}
        </Banner>
      )}
      {before !== null && (
        <Banner tone="soon" title={before.state === 'rejected' ? 'Poprzednio odrzucony' : 'Poprzednio do poprawy'}>
          {before.reason !== null && <span className="whitespace-pre-line">{withHardSpaces(before.reason)}</span>}
          {before.decided_at !== null && <span className="mt-1.5 block text-small">Decyzja z {formatMoment(before.decided_at)}</span>}
        </Banner>
      )}
    </div>
  )
}

function marksOf({ checks: { links, swearing, health_claims, food_safety } }: Queued): string[] {
  return [...links, ...swearing, ...health_claims, ...food_safety.map(({ found }) => found)]
}

/** Whether a line or a step is not in the text that stands. */
function newAgainst(standing: Recipe): (text: string) => boolean {
  const before = new Set([...standing.ingredients.map(({ line }) => line), ...standing.steps.map(({ text }) => text)])
  return (text) => !before.has(text)
}

/** What an edit takes out of the text that stands; what it brings is marked where it stands. */
function Changes({ queued: { standing, recipe } }: { queued: Queued }) {
  if (!standing) return null
  const now = new Set([recipe.title, recipe.about, ...recipe.ingredients.map(({ line }) => line), ...recipe.steps.map(({ text }) => text)])
  const before = [
    standing.title,
    standing.about,
    ...standing.ingredients.map(({ line }) => line),
    ...standing.steps.map(({ text }) => text),
  ]
  const gone = before.filter((text) => text !== '' && !now.has(text))
  return (
    <section aria-labelledby="zmiany" className="rounded-control bg-sunken p-3.5">
      <h3 id="zmiany" className="font-sans! text-body font-bold tracking-normal!">
        {gone.length === 0 ? 'Nic nie znika z opublikowanej wersji' : 'Znika z opublikowanej wersji'}
      </h3>
      <ul role="list" className="mt-1 flex flex-col gap-1 text-small empty:hidden">
        {gone.map((text) => (
          <li key={text} className="wrap-break-word">
            <del className="text-late-ink">{text}</del>
          </li>
        ))}
      </ul>
    </section>
  )
}
