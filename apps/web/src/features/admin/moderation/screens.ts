// Fetched together: moderators go from the one to the other all the time.
export { QueueScreen } from './QueueScreen.tsx'
export { ReportsScreen } from './ReportsScreen.tsx'
