// Fetched together: whoever opens one of them goes on to the next.

export { AccountScreen } from './account/AccountScreen.tsx'
export { BillingScreen, InvoicesScreen } from './billing/BillingScreen.tsx'
export { DevicesScreen } from './devices/DevicesScreen.tsx'
export { InstallScreen } from './install/InstallScreen.tsx'
export { LearnedScreen } from './learned/LearnedScreen.tsx'
export { NotificationsScreen } from './notifications/NotificationsScreen.tsx'
export { SettingsFrame } from './SettingsFrame.tsx'
export { SubscriptionScreen } from './subscription/SubscriptionScreen.tsx'
