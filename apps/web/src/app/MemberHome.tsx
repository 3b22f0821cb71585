import { HomeScreen } from '../features/home/HomeScreen.tsx'
import { QuickAdd } from '../features/intake/hub/QuickAdd.tsx'
import { WaitingLists } from '../features/intake/waiting/WaitingLists.tsx'

/** The start of someone who is signed in, with what the intake has for it. */
export function MemberHome() {
  return <HomeScreen waitingLists={<WaitingLists />} quickAdd={<QuickAdd />} />
}
