import { ERRORS } from '@spizarka/contract/errors'
import { addFromText } from '@spizarka/contract/intake'
import { COSTS, LIMITS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { ArrowRight, ListPlus } from 'lucide-react'
import { useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { TextToRead } from '../../../lib/form/TextToRead.tsx'
import { usePreloaded } from '../../../lib/hooks/use-preloaded.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { NO_CONNECTION } from '../../../lib/text/texts.ts'
import { ActionChip } from '../../../ui/form/Chip.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { textDraft, useAfterSubmit } from '../submission.ts'

const loadReview = () => import('../review/ReviewScreen.tsx')

const FIELD = {
  label: 'Twoja lista produktów',
  help: 'Jeden produkt w wierszu. Ilość możesz pominąć.',
  placeholder: '2 kg ziemniaków\n2x mleko 1l\n10 jajek',
  rows: 10,
  most: LIMITS.intakeText,
}

/** /add-products/text: a list as people write it, to be read for 2 points. */
export function TextIntakeScreen() {
  const navigate = useNavigate()
  const points = useSession().user?.ai_points ?? 0
  const [text, setText] = useState(textDraft.find)
  const submit = useSubmitTextIntake()
  usePreloaded(loadReview)
  const lines = countLines(text)

  const change = (next: string) => {
    setText(next)
    textDraft.save(next)
  }

  const send = () => submit.mutate(text, { onSuccess: fireAndForget((sessionId: string) => navigate(paths.review(sessionId))) })

  return (
    <>
      <title>Wpisz listę – Spiżarka</title>
      <PageHeader title="Wpisz listę" back={{ to: paths.addProducts, label: 'Wróć do sposobów dodawania' }} />
      <TextToRead
        field={FIELD}
        text={text}
        onChange={change}
        cost={COSTS.textIntake}
        points={points}
        shortage={ERRORS.points_short_text.text}
        action="Przetwórz listę"
        sending={submit.isPending || submit.isSuccess}
        failure={submit.isError ? describeSubmitFailure(submit.error) : null}
        onSend={send}
        below={
          lines > 0 && (
            <p className="flex items-center gap-2 text-small text-muted">
              <ListPlus aria-hidden className="size-4.5" />
              {lines} {plural(lines, ['wiersz', 'wiersze', 'wierszy'])}
            </p>
          )
        }
      >
        <CommonProducts text={text} onAdd={(product) => change(withProduct(text, product))} />
        <ReadingExamples />
      </TextToRead>
    </>
  )
}

const COMMON_PRODUCTS = ['chleb', 'ser żółty', 'pomidory', 'masło', 'mleko', 'jajka', 'ziemniaki', 'makaron', 'jogurt naturalny', 'cebula']

/** What is on most lists, a tap away. */
function CommonProducts({ text, onAdd }: { text: string; onAdd: (product: string) => void }) {
  const missing = productsNotListed(text, COMMON_PRODUCTS)
  if (missing.length === 0) return null
  return (
    <ul
      role="list"
      aria-label="Częste produkty"
      className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      {missing.map((product) => (
        <li key={product}>
          <ActionChip onClick={() => onAdd(product)}>
            <span className="sr-only">Dopisz: </span>
            <span aria-hidden>+</span> {product}
          </ActionChip>
        </li>
      ))}
    </ul>
  )
}

const EXAMPLES = [
  ['2x mleko 1l', 'mleko, 2000 ml'],
  ['trochę koperku', 'koper, bez ilości'],
  ['papryka słodka', 'przyprawa, na stanie'],
] as const

/** What lines are read as, so that nobody has to guess how to write. */
function ReadingExamples() {
  return (
    <section aria-labelledby="przyklady" className="rounded-card bg-sunken p-4">
      <h2 id="przyklady" className="text-h4">
        Tak to odczytamy
      </h2>
      <dl className="mt-2 flex flex-col gap-2">
        {EXAMPLES.map(([line, read]) => (
          <div key={line} className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1.3fr)] items-start gap-2.5">
            <dt className="text-muted">„{line}”</dt>
            <ArrowRight aria-hidden className="mt-0.75 size-4.5 text-muted" />
            <dd className="font-bold">{read}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Sends a typed list to be read, and resolves to its session; the same text is charged once, however often it is sent. */
function useSubmitTextIntake() {
  const submitted = useAfterSubmit(COSTS.textIntake)
  const idempotency = useIdempotencyKey()
  return useExclusiveMutation({
    mutationFn: async (text: string) => {
      const { session_id } = await call(addFromText, { body: { text }, idempotencyKey: idempotency.keyFor(text) })
      if (!session_id) throw new Error('The answer has no session_id')
      return session_id
    },
    onSuccess: async () => {
      idempotency.succeeded()
      await submitted()
    },
  })
}

/** What to say about a list that could not be sent (SPEC section 8). */
function describeSubmitFailure(error: unknown): string {
  if (isApiError(error, 402)) return ERRORS.points_short_text.text
  if (!isApiError(error) && error instanceof TypeError) return NO_CONNECTION
  const tooMany = isApiError(error, 429) ? error.detail : undefined
  return tooMany ?? 'Wystąpił błąd podczas wysyłania tekstu. Spróbuj ponownie.'
}

/** How many lines of a list have something on them. */
function countLines(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length
}

/** The list with one more product on a line of its own; unchanged where there is no room. */
function withProduct(text: string, product: string): string {
  const longer = text.trim() === '' ? product : `${text.replace(/(?<!\n)\n+$/, '')}\n${product}`
  return longer.length > LIMITS.intakeText ? text : longer
}

// "ziemniaki" and "ziemniaków", "jajka" and "jajek": case and number change the end of a word.
const ENDING_LENGTH = 2
const MIN_STEM_LENGTH = 3

/** The products that stand nowhere on the list yet, in whatever case and number. */
function productsNotListed(text: string, products: readonly string[]): string[] {
  const listed = wordsOf(text)
  const isListed = (word: string) => {
    const stem = word.slice(0, Math.max(MIN_STEM_LENGTH, word.length - ENDING_LENGTH))
    return listed.some((other) => other.startsWith(stem))
  }
  return products.filter((product) => !wordsOf(product).every(isListed))
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase('pl').match(/\p{L}+/gu) ?? []
}
