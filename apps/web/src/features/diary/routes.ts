import type { RouteHandle } from '../../lib/route-handle.ts'
import type { RouteObject } from '../../lib/router/addresses.ts'

const task = { chrome: 'task' } satisfies RouteHandle

/** The screens of the diary: a day, the target, a week, longer periods on the screen and on paper, what is added to it, and a meal told in words with what was read of it. */
export const diaryRoutes: RouteObject[] = [
  {
    path: '/calories',
    handle: { chrome: 'tab' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./day/DayScreen.tsx')).DayScreen }),
  },
  { path: '/log-consumption', handle: task, lazy: async () => ({ Component: (await import('./add/AddMealScreen.tsx')).AddMealScreen }) },
  {
    path: '/log-consumption/text',
    handle: task,
    lazy: async () => ({ Component: (await import('./text/MealTextScreen.tsx')).MealTextScreen }),
  },
  {
    path: '/log-consumption/confirm/:sessionId',
    handle: task,
    lazy: async () => ({ Component: (await import('./text/CheckMealScreen.tsx')).CheckMealScreen }),
  },
  {
    path: '/calories/fitness-setup',
    handle: task,
    lazy: async () => ({ Component: (await import('./target/TargetScreen.tsx')).TargetScreen }),
  },
  {
    path: '/calories/week',
    handle: { chrome: 'tab' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./weeks/WeekScreen.tsx')).WeekScreen }),
  },
  {
    path: '/calories/trend',
    handle: { chrome: 'tab' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./weeks/TrendScreen.tsx')).TrendScreen }),
  },
  {
    path: '/calories/print',
    handle: task,
    lazy: async () => ({ Component: (await import('./weeks/PrintDiaryScreen.tsx')).PrintDiaryScreen }),
  },
]
