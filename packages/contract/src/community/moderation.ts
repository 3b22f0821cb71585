import { z } from 'zod'
import { dishKindSchema, pictureSchema } from '../kitchen/recipe-parts.ts'
import { recipeSchema } from '../kitchen/recipes.ts'
import { idSchema, pageOf, pageQuerySchema, proseSchema, timestampSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'
import { publicationStateSchema } from './publication-states.ts'
import { decisionReasonSchema, publicationSchema } from './publications.ts'
import { heldForSchema, reportKindSchema, reportReasonSchema } from './reports.ts'

const tag = 'admin'
const access = 'admin'

/** What the machine found in a text that was sent to the library: it decides nothing. */
export const publicationChecksSchema = z.object({
  /** That are in it whoever eats it, in words. */
  allergens: z.array(z.string()),
  /** Ingredient lines of which the kitchen knows no food. */
  unread_lines: z.array(z.string()),
  /** The recipe of the library that has most of its words, where that is four fifths of them or more. */
  copied_from: z.object({ recipe_id: idSchema, title: z.string(), share: z.number() }).nullable(),
  /** Addresses, telephone numbers, e-mails, as they were written. */
  links: z.array(z.string()),
  /** As it was written, spelt round or not. */
  swearing: z.array(z.string()),
  /** Ingredient lines without an amount. */
  lines_without_amount: z.array(z.string()),
  /** Promises to heal, as they were written. */
  health_claims: z.array(z.string()),
  /** What may make somebody ill as it is described. */
  food_safety: z.array(z.object({ rule: z.string(), found: z.string(), advice: z.string(), source: z.string().nullable() })),
})
export type PublicationChecks = z.output<typeof publicationChecksSchema>

/** One text in the queue. */
export const queuedPublicationSchema = publicationSchema.extend({
  /** Counts the texts that the author sent before it was decided: a decision names the one it is about. */
  version: z.int(),
  kind: dishKindSchema,
  picture: pictureSchema.nullable(),
  checks: publicationChecksSchema,
  /** How many of the checks found something to look at. */
  risk: z.int(),
  /** What the author says against the decision before. */
  appeal: z.string().nullable(),
  author: z.object({ user_id: z.int(), published: z.int(), rejected: z.int(), is_new: z.boolean() }),
  /** The caller's own: somebody else decides. */
  is_own: z.boolean(),
  /** When the decision can be taken back no more; null where there is none, or somebody else made it. */
  undo_until: timestampSchema.nullable(),
  /** What the author of this text was told of the one before it. */
  before: z
    .object({ state: z.enum(['changes_requested', 'rejected']), reason: z.string().nullable(), decided_at: timestampSchema.nullable() })
    .nullable(),
})
export type QueuedPublication = z.output<typeof queuedPublicationSchema>

export const listPublicationQueue = endpoint({
  method: 'GET',
  path: '/admin/publications/',
  access,
  tag,
  summary: 'What was sent to the library, oldest first; what waits for a decision unless another state is asked for.',
  query: pageQuerySchema.extend({
    state: publicationStateSchema.default('submitted'),
    ordering: z.enum(['submitted_at', '-submitted_at', '-risk']).default('submitted_at'),
    /** Removed recipes whose author appealed and waits. */
    appealed: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
  }),
  response: pageOf(queuedPublicationSchema),
  errors: ['invalid_page'],
})

export const readQueuedPublication = endpoint({
  method: 'GET',
  path: '/admin/publications/:id/',
  access,
  tag,
  summary: 'A text in the queue as it was sent, and beside it the one that is published today.',
  response: queuedPublicationSchema.extend({
    /** As a guest would read it. */
    recipe: recipeSchema,
    /** The published one that it would replace. */
    standing: recipeSchema.nullable(),
  }),
  errors: ['not_found'],
})

const reasonSchema = proseSchema.trim().min(1).max(LIMITS.decisionReason)

export const decidePublication = endpoint({
  method: 'POST',
  path: '/admin/publications/:id/decision/',
  access,
  tag,
  summary: 'Publish a recipe, ask for changes or reject it; its author hears the reason and how to appeal.',
  status: 200,
  body: z
    .object({
      decision: z.enum(['approve', 'request_changes', 'reject']),
      reason_code: decisionReasonSchema.nullish(),
      reason: z.union([z.literal('').transform(() => null), reasonSchema]).nullish(),
      /** The text that was read; a newer one refuses the decision. */
      version: z.int().optional(),
    })
    .check((context) => {
      const { decision, reason_code, reason } = context.value
      if (decision === 'approve') return
      for (const [field, value] of Object.entries({ reason_code, reason }))
        if (!value) context.issues.push({ code: 'custom', path: [field], input: value, message: 'To pole jest wymagane.' })
    }),
  response: publicationSchema,
  errors: ['not_found', 'own_publication', 'publication_decided', 'publication_changed'],
})

export const undoDecision = endpoint({
  method: 'DELETE',
  path: '/admin/publications/:id/decision/',
  access,
  tag,
  summary: 'Take back one’s decision of the last minute; the recipe waits again.',
  status: 200,
  response: publicationSchema,
  errors: ['not_found', 'decision_undo_expired'],
})

export const moderatedReportSchema = z.object({
  id: idSchema,
  kind: reportKindSchema,
  target_id: idSchema,
  reason: reportReasonSchema,
  text: z.string(),
  state: z.enum(['open', 'decided']),
  decision: z.enum(['keep', 'remove']).nullable(),
  created_at: timestampSchema,
  decided_at: timestampSchema.nullable(),
  /** What the moderator said. */
  decision_reason: z.string().nullable(),
  /** Who tells: a user, a guest, or the machine that held a comment. */
  reporter: z.enum(['user', 'guest', 'machine']),
  /** What the machine holds it for, the gravest first; empty where people report it. */
  held_for: z.array(heldForSchema),
  /** What it is about, as it reads now; null where it is gone. */
  target: z
    .object({
      recipe_id: idSchema,
      title: z.string(),
      text: z.string(),
      author_name: z.string(),
      is_visible: z.boolean(),
      /** Of the plate, beside a comment; shown to others only once it was kept. */
      photo: pictureSchema.nullable(),
    })
    .nullable(),
  /** Reports of the same that are open, this one included. */
  open_reports: z.int(),
  /** When the decision can be taken back no more; null where there is none, or somebody else made it. */
  undo_until: timestampSchema.nullable(),
})
export type ModeratedReport = z.output<typeof moderatedReportSchema>

export const listReports = endpoint({
  method: 'GET',
  path: '/admin/reports/',
  access,
  tag,
  summary: 'What was reported, oldest first.',
  query: pageQuerySchema.extend({ state: z.enum(['open', 'decided']).default('open') }),
  response: pageOf(moderatedReportSchema),
  errors: ['invalid_page'],
})

export const decideReport = endpoint({
  method: 'POST',
  path: '/admin/reports/:id/decision/',
  access,
  tag,
  summary: 'Keep what was reported or take it away; whoever reported it hears so, and its author where it goes.',
  status: 200,
  body: z.object({ decision: z.enum(['keep', 'remove']), reason: reasonSchema }),
  response: moderatedReportSchema,
  errors: ['not_found', 'own_publication', 'report_decided', 'report_of_base_recipe'],
})

export const undoReportDecision = endpoint({
  method: 'DELETE',
  path: '/admin/reports/:id/decision/',
  access,
  tag,
  summary: 'Take back one’s decision of the last minute on a report; what was reported is as it was, and the report is open.',
  status: 200,
  response: moderatedReportSchema,
  errors: ['not_found', 'decision_undo_expired'],
})

/** What the yearly report of the Digital Services Act (art. 15, 24) is made from. */
export const moderationFiguresSchema = z.object({
  /** `YYYY-MM`, in Warsaw. */
  month: z.string(),
  submitted: z.int(),
  approved: z.int(),
  changes_requested: z.int(),
  rejected: z.int(),
  withdrawn: z.int(),
  removed: z.int(),
  /** Decisions by reason. */
  by_reason: z.record(decisionReasonSchema, z.int()),
  /** Hours from sending to deciding, the middle one; null where nothing was decided. */
  median_hours: z.number().nullable(),
  appeals: z.int(),
  appeals_granted: z.int(),
  reports: z.int(),
  reports_by_reason: z.record(reportReasonSchema, z.int()),
  reports_by_machine: z.int(),
  /** Of the machine's reports, by what it held a comment for; one may be held for several. */
  held_for: z.record(heldForSchema, z.int()),
  reports_kept: z.int(),
  reports_removed: z.int(),
  median_report_hours: z.number().nullable(),
  comments: z.int(),
})
export type ModerationFigures = z.output<typeof moderationFiguresSchema>

export const readModerationFigures = endpoint({
  method: 'GET',
  path: '/admin/moderation-figures/',
  access,
  tag,
  summary: 'What was sent, decided, reported and appealed in a month; this one unless another is named.',
  query: z.object({
    month: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'Podaj miesiąc w formacie RRRR-MM.' })
      .optional(),
  }),
  response: moderationFiguresSchema,
})
