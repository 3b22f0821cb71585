import type { RouteHandle } from '../../lib/route-handle.ts'
import type { RouteObject } from '../../lib/router/addresses.ts'

const handle = { chrome: 'task' } satisfies RouteHandle

/** The first steps. */
export const onboardingRoutes: RouteObject[] = [
  { path: 'onboarding/welcome', handle, lazy: async () => ({ Component: (await import('./onboarding/WelcomeStep.tsx')).WelcomeStep }) },
  {
    path: 'onboarding/equipment',
    handle,
    lazy: async () => ({ Component: (await import('./onboarding/questions.tsx')).EquipmentStep }),
  },
  { path: 'onboarding/staples', handle, lazy: async () => ({ Component: (await import('./onboarding/questions.tsx')).StaplesStep }) },
  {
    path: 'onboarding/health-conditions',
    handle,
    lazy: async () => ({ Component: (await import('./onboarding/questions.tsx')).HealthStep }),
  },
  { path: 'onboarding/diet-exclusions', handle, lazy: async () => ({ Component: (await import('./onboarding/questions.tsx')).DietStep }) },
  { path: 'onboarding/finish', handle, lazy: async () => ({ Component: (await import('./onboarding/FinishStep.tsx')).FinishStep }) },
]

/** The page of the settings about kitchen, health and diet. */
export const profileSettingsRoutes: RouteObject[] = [
  {
    path: 'settings/profile',
    handle: { chrome: 'inner' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./ProfileScreen.tsx')).ProfileScreen }),
  },
]
