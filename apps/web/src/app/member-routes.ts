import { adminRoutes } from '../features/admin/routes.ts'
import { consumptionRoutes } from '../features/consumption/routes.ts'
import { cookingRoutes } from '../features/cooking/routes.ts'
import { diaryRoutes } from '../features/diary/routes.ts'
import { intakeRoutes } from '../features/intake/routes.ts'
import { pantryRoutes } from '../features/pantry/routes.ts'
import { paymentRoutes } from '../features/plans/routes.ts'
import { pointsRoutes } from '../features/points/routes.ts'
import { onboardingRoutes, profileSettingsRoutes } from '../features/profile/routes.ts'
import { publicationsRoutes } from '../features/publications/routes.ts'
import { recipesRoutes } from '../features/recipes/routes.ts'
import { settingsRoutes } from '../features/settings/routes.ts'
import { shoppingRoutes } from '../features/shopping/routes.ts'
import type { RouteHandle } from '../lib/route-handle.ts'
import { ANY_ADDRESS, type RouteObject } from '../lib/router/addresses.ts'

/** What guests have no use for; a guest's start does without the list of it. */
export const memberRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./MembersOnly.tsx')).MembersOnly }),
    children: [
      {
        path: '/pantry',
        handle: { chrome: 'tab' } satisfies RouteHandle,
        lazy: async () => ({ Component: (await import('./PantryWithQuickAdd.tsx')).PantryWithQuickAdd }),
      },
      {
        path: '/share',
        handle: { chrome: 'task' } satisfies RouteHandle,
        lazy: async () => ({ Component: (await import('./SharedScreen.tsx')).SharedScreen }),
      },
      ...pantryRoutes,
      ...intakeRoutes,
      ...recipesRoutes,
      ...publicationsRoutes,
      ...cookingRoutes,
      ...consumptionRoutes,
      ...shoppingRoutes,
      ...diaryRoutes,
      ...pointsRoutes,
      ...paymentRoutes,
      ...onboardingRoutes,
      ...settingsRoutes(profileSettingsRoutes, async () => ({ Component: (await import('./SettingsHome.tsx')).SettingsHome })),
      { lazy: async () => ({ Component: (await import('./MembersOnly.tsx')).AdminsOnly }), children: adminRoutes },
    ],
  },
  { path: ANY_ADDRESS, lazy: async () => ({ Component: (await import('./NotFoundScreen.tsx')).NotFoundScreen }) },
]
