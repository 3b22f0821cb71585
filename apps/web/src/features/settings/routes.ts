import type { RouteHandle } from '../../lib/route-handle.ts'
import type { RouteObject } from '../../lib/router/addresses.ts'

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
    lazy: async () => ({ Component: (await import('./subscription/SubscriptionScreen.tsx')).SubscriptionScreen }),
  },
]

/** Settings, of someone who is signed in, with what stands outside of them: the pages of the profile, and the list of all. */
export function settingsRoutes(profilePages: RouteObject[], list?: RouteObject['lazy']): RouteObject[] {
  return [
    { path: 'settings', handle: { chrome: 'tab' } satisfies RouteHandle, lazy: list },
    {
      lazy: async () => ({ Component: (await import('./SettingsFrame.tsx')).SettingsFrame }),
      children: [...profilePages, ...pages],
    },
  ]
}
