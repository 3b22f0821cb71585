import { lazy, Suspense } from 'react'
import { HomeScreen } from '../features/home/HomeScreen.tsx'
import { QuickAdd } from '../features/intake/hub/QuickAdd.tsx'
import { WaitingLists } from '../features/intake/waiting/WaitingLists.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'

// After the dishes: what was eaten is looked at second.
const TodayCard = lazy(async () => ({ default: (await import('../features/diary/day/TodayCard.tsx')).TodayCard }))

const NextItems = lazy(async () => ({ default: (await import('../features/shopping/list/NextItems.tsx')).NextItems }))
const renderNextItems = (listId: string) => (
  <Suspense fallback={<Skeleton className="h-36 w-full" />}>
    <NextItems listId={listId} />
  </Suspense>
)

/** The start of someone who is signed in, with what intake, diary and shopping have for it. */
export function MemberHome() {
  return (
    <HomeScreen
      waitingLists={<WaitingLists />}
      quickAdd={<QuickAdd />}
      nextItems={renderNextItems}
      today={
        <Suspense>
          <TodayCard />
        </Suspense>
      }
    />
  )
}
