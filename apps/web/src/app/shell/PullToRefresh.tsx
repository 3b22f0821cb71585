import { RotateCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { queryClient } from '../../lib/query-client.ts'
import { Spinner } from '../../ui/feedback/Spinner.tsx'

/** Let go of beyond this, the screen is read again. */
const PULL_PX = 72
const MAX_PULL_PX = 110
/** What comes back at once would flicker. */
const MIN_SHOWN_MS = 500

/** A finger that draws the top of a screen down has all that it shows read again; the browser's own way would start the app again. */
export function PullToRefresh() {
  const badge = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let from: { x: number; y: number } | undefined
    let pulled = 0
    let running = false
    const settle = () => {
      from = undefined
      pulled = 0
      show(badge.current, running ? PULL_PX : 0)
    }
    const refresh = fireAndForget(async () => {
      running = true
      setBusy(true)
      settle()
      await Promise.all([queryClient.invalidateQueries(), new Promise((resolve) => setTimeout(resolve, MIN_SHOWN_MS))])
      running = false
      setBusy(false)
      settle()
    })
    const start = ({ touches }: TouchEvent) => {
      const [finger] = touches
      const fits = touches.length === 1 && window.scrollY <= 0 && !running && !document.querySelector('dialog[open]')
      from = finger && fits ? { x: finger.clientX, y: finger.clientY } : undefined
    }
    const move = ({ touches }: TouchEvent) => {
      const [finger] = touches
      if (!from || !finger) return
      const down = finger.clientY - from.y
      // A sideways swipe or a scrolled page is no pull.
      if ((pulled === 0 && Math.abs(finger.clientX - from.x) > down) || window.scrollY > 0) {
        settle()
        return
      }
      pulled = Math.max(0, down)
      show(badge.current, Math.min(MAX_PULL_PX, pulled))
    }
    const end = () => {
      if (from && pulled >= PULL_PX) refresh()
      else if (from) settle()
    }
    const root = document.documentElement
    root.style.overscrollBehaviorY = 'contain'
    const options = { passive: true }
    document.addEventListener('touchstart', start, options)
    document.addEventListener('touchmove', move, options)
    document.addEventListener('touchend', end, options)
    document.addEventListener('touchcancel', settle, options)
    return () => {
      root.style.overscrollBehaviorY = ''
      document.removeEventListener('touchstart', start)
      document.removeEventListener('touchmove', move)
      document.removeEventListener('touchend', end)
      document.removeEventListener('touchcancel', settle)
    }
  }, [])
  return (
    <>
      <div
        ref={badge}
        aria-hidden
        className="pointer-events-none fixed top-0 left-1/2 z-8 -mt-12 -ml-5.5 grid size-11 place-items-center rounded-pill bg-card text-brand-ink opacity-0 shadow-raised"
      >
        {busy ? <Spinner /> : <RotateCw className="size-5.5" />}
      </div>
      <p role="status" className="sr-only">
        {busy && 'Odświeżanie…'}
      </p>
    </>
  )
}

function show(badge: HTMLElement | null, pixels: number): void {
  if (!badge) return
  badge.style.translate = `0 ${pixels}px`
  badge.style.rotate = pixels >= PULL_PX ? '0deg' : `${Math.round((pixels - PULL_PX) * 2)}deg`
  badge.style.opacity = pixels === 0 ? '0' : '1'
}
