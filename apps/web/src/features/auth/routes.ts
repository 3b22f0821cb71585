import type { RouteObject } from '../../lib/router/addresses.ts'

/** For guests only: someone who is signed in is sent on. */
export const guestRoutes: RouteObject[] = [
  { path: 'login', lazy: async () => ({ Component: (await import('./login/LoginScreen.tsx')).LoginScreen }) },
  { path: 'register', lazy: async () => ({ Component: (await import('./register/RegisterScreen.tsx')).RegisterScreen }) },
  {
    path: 'forgot-password',
    lazy: async () => ({ Component: (await import('./password/ForgotPasswordScreen.tsx')).ForgotPasswordScreen }),
  },
]

/** Links of our mails: for whoever opens them, whole or cut short. */
export const linkRoutes: RouteObject[] = [
  {
    path: 'activate',
    lazy: async () => ({ Component: (await import('./activation/ActivationScreen.tsx')).ResendActivationScreen }),
  },
  {
    path: 'activate/:uid/:token?',
    lazy: async () => ({ Component: (await import('./activation/ActivationScreen.tsx')).ActivationScreen }),
  },
  {
    path: 'password/reset/confirm/:uid?/:token?',
    lazy: async () => ({ Component: (await import('./password/ResetPasswordScreen.tsx')).ResetPasswordScreen }),
  },
  {
    path: 'email-confirmation/:uid?/:token?',
    lazy: async () => ({ Component: (await import('./email/EmailConfirmationScreen.tsx')).EmailConfirmationScreen }),
  },
]
