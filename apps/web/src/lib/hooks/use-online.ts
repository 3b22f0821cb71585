import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether there is a network, as far as the browser knows; also where there was none when the app was opened. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** What a button says that can do nothing without a network; what was typed stays where it is. */
export function useOfflineReason(): string | undefined {
  return useOnline() ? undefined : 'Do tego potrzeba internetu. Wszystko zostanie, jak jest, dokończysz, gdy wróci.'
}
