import { z } from 'zod'
import { emailSchema } from '../account/credentials.ts'
import { idSchema, proseSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'

const tag = 'community'

/** Why somebody reports what they read. */
export const REPORT_REASONS = {
  illegal: 'Narusza prawo',
  dangerous: 'Niebezpieczne dla zdrowia',
  copyright: 'Narusza prawa autorskie',
  spam: 'Reklama lub spam',
  offensive: 'Obraźliwe',
  other: 'Coś innego',
} as const
export type ReportReason = keyof typeof REPORT_REASONS
export const reportReasonSchema = z.enum(Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]])

/** What the machine holds a comment for until somebody looks at it. */
export const HELD_FOR = {
  swearing: 'Wulgarne lub obraźliwe słowa',
  contacts: 'Link, numer lub zaproszenie gdzie indziej',
  photo: 'Zdjęcie do sprawdzenia',
  edited: 'Wstrzymany wcześniej, zmieniony przez autora',
} as const
export type HeldFor = keyof typeof HELD_FOR
export const heldForSchema = z.enum(Object.keys(HELD_FOR) as [HeldFor, ...HeldFor[]])

export const reportKindSchema = z.enum(['recipe', 'comment'])
export type ReportKind = z.output<typeof reportKindSchema>

export const createReport = endpoint({
  method: 'POST',
  path: '/reports/',
  access: 'public',
  tag,
  summary: 'Tell moderators of a published recipe or a comment; whoever tells hears the decision.',
  status: 201,
  body: z.object({
    kind: reportKindSchema,
    id: idSchema,
    reason: reportReasonSchema,
    text: proseSchema.trim().max(LIMITS.reportText).default(''),
    /** Where a guest hears the decision. */
    email: emailSchema.optional(),
  }),
  response: z.object({ id: idSchema }),
  errors: ['not_found', 'report_email_missing', 'bad_authorization_header', 'token_not_valid', 'user_not_found', 'user_inactive'],
})
