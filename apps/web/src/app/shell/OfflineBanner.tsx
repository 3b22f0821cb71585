import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-3 bg-ink px-4 py-2.5 text-[0.9375rem] leading-5 font-semibold text-paper">
          <WifiOff aria-hidden className="size-5 shrink-0" />
          Jesteś offline. Niektóre funkcje mogą być niedostępne.
        </p>
      )}
    </div>
  )
}
