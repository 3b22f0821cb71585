import { type RouteObject, redirect } from 'react-router'
import { paths } from '../../lib/paths.ts'

const pages: RouteObject[] = [
  { path: 'settings/account', lazy: async () => ({ Component: (await import('./screens.ts')).AccountScreen }) },
  { path: 'settings/devices', lazy: async () => ({ Component: (await import('./screens.ts')).DevicesScreen }) },
  { path: 'settings/learned', lazy: async () => ({ Component: (await import('./screens.ts')).LearnedScreen }) },
  {
    path: 'settings/notifications',
    lazy: async () => ({ Component: (await import('./screens.ts')).NotificationsScreen }),
  },
  { path: 'settings/billing', lazy: async () => ({ Component: (await import('./screens.ts')).BillingScreen }) },
  { path: 'settings/invoices', lazy: async () => ({ Component: (await import('./screens.ts')).InvoicesScreen }) },
  { path: 'settings/app', lazy: async () => ({ Component: (await import('./screens.ts')).InstallScreen }) },
  {
    path: 'settings/subscription',
    lazy: async () => ({ Component: (await import('./screens.ts')).SubscriptionScreen }),
  },
]

/** Settings, of someone who is signed in, with the page that another feature has for them. */
export function settingsRoutes(profilePages: RouteObject[]): RouteObject[] {
  return [
    { path: 'settings', loader: () => redirect(paths.profileSettings) },
    {
      lazy: async () => ({ Component: (await import('./screens.ts')).SettingsFrame }),
      children: [...profilePages, ...pages],
    },
  ]
}
