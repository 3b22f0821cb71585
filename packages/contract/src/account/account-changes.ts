import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { changedPasswordSchema, emailSchema, givenPasswordSchema, linkSchema } from './credentials.ts'

const tag = 'accounts'

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/users/reset_password/',
  access: 'public',
  tag,
  summary: 'Mail a link that sets a new password; 404 for an unknown address, behind a hard limit of tries.',
  body: z.object({ email: emailSchema }),
  errors: ['reset_account_unknown'],
})

/**
 * The link is judged before the passwords, so the body takes any text: a good link with passwords that will not do is 400 with
 * `new_password` or `re_new_password` and stays good, a bad link is 404 with `token` then (a probe) and 400 with `token` or `uid`
 * when the passwords would have done. `resetPasswordSchema` is what they are compared with.
 */
export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/users/reset_password_confirm/',
  access: 'public',
  tag,
  summary: 'Set a new password with the link of a mail; with empty passwords, find out whether the link is good. Ends every session.',
  body: z.object({
    uid: z.string().default(''),
    token: z.string().default(''),
    new_password: z.string().default(''),
    re_new_password: z.string().default(''),
  }),
  errors: ['reset_link_unknown', 'reset_link_invalid', 'link_uid_invalid', 'new_password_too_common'],
})

export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/auth/users/set_email/',
  tag,
  summary: 'Mail a link to the new address and a notice to the old one; a second request takes the place of the first.',
  body: z.object({
    new_email: z
      .string()
      .trim()
      .toLowerCase()
      .pipe(z.email({ error: 'Wprowadź prawidłowy adres email.' }))
      .pipe(emailSchema),
    current_password: givenPasswordSchema,
  }),
  errors: ['current_password_wrong', 'new_email_taken', 'new_email_same'],
})

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/auth/users/set_email_re_confirm/',
  access: 'public',
  tag,
  summary: 'Change the address with the link that went to the new one; every session but the one that asked for the change ends.',
  body: linkSchema,
  errors: ['link_uid_invalid', 'link_token_invalid', 'new_email_taken'],
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/users/set_password/',
  tag,
  summary: 'Change the password; every other session ends, and so do links to reset it or to change the address.',
  body: changedPasswordSchema.safeExtend({ current_password: givenPasswordSchema }),
  errors: ['current_password_wrong', 'new_password_too_common'],
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/auth/delete_account_secure/',
  tag,
  summary: 'Delete the account: signed out and invisible at once, its data gone within 7 days, for good.',
  body: z.object({ current_password: givenPasswordSchema }),
  errors: ['current_password_wrong'],
})
