import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../../lib/route-handle.ts'

const task = { chrome: 'task' } satisfies RouteHandle

/** The screens of the diary: a day, what is added to it, and a meal told in words with what was read of it. */
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
]
