import type { Recipe } from '@spizarka/contract/recipes'
import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatComments } from '../../../lib/community/RatingLine.tsx'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CommentList } from './CommentList.tsx'
import type { Reported } from './comments.ts'
import { Ratings } from './Ratings.tsx'

// Guests write nothing here.
const CommentForm = lazy(async () => ({ default: (await import('./CommentForm.tsx')).CommentForm }))
// Hardly any reader needs it.
const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }))

/** What others say of a published recipe, and where one says something oneself. */
export function RecipeReviews({ recipe }: { recipe: Recipe }) {
  const { status } = useSession()
  // It stays when it is closed: what was typed is there when it is opened again.
  const [reported, setReported] = useState<Reported & { open: boolean }>()
  const report = (thing: Reported) => setReported({ ...thing, open: true })
  return (
    <section aria-labelledby="oceny-i-komentarze" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="oceny-i-komentarze" className="text-h3">
          Oceny i komentarze
        </h2>
        {recipe.comment_count > 0 && <span className="text-small text-muted">{formatComments(recipe.comment_count)}</span>}
      </div>
      <Ratings recipe={recipe} />
      <CommentList recipe={recipe} onReport={report} />
      {status === 'user' ? (
        <Suspense>
          <CommentForm recipe={recipe} />
        </Suspense>
      ) : (
        <Invitation />
      )}
      {!recipe.is_own && (
        <Button
          variant="ghost"
          size="sm"
          className="self-start"
          icon={<Flag aria-hidden className="size-4.5" />}
          onClick={() => report({ kind: 'recipe', id: recipe.id })}
        >
          Zgłoś przepis
        </Button>
      )}
      {reported && (
        <Suspense>
          <ReportDialog
            key={`${reported.kind}:${reported.id}`}
            reported={reported}
            open={reported.open}
            onClose={() => setReported({ ...reported, open: false })}
          />
        </Suspense>
      )}
    </section>
  )
}

function Invitation() {
  return (
    <Card className="text-muted">
      <Link to={paths.register} className="font-bold text-brand-ink underline underline-offset-3">
        Załóż konto
      </Link>
      , a&nbsp;ocenisz przepis i&nbsp;dodasz komentarz.
    </Card>
  )
}
