import type { Comment } from '@spizarka/contract/comments'
import { GONE_AUTHOR_NAME } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import { ChefHat, Clock, Ellipsis } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { AuthorMark } from '../../../lib/community/AuthorLine.tsx'
import { StarRow } from '../../../lib/community/RatingLine.tsx'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { ShowMore } from '../../../lib/pages/ShowMore.tsx'
import { PhotoButton } from '../../../lib/pictures/PhotoButton.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { formatDayOf, formatNumber } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { buttonStyle } from '../../../ui/button/ButtonContent.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CommentPhoto } from './CommentPhoto.tsx'
import { type CommentChanges, type Reported, useCommentChanges, useComments } from './comments.ts'

// Hardly any reader needs it.
const WriteAgain = lazy(async () => ({ default: (await import('./EditText.tsx')).EditText }))

interface CommentListProps {
  recipe: Recipe
  onReport: (comment: Reported) => void
}

/** What readers said of a recipe, newest first, with what its author answered. */
export function CommentList({ recipe, onReport }: CommentListProps) {
  const list = useComments(recipe.id)
  const { changes, isLeaving } = useCommentChanges(recipe.id)
  const rows = list.data?.rows.filter(({ id }) => !isLeaving(id))
  const left = list.data ? list.data.count - list.data.rows.length : 0
  const more = fireAndForget(() => list.fetchNextPage())
  return (
    <>
      {list.isPending && <SkeletonRows rows={2} label="Ładowanie komentarzy…" />}
      {list.isError && (
        <ErrorPanel onRetry={rows ? more : fireAndForget(list.refetch)} busy={list.isFetching}>
          Nie udało się wczytać komentarzy.
        </ErrorPanel>
      )}
      {/* Where there are no ratings either, that is said once. */}
      {rows?.length === 0 && recipe.rating !== null && <p className="text-muted">Nikt jeszcze nie napisał, jak wyszło.</p>}
      {rows && rows.length > 0 && (
        <Card pad="none">
          <ul role="list" aria-label="Komentarze" className="divide-y divide-line">
            {rows.map((comment) => (
              <CommentItem
                key={comment.id}
                comment={isLeaving(`${comment.id}.photo`) ? { ...comment, photo: null } : comment}
                recipe={recipe}
                changes={changes}
                onReport={onReport}
              />
            ))}
          </ul>
        </Card>
      )}
      {!list.isError && <ShowMore list={list}>Pokaż kolejne ({formatNumber(left)})</ShowMore>}
    </>
  )
}

interface CommentItemProps {
  comment: Comment
  recipe: Recipe
  changes: CommentChanges
  onReport: (comment: Reported) => void
}

function CommentItem({ comment, recipe, changes, onReport }: CommentItemProps) {
  const [writing, setWriting] = useState<'comment' | 'reply'>()
  const { author_name, text, state, created_at, edited_at, rating, cooked, reply, photo } = comment
  const done = () => setWriting(undefined)
  return (
    <li className="flex gap-3 p-4">
      <AuthorMark name={author_name} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
        <div className="flex w-full items-start justify-between gap-2">
          <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold wrap-break-word">{author_name}</span>
            <span className="text-small text-muted">
              {formatDayOf(created_at)}
              {edited_at !== null && ', edytowano'}
            </span>
            {cooked && (
              <Badge tone="ok" icon={<ChefHat aria-hidden />}>
                ugotowane
              </Badge>
            )}
          </div>
          <CommentMenu comment={comment} recipe={recipe} changes={changes} onReport={onReport} onWrite={setWriting} />
        </div>
        {rating !== null && (
          <p>
            <span className="sr-only">{`Ocena: ${rating} z 5`}</span>
            <StarRow rating={rating} />
          </p>
        )}
        {writing === 'comment' ? (
          <Suspense>
            <WriteAgain label="Twój komentarz" before={text} onSave={(changed) => changes.change(comment, changed)} onDone={done} />
          </Suspense>
        ) : (
          <p className="max-w-full wrap-break-word whitespace-pre-line">{text}</p>
        )}
        {photo && <CommentPhoto author={author_name} photo={photo} />}
        {state === 'held' && <HeldNote />}
        {writing === 'reply' ? (
          <Suspense>
            <WriteAgain label="Twoja odpowiedź" before={reply?.text ?? ''} onSave={(said) => changes.reply(comment, said)} onDone={done} />
          </Suspense>
        ) : (
          reply && <Reply author={recipe.author_name}>{reply.text}</Reply>
        )}
      </div>
    </li>
  )
}

function HeldNote() {
  return (
    <div className="flex flex-col items-start gap-1 text-small text-muted">
      <Badge icon={<Clock aria-hidden />}>czeka na sprawdzenie</Badge>
      <p>Na razie widzisz go tylko Ty. Sprawdzamy komentarze z&nbsp;linkami, numerami telefonów i&nbsp;mocnymi słowami.</p>
    </div>
  )
}

function Reply({ author, children }: { author: string | null; children: ReactNode }) {
  return (
    <div className="mt-1 flex w-full flex-col gap-0.5 rounded-2xl bg-sunken px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-2 text-small">
        <span className="font-semibold">{author ?? GONE_AUTHOR_NAME}</span>
        <span className="font-bold text-brand-ink">autor przepisu</span>
      </p>
      <p className="wrap-break-word whitespace-pre-line">{children}</p>
    </div>
  )
}

interface CommentMenuProps extends CommentItemProps {
  onWrite: (what: 'comment' | 'reply') => void
}

/** What can be done with a comment: one's own is changed and deleted, one on one's recipe answered, the others reported. */
function CommentMenu({ comment, recipe, changes, onReport, onWrite }: CommentMenuProps) {
  const [open, setOpen] = useState(false)
  const signedIn = useSession().status === 'user'
  const doing = (act: () => void) => () => {
    setOpen(false)
    act()
  }
  const { id, author_name, is_own, reply, state, photo } = comment
  const answers = signedIn && recipe.is_own && !is_own && state === 'visible'
  return (
    <>
      <IconButton
        label={`Więcej: komentarz, ${author_name}`}
        aria-haspopup="dialog"
        icon={<Ellipsis aria-hidden className="size-5" />}
        className="-mt-2.5 -mr-2.5"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={is_own ? 'Twój komentarz' : `Komentarz: ${author_name}`}>
          <div className="flex flex-col gap-2">
            {is_own && (
              <>
                <Button variant="outline" full onClick={doing(() => onWrite('comment'))}>
                  Zmień
                </Button>
                <PhotoButton
                  className={buttonStyle({ variant: 'outline', full: true }, false)}
                  onFile={(file) => doing(() => changes.sendPhoto(comment, file))()}
                >
                  {photo ? 'Zmień zdjęcie' : 'Dodaj zdjęcie talerza'}
                </PhotoButton>
                {photo && (
                  <Button variant="outline" full onClick={doing(() => changes.removePhoto(comment))}>
                    Usuń zdjęcie
                  </Button>
                )}
                <Button variant="danger" full onClick={doing(() => changes.remove(comment))}>
                  Usuń
                </Button>
              </>
            )}
            {answers && (
              <Button variant="outline" full onClick={doing(() => onWrite('reply'))}>
                {reply ? 'Zmień odpowiedź' : 'Odpowiedz'}
              </Button>
            )}
            {answers && reply && (
              <Button variant="outline" full onClick={doing(() => changes.removeReply(comment))}>
                Usuń odpowiedź
              </Button>
            )}
            {!is_own && (
              <Button variant="outline" full onClick={doing(() => onReport({ kind: 'comment', id }))}>
                Zgłoś komentarz
              </Button>
            )}
          </div>
        </Dialog>
      )}
    </>
  )
}
