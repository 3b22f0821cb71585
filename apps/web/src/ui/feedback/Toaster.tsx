import { clsx } from 'clsx'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { TOAST_DURATION, type Toast, toast, toastStore } from './toast.ts'

const looks = {
  success: 'bg-herb-fill text-white',
  error: 'bg-danger-fill text-white',
  undo: 'bg-ink text-paper',
  added: 'bg-herb-fill text-white',
} as const

/** Shows the current toast; stands once, at the end of the app. */
export function Toaster() {
  const current = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => undefined)
  return (
    <>
      {/* Always there: a live region that appears together with its text is not announced. */}
      <p role="status" className="sr-only">
        {current?.text}
      </p>
      {current && <ToastBox key={current.id} shown={current} />}
    </>
  )
}

function ToastBox({ shown }: { shown: Toast }) {
  const box = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState({ hover: false, focus: false })

  // A popover lies in the top layer, above an open dialog too.
  useEffect(() => box.current?.showPopover(), [])

  const answerable = shown.onUndo !== undefined
  const paused = answerable && (held.hover || held.focus)
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(toast.dismiss, TOAST_DURATION[shown.kind])
    return () => clearTimeout(timer)
  }, [paused, shown.kind])

  const Icon = shown.kind === 'error' ? CircleAlert : CircleCheck
  // What can be answered is a place to go to; what is only said is in the live region already.
  const landmark = answerable ? { role: 'region', 'aria-label': 'Powiadomienie' } : {}
  return (
    <div
      {...landmark}
      ref={box}
      popover="manual"
      onPointerEnter={() => setHeld((was) => ({ ...was, hover: true }))}
      onPointerLeave={() => setHeld((was) => ({ ...was, hover: false }))}
      onFocus={() => setHeld((was) => ({ ...was, focus: true }))}
      onBlur={() => setHeld((was) => ({ ...was, focus: false }))}
      className={clsx(
        'inset-x-4 top-auto w-auto bottom-[calc(var(--bottom-bar)+1rem)] mx-auto min-h-13 max-w-110 items-center gap-3 rounded-2xl py-2 pr-2 pl-4 text-[0.9375rem] leading-5 font-semibold shadow-raised open:flex',
        'transition-[translate,opacity] duration-(--duration-base) ease-standard starting:translate-y-4 starting:opacity-0',
        looks[shown.kind],
      )}
    >
      {shown.kind !== 'undo' && <Icon aria-hidden className="size-5.5 shrink-0" />}
      <span aria-hidden={!answerable || undefined} className="min-w-0 flex-1 py-1.5 pr-2 wrap-break-word">
        {shown.text}
      </span>
      {shown.question && <ToastButton onClick={shown.question.onYes}>{shown.question.label}</ToastButton>}
      {shown.onUndo && <ToastButton onClick={shown.onUndo}>Cofnij</ToastButton>}
    </div>
  )
}

function ToastButton({ onClick, children }: { onClick: (() => void) | undefined; children: string }) {
  return (
    <button
      type="button"
      className="min-h-11 shrink-0 rounded-tile px-2.5 font-bold underline underline-offset-3 outline-offset-0 outline-current"
      onClick={() => {
        toast.dismiss()
        onClick?.()
      }}
    >
      {children}
    </button>
  )
}
