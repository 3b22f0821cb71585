import { useEffect, useRef } from 'react'
import { starts } from '../../lib/starts.ts'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'

export interface LoadMoreProps {
  /** The next page; null when there is none. */
  load: (() => Promise<unknown>) | null
  busy: boolean
  failed: boolean
}

/** The end of what is loaded: comes near the screen, loads the next page. */
export function LoadMore({ load, busy, failed }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const waits = load !== null && !busy && !failed
  useEffect(() => {
    const element = end.current
    if (!element || !waits) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && starts(load)(), { rootMargin: '600px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [waits, load])

  if (load === null) return null
  return (
    <div ref={end} className="mt-3">
      {failed && !busy ? (
        <ErrorPanel onRetry={starts(load)}>Nie udało się wczytać dalszych produktów.</ErrorPanel>
      ) : (
        <SkeletonRows rows={3} label="Ładowanie dalszych produktów…" />
      )}
    </div>
  )
}
