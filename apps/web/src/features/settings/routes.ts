import { type RouteObject, redirect } from 'react-router'
import { paths } from '../../lib/paths.ts'

const pages: RouteObject[] = [
  { path: 'settings/account', lazy: async () => ({ Component: (await import('./account/AccountScreen.tsx')).AccountScreen }) },
  { path: 'settings/devices', lazy: async () => ({ Component: (await import('./devices/DevicesScreen.tsx')).DevicesScreen }) },
  { path: 'settings/learned', lazy: async () => ({ Component: (await import('./learned/LearnedScreen.tsx')).LearnedScreen }) },
  {
    path: 'settings/notifications',
    lazy: async () => ({ Component: (await import('./notifications/NotificationsScreen.tsx')).NotificationsScreen }),
  },
  { path: 'settings/billing', lazy: async () => ({ Component: (await import('./billing/BillingScreen.tsx')).BillingScreen }) },
  { path: 'settings/invoices', lazy: async () => ({ Component: (await import('./invoices/InvoicesScreen.tsx')).InvoicesScreen }) },
  { path: 'settings/app', lazy: async () => ({ Component: (await import('./install/InstallScreen.tsx')).InstallScreen }) },
  {
    path: 'settings/subscription',
    lazy: async () => ({ Component: (await import('./subscription/SubscriptionScreen.tsx')).SubscriptionScreen }),
  },
]

/** Settings, of someone who is signed in, with the page that another feature has for them. */
export function settingsRoutes(profilePages: RouteObject[]): RouteObject[] {
  return [
    { path: 'settings', loader: () => redirect(paths.profileSettings) },
    {
      lazy: async () => ({ Component: (await import('./SettingsFrame.tsx')).SettingsFrame }),
      children: [...profilePages, ...pages],
    },
  ]
}
