import { z } from 'zod'
import { billingCycleSchema, paidPlanSchema } from '../payments/paid-plans.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'
import { emailSchema, givenPasswordSchema, linkSchema, usernameSchema } from './credentials.ts'

const tag = 'accounts'

export const planSchema = z.enum(['free', 'premium', 'premium_super'])
export type Plan = z.output<typeof planSchema>

export const userSchema = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  plan: planSchema,
  ai_points: z.int(),
  marketing_consent: z.boolean(),
  has_received_pwa_install_reward: z.boolean(),
  subscription_cancelled: z.boolean(),
  has_used_discount_code: z.boolean(),
  is_admin: z.boolean(),
})
export type User = z.output<typeof userSchema>

/** What was chosen before there was an account: the link of the mail leads on to it. */
const chosenPlanSchema = z.object({ plan: paidPlanSchema, cycle: billingCycleSchema })
export type ChosenPlan = z.output<typeof chosenPlanSchema>

/** A new account; the required terms-and-age checkbox is the client's, its time and version are recorded by the server. */
export const registrationSchema = z.object({
  username: usernameSchema,
  email: emailSchema,
  password: z.string().min(LIMITS.passwordAtRegistration).max(LIMITS.password),
  marketing_consent: z.boolean().default(false),
  chosen_plan: chosenPlanSchema.optional(),
})

export const register = endpoint({
  method: 'POST',
  path: '/auth/users/',
  access: 'public',
  tag,
  summary: 'Create an account and mail its activation link.',
  status: 201,
  body: registrationSchema,
  response: z.object({ id: z.int(), username: z.string(), email: z.string() }),
  errors: ['email_taken', 'username_taken', 'password_too_common'],
})

export const activate = endpoint({
  method: 'POST',
  path: '/auth/users/activation/',
  access: 'public',
  tag,
  summary: 'Activate an account with the link of its mail; grants the first points.',
  body: linkSchema,
  errors: ['link_uid_invalid', 'link_token_invalid', 'already_activated'],
})

export const resendActivation = endpoint({
  method: 'POST',
  path: '/auth/users/resend_activation/',
  access: 'public',
  tag,
  summary: 'Mail the activation link again; the answer is the same for an unknown address.',
  body: z.object({ email: emailSchema, chosen_plan: chosenPlanSchema.optional() }),
})

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/jwt/create/',
  access: 'public',
  tag,
  summary: 'Sign in by login or e-mail.',
  body: z
    .object({
      username: z.string().max(LIMITS.email).optional(),
      email: z.string().max(LIMITS.email).optional(),
      password: givenPasswordSchema,
    })
    .refine((body) => Boolean(body.username?.trim() || body.email?.trim()), { path: ['username'], error: 'To pole jest wymagane.' }),
  response: z.object({ access: z.string(), refresh: z.string() }),
  errors: ['invalid_credentials'],
})

export const refreshAccess = endpoint({
  method: 'POST',
  path: '/auth/jwt/refresh/',
  access: 'public',
  tag,
  summary: 'Exchange a refresh token for a new access token.',
  body: z.object({ refresh: z.string().min(1).max(4096) }),
  response: z.object({ access: z.string() }),
  errors: ['token_not_valid'],
})

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/logout/',
  access: 'public',
  tag,
  summary: 'End the session of a refresh token; also 204 when it has ended already.',
  body: z.object({ refresh: z.string().min(1).max(4096) }),
})

export const readMe = endpoint({ method: 'GET', path: '/auth/users/me/', tag, summary: 'The signed-in user.', response: userSchema })

export const updateMe = endpoint({
  method: 'PATCH',
  path: '/auth/users/me/',
  tag,
  summary: 'Give or withdraw the marketing consent; every other field is ignored.',
  body: z.object({ marketing_consent: z.boolean().optional() }),
  response: userSchema,
})
