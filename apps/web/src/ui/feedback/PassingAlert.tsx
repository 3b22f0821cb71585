import { useEffect, useState } from 'react'
import { Banner } from './Banner.tsx'

/** How long news about a form stays, in milliseconds. */
export const ALERT_DURATION = 5000

export interface AlertMessage {
  tone: 'ok' | 'late'
  text: string
}

export interface PassingAlertProps {
  /** Another object is other news, even with the same text. */
  message: AlertMessage | undefined
  onGone: () => void
}

/** The result of saving a form: goes away after 5 s, but not while it is pointed at or holds the focus. */
export function PassingAlert({ message, onGone }: PassingAlertProps) {
  const [held, setHeld] = useState({ hover: false, focus: false })
  const paused = held.hover || held.focus
  useEffect(() => {
    if (!message || paused) return
    const timer = setTimeout(onGone, ALERT_DURATION)
    return () => clearTimeout(timer)
  }, [message, paused, onGone])

  return (
    // Always there: a live region that appears together with its text is not announced.
    <div
      role={message?.tone === 'late' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld((was) => ({ ...was, hover: true }))}
      onPointerLeave={() => setHeld((was) => ({ ...was, hover: false }))}
      onFocus={() => setHeld((was) => ({ ...was, focus: true }))}
      onBlur={() => setHeld((was) => ({ ...was, focus: false }))}
      className={message ? undefined : 'sr-only'}
    >
      {message && (
        // A stop for the keyboard, which has no pointer to hold the news with.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        <div tabIndex={0} className="rounded-2xl">
          <Banner tone={message.tone}>
            <p className="font-semibold whitespace-pre-line">{message.text}</p>
          </Banner>
        </div>
      )}
    </div>
  )
}
