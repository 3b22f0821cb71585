import { useEffect, useEffectEvent } from 'react'

/** Tries again when the network comes back, while there is something to try. */
export function useRetryWhenOnline(waiting: boolean, retry: () => void): void {
  const tryAgain = useEffectEvent(retry)
  useEffect(() => {
    if (!waiting) return
    const comesBack = () => tryAgain()
    window.addEventListener('online', comesBack)
    return () => window.removeEventListener('online', comesBack)
  }, [waiting])
}
