import { ArrowLeftRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { deviceStore } from '../../../lib/storage/device-store.ts'

const SHOWN = 'cooking.swipe-hints'
/** Whoever was told twice knows it. */
const TIMES = 2

/** That steps are turned with a finger too: told the first two times that somebody cooks on a device that is touched. */
export function SwipeHint() {
  const [told] = useState(() => Number(deviceStore.find(SHOWN) ?? 0))
  const shown = told < TIMES && navigator.maxTouchPoints > 0
  useEffect(() => {
    if (shown) deviceStore.save(SHOWN, String(told + 1))
  }, [shown, told])
  if (!shown) return null
  return (
    <span className="inline-flex items-center gap-2">
      <ArrowLeftRight aria-hidden className="size-4" />
      albo przesuń palcem
    </span>
  )
}
