// Fetched together: whoever opens one of them goes on to the next.

export { AccountScreen } from './account/AccountScreen.tsx'
export { BillingScreen } from './billing/BillingScreen.tsx'
export { InvoicesScreen } from './billing/InvoicesScreen.tsx'
export { DevicesScreen } from './devices/DevicesScreen.tsx'
export { InstallScreen } from './install/InstallScreen.tsx'
export { LearnedScreen } from './learned/LearnedScreen.tsx'
export { NotificationsScreen } from './notifications/NotificationsScreen.tsx'
