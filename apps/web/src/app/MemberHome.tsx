import { lazy, Suspense } from 'react'
import { HomeScreen } from '../features/home/HomeScreen.tsx'
import { QuickAdd } from '../features/intake/hub/QuickAdd.tsx'
import { WaitingLists } from '../features/intake/waiting/WaitingLists.tsx'

// After the dishes: what was eaten is looked at second.
const TodayCard = lazy(async () => ({ default: (await import('../features/diary/day/TodayCard.tsx')).TodayCard }))

/** The start of someone who is signed in, with what intake and diary have for it. */
export function MemberHome() {
  return (
    <HomeScreen
      waitingLists={<WaitingLists />}
      quickAdd={<QuickAdd />}
      today={
        <Suspense>
          <TodayCard />
        </Suspense>
      }
    />
  )
}
