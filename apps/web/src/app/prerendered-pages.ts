import { landingRoutes } from '../features/public/routes.ts'

/** A public page that is written as HTML at build time. */
interface PrerenderedPage {
  /** The module of its screen. */
  screen: string
  /** Most who come fill it in: the app's code is fetched while they look at it. It runs on no page before a button is pressed or a field entered. */
  hasForm?: true
}

export const prerenderedPages: Readonly<Record<string, PrerenderedPage>> = {
  '/': { screen: 'src/features/public/home/GuestHomeScreen.tsx' },
  '/login': { screen: 'src/features/auth/login/LoginScreen.tsx', hasForm: true },
  '/register': { screen: 'src/features/auth/register/RegisterScreen.tsx', hasForm: true },
  '/forgot-password': { screen: 'src/features/auth/password/ForgotPasswordScreen.tsx', hasForm: true },
  '/licencje': { screen: 'src/features/public/legal/NoticesScreen.tsx' },
  '/pomoc': { screen: 'src/features/public/help/HelpScreen.tsx' },
  '/pomoc-premium': { screen: 'src/features/public/help/PremiumHelpScreen.tsx' },
  ...Object.fromEntries(landingRoutes.map(({ path }) => [path, { screen: 'src/features/public/landing/LandingScreen.tsx' }])),
}

/** An address that no page has: what is prerendered for it is answered with status 404. */
export const notFoundPage = '/nie-znaleziono'

/** Pages that the server finishes, by the file they are built into, with the module of their screen: it knows title, picture and content. */
export const finishedPages: Readonly<Record<string, string>> = {
  'published-recipe': 'src/features/recipes/shared/GuestRecipeScreens.tsx',
  'published-recipes': 'src/features/community/library/LibraryScreen.tsx',
  plans: 'src/features/plans/ComparePlansScreen.tsx',
  terms: 'src/features/public/legal/TermsScreen.tsx',
  privacy: 'src/features/public/legal/PrivacyScreen.tsx',
}
