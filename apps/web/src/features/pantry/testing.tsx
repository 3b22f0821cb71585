import type { RouteObject } from 'react-router'
import { PantryScreen } from './PantryScreen.tsx'
import { pantryRoutes } from './routes.ts'

/** The feature's screens for tests, the pantry without the ways of adding of another feature. */
export const pantryScreens: RouteObject[] = [
  { path: '/pantry', Component: () => <PantryScreen quickAdd={<p>Sposoby dodawania</p>} /> },
  ...pantryRoutes,
]
