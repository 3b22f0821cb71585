import { createElement } from 'react'
import { paths } from '../../lib/paths.ts'
import type { RouteHandle } from '../../lib/route-handle.ts'
import type { RouteObject } from '../../lib/router/addresses.ts'
import { Navigate } from '../../lib/router/links.tsx'

const task = { chrome: 'task' } satisfies RouteHandle

/** For administrators. */
export const adminRoutes: RouteObject[] = [
  { path: 'admin', element: createElement(Navigate, { to: paths.adminUsers, replace: true }) },
  {
    lazy: async () => ({ Component: (await import('./screens.ts')).AdminFrame }),
    children: [
      { path: 'admin/users', lazy: async () => ({ Component: (await import('./screens.ts')).UsersScreen }) },
      { path: 'admin/users/:id', lazy: async () => ({ Component: (await import('./screens.ts')).UserScreen }) },
      { path: 'admin/payments', lazy: async () => ({ Component: (await import('./screens.ts')).PaymentsScreen }) },
      { path: 'admin/invoices', lazy: async () => ({ Component: (await import('./screens.ts')).InvoicesScreen }) },
      { path: 'admin/codes', lazy: async () => ({ Component: (await import('./screens.ts')).CodesScreen }) },
      { path: 'admin/publications', lazy: async () => ({ Component: (await import('./moderation/screens.ts')).QueueScreen }) },
      {
        path: 'admin/publications/:id',
        handle: task,
        lazy: async () => ({ Component: (await import('./moderation/screens.ts')).QueueScreen }),
      },
      { path: 'admin/moderation', lazy: async () => ({ Component: (await import('./moderation/FiguresScreen.tsx')).FiguresScreen }) },
      { path: 'admin/reports', lazy: async () => ({ Component: (await import('./moderation/screens.ts')).ReportsScreen }) },
      {
        path: 'admin/reports/:id',
        handle: task,
        lazy: async () => ({ Component: (await import('./moderation/screens.ts')).ReportsScreen }),
      },
      { path: 'admin/broadcasts', lazy: async () => ({ Component: (await import('./screens.ts')).BroadcastsScreen }) },
      { path: 'admin/jobs', lazy: async () => ({ Component: (await import('./screens.ts')).JobsScreen }) },
      { path: 'admin/audit-log', lazy: async () => ({ Component: (await import('./screens.ts')).AuditLogScreen }) },
      {
        path: 'admin/second-factor',
        lazy: async () => ({ Component: (await import('./second-factor/SecondFactorScreen.tsx')).SecondFactorScreen }),
      },
    ],
  },
]
