import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { plural } from '@spizarka/contract/plural'
import { DECISION_REASONS, type OwnPublication } from '@spizarka/contract/publications'
import { Ellipsis, Pencil, ShieldX, Star } from 'lucide-react'
import { useState } from 'react'
import { PublicationChip } from '../../../lib/community/PublicationChip.tsx'
import { paths } from '../../../lib/paths.ts'
import { RecipePicture } from '../../../lib/recipes/RecipePicture.tsx'
import { formatDay, formatNumber, today } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { AppealDialog } from './AppealDialog.tsx'
import { PublicationMenu } from './PublicationMenu.tsx'

/** One text that was sent: how it stands, why, and what its author can do. */
export function PublicationCard({ publication }: { publication: OwnPublication }) {
  const [menu, setMenu] = useState(false)
  const [appealing, setAppealing] = useState(false)
  const { title, state, is_edit, has_recipe, recipe_id } = publication
  return (
    <li>
      <Card className="flex flex-col gap-3.5">
        <div className="flex items-start gap-3.5">
          <div className="size-20 shrink-0 overflow-hidden rounded-tile">
            <RecipePicture recipe={{ ...publication, id: recipe_id }} />
          </div>
          <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
            <h2 className="max-w-full text-h4 wrap-break-word">
              {has_recipe ? <Link to={paths.recipe(recipe_id)}>{withHardSpaces(title)}</Link> : withHardSpaces(title)}
            </h2>
            <div className="flex flex-wrap gap-1.5">
              <PublicationChip state={state} />
              {is_edit && <Badge>nowa wersja</Badge>}
            </div>
            <Facts publication={publication} />
          </div>
          {has_recipe && (
            <IconButton
              label={`Więcej: ${title}`}
              aria-haspopup="dialog"
              icon={<Ellipsis aria-hidden className="size-5.5" />}
              onClick={() => setMenu(true)}
              className="-mt-2 -mr-2"
            />
          )}
        </div>
        <Reason publication={publication} />
        <NextSteps publication={publication} onAppeal={() => setAppealing(true)} />
      </Card>
      <PublicationMenu publication={publication} open={menu} onClose={() => setMenu(false)} />
      <AppealDialog publication={publication} open={appealing} onClose={() => setAppealing(false)} />
    </li>
  )
}

/** When it was sent or decided, and how others liked it. */
function Facts({ publication }: { publication: OwnPublication }) {
  const { state, submitted_at, decided_at, ahead, rating, rating_count } = publication
  if (state === 'published')
    return (
      <p className="flex flex-wrap items-center gap-x-1 text-small text-muted tabular-nums">
        {rating !== null && (
          <>
            <Star aria-hidden className="size-4 fill-honey text-honey" />
            <span className="sr-only">Ocena: </span>
            <span>
              {formatNumber(Math.round(rating * 10) / 10)} ({formatNumber(rating_count)})
            </span>
          </>
        )}
        <span>{describeLiking(publication)}</span>
      </p>
    )
  if (state === 'submitted')
    return (
      <p className="text-small text-muted">
        Wysłany {dayOf(submitted_at)}
        {ahead !== null &&
          (ahead === 0
            ? ', następny w\u00a0kolejce'
            : `, przed nim ${formatNumber(ahead)}\u00a0${plural(ahead, ['przepis', 'przepisy', 'przepisów'])}`)}
      </p>
    )
  if (decided_at !== null && state !== 'withdrawn') return <p className="text-small text-muted">Decyzja {dayOf(decided_at)}</p>
  return null
}

/** `ugotowany 112 razy, w ulubionych 8`; that nobody said anything yet is said too. */
function describeLiking({ rating, cooked_count: cooked, saved_count: saved }: OwnPublication): string {
  const facts = [
    ...(cooked > 0 ? [`ugotowany ${formatNumber(cooked)}\u00a0${plural(cooked, ['raz', 'razy', 'razy'])}`] : []),
    ...(saved > 0 ? [`w\u00a0ulubionych ${formatNumber(saved)}`] : []),
  ]
  return facts.length === 0 && rating === null ? 'Jeszcze bez ocen' : facts.join(', ')
}

/** dziś, or 19 listopada */
function dayOf(timestamp: string): string {
  const day = today(new Date(timestamp))
  return day === today() ? 'dziś' : formatDay(day)
}

/** Why it does not go in as it is, in the moderator's words; and what happened to an appeal. */
function Reason({ publication }: { publication: OwnPublication }) {
  const { state, reason_code, reason } = publication
  const appeal = appealOf(publication)
  const isRefusal = state === 'changes_requested' || state === 'rejected' || state === 'removed'
  return (
    <>
      {isRefusal && reason !== null && (
        <Banner
          tone={state === 'changes_requested' ? 'soon' : 'late'}
          icon={state === 'changes_requested' ? <Pencil aria-hidden /> : <ShieldX aria-hidden />}
          title={reason_code !== null && reason_code !== 'other' && `Powód: ${DECISION_REASONS[reason_code]}.`}
        >
          <span className="whitespace-pre-line">{withHardSpaces(reason)}</span>
        </Banner>
      )}
      {appeal && <p className="text-small font-semibold text-muted">{appeal}</p>}
    </>
  )
}

function appealOf({ state, appealed_at, decided_at }: OwnPublication): string | undefined {
  if (appealed_at === null) return undefined
  if (state === 'submitted') return 'To Twoje odwołanie. Przepis obejrzy człowiek jeszcze raz.'
  if (state !== 'removed' && state !== 'rejected') return undefined
  const isDecided = decided_at !== null && decided_at > appealed_at
  return isDecided ? 'Odwołanie rozpatrzone: decyzja zostaje.' : 'Odwołanie złożone. Przepis obejrzy człowiek jeszcze raz.'
}

/** What can be done next with what does not stand. */
function NextSteps({ publication, onAppeal }: { publication: OwnPublication; onAppeal: () => void }) {
  const { state, recipe_id, has_recipe, can_appeal, is_edit } = publication
  const waitsForAuthor = state === 'changes_requested' || state === 'rejected' || state === 'removed' || state === 'withdrawn'
  if (!waitsForAuthor || !has_recipe) return null
  return (
    <div className="flex flex-wrap gap-2.5 [&>*]:flex-auto">
      {state !== 'withdrawn' && (
        <ButtonLink to={paths.editRecipe(recipe_id)} variant={state === 'changes_requested' ? 'primary' : 'outline'}>
          Popraw przepis
        </ButtonLink>
      )}
      {/* An edit of what stands is sent as it is saved. */}
      {!is_edit && (
        <ButtonLink to={paths.publishRecipe(recipe_id)} variant="outline">
          Wyślij ponownie
        </ButtonLink>
      )}
      {can_appeal && (
        <Button variant="ghost" onClick={onAppeal}>
          Odwołaj się
        </Button>
      )}
    </div>
  )
}
