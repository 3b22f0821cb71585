import { COSTS, LIMITS } from '@spizarka/contract/limits'
import { readPantrySummary } from '@spizarka/contract/pantry'
import { plural } from '@spizarka/contract/plural'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Crown, ListPlus, Mic, X } from 'lucide-react'
import { type KeyboardEvent, lazy, type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isApiError, isPantryLimit } from '../../../lib/api/api-error.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useDictation } from '../../../lib/hooks/use-dictation.ts'
import { useWideScreen } from '../../../lib/hooks/use-wide-screen.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { formatNumber, formatProducts } from '../../../lib/text/format.ts'
import { NO_CONNECTION } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { FormError } from '../../../ui/feedback/FormError.tsx'
import { textDraft } from '../submission.ts'
import { type AddLineState, useAddLine } from './use-add-line.ts'

// Nothing is read before something is typed; who is about to type has it fetched.
const loadChips = () => import('./LineChips.tsx')
const LineChips = lazy(async () => ({ default: (await loadChips()).LineChips }))
function prepareChips() {
  // What fails here fails again, and is shown, with the first product.
  loadChips().catch(() => undefined)
}

const EXAMPLE = 'Dopisz: 10 jajek, mleko 1 l'

/** The line at the head of the pantry: written into where it stands, on a narrow screen on a page of its own. */
export function AddLine() {
  const wide = useWideScreen()
  const [open, setOpen] = useState(false)
  // The shelves show what came in, and nothing outside of a modal page could be undone.
  const line = useAddLine(() => setOpen(false))
  const box = useRef<HTMLTextAreaElement>(null)
  const dictation = useDictation((words) =>
    line.change(line.text.trim() === '' ? words : `${line.text.replace(/(?<![\s,])[\s,]+$/, '')}, ${words}`),
  )
  const microphone = dictation.available && (
    <IconButton
      label={dictation.listening ? 'Przestań słuchać' : 'Podyktuj produkty'}
      look="brand"
      aria-pressed={dictation.listening}
      icon={<Mic aria-hidden className={clsx('size-6', dictation.listening && 'motion-safe:animate-pulse')} />}
      onClick={dictation.toggle}
    />
  )

  if (wide) {
    return (
      <section aria-label="Dopisz do spiżarni" className="flex flex-col gap-2.5">
        <div className="relative">
          <ListPlus aria-hidden className="pointer-events-none absolute top-4 left-4 size-5.5 text-muted" />
          <LineBox line={line} box={box} rows={1} className="pr-14! pl-13!" />
          <span className="absolute top-1 right-1.5">{microphone}</span>
        </div>
        <LineBody line={line} />
        {line.text.trim() !== '' && <LineActions line={line} inline />}
      </section>
    )
  }

  const show = () => {
    // The keyboard of a phone opens only for what is focused within the tap.
    flushSync(() => setOpen(true))
    box.current?.focus()
  }
  return (
    <>
      {/* The whole of it opens the line, and has the ring of the focus around it. */}
      <div className="relative flex min-h-13 items-center rounded-control border-[1.5px] border-control bg-card pr-1">
        <button
          type="button"
          onClick={show}
          className="flex min-h-13 min-w-0 flex-1 items-center gap-3.5 px-4 text-left outline-none after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand"
        >
          <ListPlus aria-hidden className="size-5.5 shrink-0 text-muted" />
          <span className={clsx('truncate', line.text.trim() === '' && 'text-muted')}>{line.text.trim() || EXAMPLE}</span>
        </button>
        {dictation.available && (
          <IconButton
            label="Podyktuj produkty"
            look="brand"
            icon={<Mic aria-hidden className="size-6" />}
            onClick={() => {
              show()
              dictation.toggle()
            }}
          />
        )}
      </div>
      {open && (
        <LinePage onClose={() => setOpen(false)} actions={microphone} bar={<LineActions line={line} />}>
          <LineBox line={line} box={box} rows={2} />
          <LineBody line={line} />
          {line.products.length > 0 && (
            <p className="mt-auto text-small text-muted">Dotknij produktu, żeby zmienić ilość, datę albo półkę.</p>
          )}
        </LinePage>
      )}
    </>
  )
}

interface LinePageProps {
  onClose: () => void
  actions: ReactNode
  bar: ReactNode
  children: ReactNode
}

/** The line on a page of its own, above everything; the platform keeps what is behind it out of reach. */
function LinePage({ onClose, actions, bar, children }: LinePageProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    // What the keyboard covers is not there: the bar is on it.
    const viewport = window.visualViewport
    const follow = () => {
      if (viewport) element.style.height = `${viewport.height}px`
    }
    viewport?.addEventListener('resize', follow)
    return () => {
      viewport?.removeEventListener('resize', follow)
      element.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label="Dopisz do spiżarni"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-paper text-ink open:flex open:flex-col"
    >
      <header className="lace z-1">
        <div className="flex min-h-15 items-center gap-2 px-2 pt-2 pb-4">
          <IconButton label="Zamknij" icon={<X aria-hidden className="size-6" />} onClick={onClose} />
          <h2 className="min-w-0 flex-1 text-h3">Dopisz do spiżarni</h2>
          {actions}
        </div>
      </header>
      <div className="flex flex-1 flex-col gap-3 px-4 pt-5 pb-4">{children}</div>
      <div className="sticky bottom-0 bg-card px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-bar">{bar}</div>
    </dialog>
  )
}

interface LineBoxProps {
  line: AddLineState
  box: RefObject<HTMLTextAreaElement | null>
  rows: number
  className?: string
}

/** Enter puts what is certain on the shelf, shift + Enter makes a line. */
function LineBox({ line, box, rows, className }: LineBoxProps) {
  const pressKey = (event: KeyboardEvent) => {
    // Enter that ends a composition belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    line.add()
  }
  return (
    <textarea
      ref={box}
      aria-label="Dopisz produkty do spiżarni"
      rows={rows}
      maxLength={LIMITS.typedLine}
      placeholder={EXAMPLE}
      enterKeyHint="done"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      data-add-line
      value={line.text}
      onChange={(event) => line.change(event.target.value)}
      onFocus={prepareChips}
      onPaste={line.paste}
      onKeyDown={pressKey}
      className={clsx(
        'block min-h-13 w-full max-h-60 resize-none field-sizing-content rounded-control border-[1.5px] border-control bg-card px-4 py-3 text-body text-ink placeholder:text-muted',
        className,
      )}
    />
  )
}

function LineBody({ line }: { line: AddLineState }) {
  return (
    <>
      {line.failure && (
        <FormError>
          {isApiError(line.failure) ? (line.failure.detail ?? 'Nie udało się odczytać tej linii. Spróbuj ponownie.') : NO_CONNECTION}
        </FormError>
      )}
      {/* Always there: a live region that appears together with its text is not announced. */}
      <p role="status" className="sr-only">
        {line.products.length > 0 && countsInWords(line)}
      </p>
      {(line.products.length > 0 || line.unfinished) && (
        <Suspense>
          <LineChips line={line} />
        </Suspense>
      )}
    </>
  )
}

/** How much goes in, for how many points, and what a longer list costs. */
function LineActions({ line, inline = false }: { line: AddLineState; inline?: boolean }) {
  const navigate = useNavigate()
  const summary = useQuery(endpointQuery(readPantrySummary))
  const { certain, adding, needsReview } = line
  const error = adding.error
  const review = () => {
    textDraft.save(line.handOver())
    return navigate(paths.addByText)
  }
  return (
    <div className="flex flex-col gap-2.5">
      {error && <FormError>{isApiError(error) ? (error.detail ?? ADD_FAILED) : NO_CONNECTION}</FormError>}
      {isPantryLimit(error) && (
        <ButtonLink to={paths.subscription} variant="plum" full icon={<Crown aria-hidden className="size-5" />}>
          Zobacz plany
        </ButtonLink>
      )}
      {needsReview && (
        <Button variant="outline" full={!inline} cost={COSTS.textIntake} onClick={fireAndForget(review)}>
          Przejrzyj całą listę
        </Button>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-small">
          {line.products.length > 0 && <span className="block font-semibold">{countsInWords(line)}</span>}
          <span className="block text-muted">
            {summary.data?.limit != null &&
              `${formatNumber(summary.data.products + line.added)} z\u00a0${formatNumber(summary.data.limit)}, `}
            bez punktów
          </span>
        </p>
        <Button
          size={inline ? 'md' : 'lg'}
          className={inline ? '' : 'flex-1 px-3!'}
          busy={adding.isPending}
          busyLabel="Dodawanie..."
          reason={certain > 0 || adding.isPending ? undefined : whyNothing(line)}
          onClick={line.add}
        >
          {certain > 0 ? `Dodaj ${formatProducts(certain)}` : 'Dodaj'}
        </Button>
      </div>
    </div>
  )
}

/** 4 pewne, 1 do spytania */
function countsInWords({ certain, doubtful }: AddLineState): string {
  const sure = `${formatNumber(certain)} ${plural(certain, ['pewny', 'pewne', 'pewnych'])}`
  if (certain === 0 && doubtful > 0) return `${formatNumber(doubtful)} do spytania`
  return doubtful === 0 ? sure : `${sure}, ${formatNumber(doubtful)} do spytania`
}

function whyNothing({ doubtful }: AddLineState): string {
  return doubtful > 0 ? 'Dotknij produktu, żeby go potwierdzić.' : 'Napisz, co przybyło: odczytamy nazwy i ilości.'
}

const ADD_FAILED = 'Nie udało się dodać produktów. Spróbuj ponownie.'
