import { type RouteObject, redirect } from 'react-router'
import { paths } from '../../lib/paths.ts'

/** For administrators. */
export const adminRoutes: RouteObject[] = [
  { path: 'admin', loader: () => redirect(paths.adminUsers) },
  {
    lazy: async () => ({ Component: (await import('./AdminFrame.tsx')).AdminFrame }),
    children: [
      { path: 'admin/users', lazy: async () => ({ Component: (await import('./users/UsersScreen.tsx')).UsersScreen }) },
      { path: 'admin/users/:id', lazy: async () => ({ Component: (await import('./users/UserScreen.tsx')).UserScreen }) },
      { path: 'admin/broadcasts', lazy: async () => ({ Component: (await import('./broadcasts/BroadcastsScreen.tsx')).BroadcastsScreen }) },
      { path: 'admin/jobs', lazy: async () => ({ Component: (await import('./jobs/JobsScreen.tsx')).JobsScreen }) },
      { path: 'admin/audit-log', lazy: async () => ({ Component: (await import('./audit/AuditLogScreen.tsx')).AuditLogScreen }) },
      {
        path: 'admin/second-factor',
        lazy: async () => ({ Component: (await import('./second-factor/SecondFactorScreen.tsx')).SecondFactorScreen }),
      },
    ],
  },
]
