/** The kitchen's thread: what takes long enough to hold up everybody else is computed beside them. */
import { baseDishes, composeRecipes } from '@spizarka/culinary/compose'
import { planMeals, swapMeal } from '@spizarka/culinary/planning'
import { safetyProfileOf } from '@spizarka/culinary/safety'
import { answerTasks } from '../threads/thread-tasks.ts'
import type { KitchenTasks } from './kitchen-tasks.ts'

// What the eater chose reaches the gate as far as it has rules for it.
answerTasks<KitchenTasks>({
  compose: ({ profile, ...request }) => ({
    ...composeRecipes({ ...request, profile: safetyProfileOf(profile).profile }),
    madeBy: 'kitchen',
  }),
  plan: ({ profile, ...request }) => ({ ...planMeals({ ...request, profile: safetyProfileOf(profile).profile }), madeBy: 'kitchen' }),
  swap: ({ request: { profile, ...request }, standing, at, instead }) =>
    swapMeal({ ...request, profile: safetyProfileOf(profile).profile }, standing, at, instead),
  warmUp: () => {
    baseDishes()
  },
})
