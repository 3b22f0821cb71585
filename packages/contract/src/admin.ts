import { z } from 'zod'
import { planSchema } from './account/accounts.ts'
import { idSchema, lineSchema, pageOf, pageQuerySchema, timestampSchema } from './shared/common.ts'
import { endpoint } from './shared/endpoint.ts'
import { LIMITS } from './shared/limits.ts'

const tag = 'admin'
const access = 'admin'

/** An account as administrators see it, without health data, pantry or mails. */
export const adminUserSchema = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  plan: planSchema,
  ai_points: z.int(),
  is_active: z.boolean(),
  is_admin: z.boolean(),
  created_at: timestampSchema,
  last_used_at: timestampSchema.nullable(),
})
export type AdminUser = z.output<typeof adminUserSchema>

/** `inactive`: registered, and the link of the mail not opened yet. */
const accountStateSchema = z.enum(['active', 'inactive'])
export type AccountState = z.output<typeof accountStateSchema>

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users/',
  access,
  tag,
  summary: 'Accounts by login or e-mail, newest first; deleted ones are not there.',
  query: pageQuerySchema.extend({
    search: lineSchema(LIMITS.email).default(''),
    plan: planSchema.optional(),
    state: accountStateSchema.optional(),
  }),
  response: pageOf(adminUserSchema),
  errors: ['invalid_page'],
})

export const readUserAsAdmin = endpoint({
  method: 'GET',
  path: '/admin/users/:id/',
  access,
  tag,
  summary: 'One account.',
  response: adminUserSchema,
  errors: ['not_found'],
})

export const changePlan = endpoint({
  method: 'PATCH',
  path: '/admin/users/:id/',
  access,
  tag,
  summary: 'Change the plan of an account; every other field is ignored.',
  body: z.object({ plan: planSchema }),
  response: adminUserSchema,
  errors: ['not_found', 'own_plan_fixed', 'paid_plan_fixed'],
})

export const awardPointsAsAdmin = endpoint({
  method: 'POST',
  path: '/admin/users/:id/points/',
  access,
  tag,
  summary: "Give points, or take them with a negative amount; the reason stands in the user's ledger.",
  body: z.object({
    amount: z
      .int()
      .min(-LIMITS.awardedPoints)
      .max(LIMITS.awardedPoints)
      .refine((amount) => amount !== 0, { error: 'Podaj liczbę różną od zera.' }),
    reason: lineSchema(LIMITS.awardReason).min(1),
  }),
  response: adminUserSchema,
  errors: ['not_found', 'own_points_fixed', 'balance_too_low'],
  idempotent: true,
})

export const broadcastSchema = z.object({
  id: idSchema,
  title: z.string(),
  message: z.string(),
  created_at: timestampSchema,
  /** Null until it has been handed to everybody. */
  recipients: z.int().nullable(),
})
export type Broadcast = z.output<typeof broadcastSchema>

export const sendBroadcast = endpoint({
  method: 'POST',
  path: '/admin/broadcasts/',
  access,
  tag,
  summary: 'Queue a notice to every active account that wants announcements.',
  status: 202,
  body: z.object({
    title: lineSchema(LIMITS.notificationTitle).min(1),
    message: z.string().trim().min(1).max(LIMITS.notificationMessage),
  }),
  response: broadcastSchema,
  idempotent: true,
})

export const listBroadcasts = endpoint({
  method: 'GET',
  path: '/admin/broadcasts/',
  access,
  tag,
  summary: 'Notices that went to everybody, newest first.',
  query: pageQuerySchema,
  response: pageOf(broadcastSchema),
  errors: ['invalid_page'],
})

/** What each kind of background work does, in words. */
export const JOB_WORDS: Readonly<Partial<Record<string, string>>> = {
  'accounts.purge-deleted': 'Usuwanie danych skasowanych kont',
  'accounts.purge-ended': 'Sprzątanie sesji i linków kont',
  'billing.reconcile-payments': 'Uzgadnianie płatności z operatorem',
  'billing.run-due': 'Odnawianie subskrypcji',
  'billing.save-card': 'Karta do odnowień',
  'billing.send-refund': 'Zwrot płatności',
  'billing.tell-of-till-payment': 'Płatność w kasie próbnej',
  'billing.pay-late-at-till': 'Spóźniona płatność w kasie próbnej',
  'community.forget-guests': 'Usuwanie adresów gości ze zgłoszeń',
  'compose.compose-recipe': 'Układanie przepisu',
  'compose.illustrate-recipe': 'Obrazek przepisu',
  'compose.import-recipe': 'Przepis ze strony',
  'compose.purge-sessions': 'Sprzątanie zamówień przepisów',
  'data-exports.prepare-export': 'Kopia danych użytkownika',
  'data-exports.purge-expired': 'Sprzątanie kopii danych',
  'diary.purge-deleted': 'Sprzątanie usuniętych wpisów dziennika',
  'diary.purge-meal-sessions': 'Sprzątanie posiłków opisanych słowami',
  'diary.read-meal-text': 'Czytanie posiłku opisanego słowami',
  'intake.parse-text': 'Czytanie listy produktów',
  'intake.purge-pictures': 'Sprzątanie zdjęć paragonów',
  'intake.purge-sessions': 'Sprzątanie list do sprawdzenia',
  'intake.read-barcodes': 'Lista zeskanowanych kodów',
  'intake.read-receipt': 'Czytanie paragonu',
  'invoices.make-file': 'Plik faktury',
  'invoices.purge-old': 'Usuwanie faktur po terminie',
  'invoices.send-to-ksef': 'Wysyłka faktury do KSeF',
  'invoices.send-waiting-to-ksef': 'Faktury, które czekają na KSeF',
  'legal.announce-documents': 'Zapowiedzi zmian dokumentów',
  'mail.send-message': 'Wysyłka e-maila',
  'notifications.fan-out-broadcast': 'Rozsyłanie ogłoszenia',
  'notifications.purge-old': 'Sprzątanie powiadomień',
  'notifications.push-notice': 'Powiadomienie na urządzenia odbiorcy',
  'notifications.send-push': 'Wysyłka powiadomienia na urządzenie',
  'notifications.tell-meal-missing': 'Przypomnienie o posiłku',
  'notifications.tell-points-low': 'Przypomnienie o punktach',
  'notifications.tell-use-soon': 'Przypomnienie o terminach',
  'pictures.delete-picture': 'Usuwanie obrazka',
  'pictures.purge-orphans': 'Sprzątanie obrazków',
  'products.purge-lookups': 'Sprzątanie wyników kodów',
  'products.refresh-product': 'Odświeżanie produktu z bazy',
  'recipes.draw-cards': 'Obrazki przepisów Spiżarki',
  'recipes.draw-own-card': 'Obrazek przepisu użytkownika',
  'recipes.sync-base': 'Wczytywanie przepisów Spiżarki',
  'shopping.plan-list': 'Układanie listy zakupów',
  'shopping.purge-lists': 'Sprzątanie list zakupów',
  'shopping.tell-list-ready': 'Wiadomość o gotowej liście',
  'system.purge-expired': 'Sprzątanie sesji',
}

/** How one kind of background work stands. */
export const jobKindSchema = z.object({
  /** `area.verb-object`. */
  name: z.string(),
  queued: z.int(),
  active: z.int(),
  /** Given up after the last try and not tried again since. */
  failed: z.int(),
  /** Seconds that the oldest job which is due has waited. */
  waiting_seconds: z.int(),
})
export type JobKind = z.output<typeof jobKindSchema>

export const readJobHealth = endpoint({
  method: 'GET',
  path: '/admin/jobs/',
  access,
  tag,
  summary: 'How every kind of background work stands, those with failures first.',
  response: z.array(jobKindSchema),
})

/** A job that was given up. What it carries stays unseen: mails hold addresses and links. */
export const failedJobSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: timestampSchema,
  failed_at: timestampSchema,
  tries: z.int(),
  /** Name of the last error; its text may tell of persons. */
  error: z.string(),
})
export type FailedJob = z.output<typeof failedJobSchema>

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/admin/failed-jobs/',
  access,
  tag,
  summary: 'Jobs that were given up, newest first.',
  query: pageQuerySchema.extend({ name: z.string().max(100).optional() }),
  response: pageOf(failedJobSchema),
  errors: ['invalid_page'],
})

export const retryFailedJob = endpoint({
  method: 'POST',
  path: '/admin/failed-jobs/:id/retry/',
  access,
  tag,
  summary: 'Queue a job that was given up once more.',
  errors: ['not_found'],
})

/** What administrators do that leaves a trace, with the words of the log. */
export const ADMIN_ACTS = {
  plan_changed: 'Zmiana planu',
  points_awarded: 'Zmiana punktów',
  broadcast_sent: 'Ogłoszenie',
  job_retried: 'Ponowienie zadania',
  second_factor_set: 'Włączenie drugiego składnika',
  second_factor_shown: 'Potwierdzenie drugim składnikiem',
  user_viewed: 'Podgląd konta',
  admin_added: 'Nadanie uprawnień administratora',
  admin_removed: 'Odebranie uprawnień administratora',
  publication_decided: 'Decyzja o publikacji',
  publication_decision_undone: 'Cofnięcie decyzji o publikacji',
  report_decision_undone: 'Cofnięcie decyzji o zgłoszeniu',
  report_decided: 'Decyzja o zgłoszeniu',
  payment_refunded: 'Zwrot płatności',
  payment_alarm_resolved: 'Wyjaśnienie rozbieżności',
  discount_code_created: 'Nowy kod rabatowy',
  discount_code_changed: 'Zmiana kodu rabatowego',
  price_changed: 'Zmiana ceny',
  invoice_downloaded: 'Pobranie faktury',
  ksef_number_recorded: 'Numer KSeF faktury',
  ksef_sending_begun: 'Wysyłka faktury do KSeF',
  second_factor_removed: 'Usunięcie drugiego składnika',
} as const
export type AdminAct = keyof typeof ADMIN_ACTS

export const auditEntrySchema = z.object({
  id: idSchema,
  created_at: timestampSchema,
  /** Login at that time, or words for whoever runs the server. */
  admin: z.string(),
  act: z.enum(Object.keys(ADMIN_ACTS) as [AdminAct, ...AdminAct[]]),
  /** The account it was done to; the number stays when the account is gone. */
  subject_user_id: z.int().nullable(),
  /** The login of that account now; null when there is none, or the account is gone. */
  subject: z.string().nullable(),
  /** Before and after, amounts, reasons. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})
export type AuditEntry = z.output<typeof auditEntrySchema>

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/admin/audit-log/',
  access,
  tag,
  summary: 'What administrators did, newest first.',
  query: pageQuerySchema.extend({ act: z.enum(Object.keys(ADMIN_ACTS) as [AdminAct, ...AdminAct[]]).optional() }),
  response: pageOf(auditEntrySchema),
  errors: ['invalid_page'],
})
