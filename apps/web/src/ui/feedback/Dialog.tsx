import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'

export interface DialogProps {
  open: boolean
  /** Asked for by ×, Esc and the scrim; the owner sets `open`. */
  onClose: () => void
  title: ReactNode
  /** While true nothing closes it. */
  busy?: boolean
  children?: ReactNode
  /** Buttons; side by side, the primary one last. */
  footer?: ReactNode
  /** A short question has no ×: its buttons are the ways out. */
  closeButton?: boolean
  /** `sheet` from below, centred from 768 px on (`wide` 560 instead of 440 px); `side` along the right edge. */
  placement?: 'sheet' | 'wide' | 'side'
}

const entering = 'not-open:opacity-0 starting:open:opacity-0'
const sheet = `mx-auto mt-auto mb-0 max-h-[90dvh] w-full max-w-none rounded-t-sheet md:mb-auto md:rounded-sheet ${entering} not-open:translate-y-8 starting:open:translate-y-8`
const placements = {
  sheet: `${sheet} md:max-w-110`,
  wide: `${sheet} md:max-w-140`,
  side: `my-0 mr-0 ml-auto h-dvh max-h-none w-[calc(100%-3rem)] max-w-90 rounded-l-sheet ${entering} not-open:translate-x-8 starting:open:translate-x-8`,
} as const

/**
 * A bottom sheet on a phone, a centred window above 768 px; focus moves in (to `[data-autofocus]`, else to the title) and goes back.
 * The platform's dialog keeps the page behind it out of reach.
 */
export function Dialog({ open, onClose, title, busy = false, children, footer, closeButton = true, placement = 'sheet' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  // A layout effect: its cleanup runs before the element leaves the document, so the platform can still give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current
    first?.focus()
    return () => element.close()
  }, [open])

  const askToClose = () => {
    if (!busy) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the scrim is a second way out; Esc is the keyboard's
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      onCancel={(event) => {
        event.preventDefault()
        askToClose()
      }}
      onKeyDown={(event) => {
        // Chromium lets a second Esc through however the cancel event was answered.
        if (event.key === 'Escape' && busy) event.preventDefault()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) askToClose()
      }}
      className={clsx(
        'scroll-pb-28 overscroll-contain bg-card text-ink shadow-sheet backdrop:bg-scrim',
        'transition-[translate,opacity,overlay,display] transition-discrete duration-(--duration-slow) ease-standard',
        placements[placement],
      )}
    >
      <div className={clsx('px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] md:px-6 md:pt-6', placement === 'side' ? 'pt-5' : 'pt-3')}>
        {placement !== 'side' && <div aria-hidden className="mx-auto mb-3 h-1.25 w-10 rounded-pill bg-line md:hidden" />}
        <div className="mb-2 flex items-start justify-between gap-4">
          <h2
            ref={heading}
            id={titleId}
            tabIndex={-1}
            className={clsx('outline-none', closeButton && placement !== 'side' ? 'text-h2' : 'text-h3')}
          >
            {title}
          </h2>
          {closeButton && (
            <IconButton
              label="Zamknij"
              icon={<X aria-hidden className="size-5" />}
              onClick={askToClose}
              disabled={busy}
              className="-my-2 -mr-2"
            />
          )}
        </div>
        {children}
        {footer && (
          // Always in sight, however long what is above it is; that fades into it, cut by no edge.
          <div className="sticky bottom-0 -mx-5 mt-3 before:pointer-events-none before:absolute before:inset-x-0 before:-top-3 before:h-3 before:bg-linear-to-t before:from-card -mb-[max(1.5rem,env(safe-area-inset-bottom))] flex gap-3 bg-card px-5 pt-2 pb-[max(1.5rem,env(safe-area-inset-bottom))] md:-mx-6 md:px-6 [&>*]:min-w-0 [&>*]:flex-1">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  )
}
