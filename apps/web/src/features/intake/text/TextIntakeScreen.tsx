import { ERRORS } from '@spizarka/contract/errors'
import { COSTS, LIMITS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { ListPlus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatBalanceAfter } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { starts } from '../../../lib/starts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { StickyBar } from '../../../ui/StickyBar.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { Problem } from '../Problem.tsx'
import { usePreloadedReview } from '../use-preloaded-review.ts'
import { countLines, withProduct } from './list-lines.ts'
import { ReadingExamples } from './ReadingExamples.tsx'
import { textDraft } from './text-draft.ts'
import { UsualProducts } from './UsualProducts.tsx'
import { describeSubmitFailure, useSubmitTextIntake } from './use-submit-text-intake.ts'

/** /add-products/text: a list as people write it, to be read for 2 points. */
export function TextIntakeScreen() {
  const navigate = useNavigate()
  const points = useSession().user?.ai_points ?? 0
  const [text, setText] = useState(textDraft.find)
  const [empty, setEmpty] = useState(false)
  const submit = useSubmitTextIntake()
  usePreloadedReview()
  const box = useRef<HTMLTextAreaElement>(null)
  const lines = countLines(text)
  const affordable = points >= COSTS.textIntake

  const change = (next: string) => {
    setText(next)
    setEmpty(false)
    textDraft.save(next)
  }

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!affordable || submit.isPending || submit.isSuccess) return
    if (text.trim() === '') {
      setEmpty(true)
      box.current?.focus()
      return
    }
    submit.mutate(text, { onSuccess: starts((sessionId: string) => navigate(paths.review(sessionId))) })
  }

  return (
    <>
      <title>Wpisz listę – Spiżarka</title>
      <PageHead title="Wpisz listę" back={{ to: paths.addProducts, label: 'Wróć do sposobów dodawania' }} />
      <form noValidate onSubmit={send} className="flex flex-1 flex-col">
        <div className="page page-narrow gap-6!">
          <div className="flex flex-col gap-2">
            <Field
              label="Twoja lista produktów"
              help="Jeden produkt w wierszu. Ilość możesz pominąć."
              error={empty ? 'Pole tekstowe nie może być puste.' : undefined}
              counter={[text.length, LIMITS.intakeText]}
              required
            >
              <Textarea
                ref={box}
                rows={10}
                maxLength={LIMITS.intakeText}
                enterKeyHint="enter"
                placeholder={'2 kg ziemniaków\n2x mleko 1l\n10 jajek'}
                value={text}
                onChange={(event) => change(event.target.value)}
                className="text-lead!"
              />
            </Field>
            {lines > 0 && (
              <p className="flex items-center gap-2 text-small text-muted">
                <ListPlus aria-hidden className="size-4.5" />
                {lines} {plural(lines, ['wiersz', 'wiersze', 'wierszy'])}
              </p>
            )}
          </div>
          <UsualProducts text={text} onAdd={(product) => change(withProduct(text, product))} />
          <ReadingExamples />
        </div>
        <StickyBar caption={affordable && formatBalanceAfter(points, COSTS.textIntake)}>
          {submit.isError && <Problem>{describeSubmitFailure(submit.error)}</Problem>}
          <Button
            type="submit"
            size="lg"
            full
            cost={COSTS.textIntake}
            busy={submit.isPending || submit.isSuccess}
            busyLabel="Wysyłanie..."
            reason={affordable || submit.isPending || submit.isSuccess ? undefined : ERRORS.points_short_text.text}
            reasonTone="error"
          >
            Przetwórz listę
          </Button>
        </StickyBar>
      </form>
    </>
  )
}
