import { Bell } from 'lucide-react'
import { useState } from 'react'
import { starts } from '../../../lib/starts.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTimers } from '../timers/use-timers.ts'
import { askToNotify, canAskToNotify } from './notification.ts'

/** While a timer runs, offers to be notified of its end on another page; gone once the browser has been answered. */
export function AllowNotifications() {
  const [offered, setOffered] = useState(canAskToNotify)
  const { timers, now } = useTimers()
  if (!offered || !timers.some(({ endsAt }) => endsAt !== null && endsAt > now)) return null
  const ask = async () => {
    await askToNotify()
    setOffered(false)
  }
  return (
    <Button variant="ghost" size="sm" className="self-center" icon={<Bell aria-hidden />} onClick={starts(ask)}>
      Powiadom mnie, gdy minie czas
    </Button>
  )
}
