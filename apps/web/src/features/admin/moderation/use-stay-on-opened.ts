import { useEffect, useEffectEvent, useRef } from 'react'

/** Where a screen is turned and there is room for one thing alone, what was open beside the list is what is shown: `stay` leads there. */
export function useStayOnOpened(wide: boolean, stay: () => void): void {
  const wasWide = useRef(wide)
  const stayOpen = useEffectEvent(stay)
  useEffect(() => {
    if (wasWide.current && !wide) stayOpen()
    wasWide.current = wide
  }, [wide])
}
