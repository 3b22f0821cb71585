import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { readNip } from '@spizarka/contract/nip'
import { z } from 'zod'

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const count = z.coerce.number().int().min(1).max(1_000_000)

const OPEN_FOOD_FACTS = 'https://world.openfoodfacts.org'

/** Stands on invoices and in the terms until somebody says who sells. */
const UNNAMED_SELLER = '[nazwa operatora]'

/** How often something may be done: at most `points` times in `seconds`. Written as `10/60`. */
const rateSchema = z
  .string()
  .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}$/, { error: 'expected COUNT/SECONDS, for example 10/60' })
  .transform((text) => {
    const [points = 0, seconds = 0] = text.split('/').map(Number)
    return { points, seconds }
  })
export type Rate = z.output<typeof rateSchema>

/** A key of AES-256 and the name that sealed data know it by. */
export interface DataKey {
  id: string
  key: Buffer
}

/** `ID:KEY`, several parted by commas; a key is 32 bytes in base64url. The first one seals, the others only open. */
export const dataKeysSchema = z
  .string()
  .regex(/^[\w-]{1,32}:[\w-]{43}(?:,[\w-]{1,32}:[\w-]{43})*$/, {
    error: 'expected ID:KEY, the key being 32 bytes in base64url; several are parted by commas',
  })
  .transform((text): readonly DataKey[] =>
    text.split(',').map((entry) => {
      const [id = '', key = ''] = entry.split(':')
      return { id, key: Buffer.from(key, 'base64url') }
    }),
  )
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, { error: 'two keys have one id' })

// All problems are reported at once.
const EVEN_IF_OTHERS_FAIL = { when: () => true }

function isLoopback(host: string): boolean {
  return ['127.0.0.1', '::1', '[::1]', 'localhost'].includes(host)
}

/** Whether its address is a public host name. */
function isPublic({ PUBLIC_URL }: { PUBLIC_URL?: string | undefined }): boolean {
  return PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname)
}

/** Who may read the mails that are kept instead of sent. Behind a proxy, or under a name of the world, callers of this machine cannot be told from others. */
function mailboxAccess(settings: {
  MAILBOX?: 'key' | 'open' | 'off' | undefined
  NODE_ENV: string
  PUBLIC_URL?: string | undefined
  TRUST_PROXY: boolean
}): 'key' | 'open' | 'off' {
  if (isPublic(settings) || settings.TRUST_PROXY) return 'off'
  return settings.MAILBOX ?? (settings.NODE_ENV === 'production' ? 'key' : 'open')
}

const SELLER_REQUIRED = 'needed where payments are taken: it stands on invoices and in the terms'
const P24_KEYS = ['P24_MERCHANT_ID', 'P24_POS_ID', 'P24_API_KEY', 'P24_CRC'] as const

const VAPID_PAIR = [
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY'],
] as const
const VAPID_KEY = 'expected a key in base64url, as `npx web-push generate-vapid-keys` prints it'

/** Who takes the money: the operator, the built-in till, or nobody. At the till plans cost nothing, so strangers must not get to it. */
function paymentsBy(settings: {
  P24_CRC?: string | undefined
  NODE_ENV: string
  HOST: string
  PUBLIC_URL?: string | undefined
  TRUST_PROXY: boolean
}): 'operator' | 'till' | 'nobody' {
  if (settings.P24_CRC !== undefined) return 'operator'
  if (settings.NODE_ENV !== 'production') return 'till'
  return isLoopback(settings.HOST) && !isPublic(settings) && !settings.TRUST_PROXY ? 'till' : 'nobody'
}

/** An external database is migrated only when told to; an empty one always. */
function whenToMigrate({ MIGRATE, DATABASE_URL }: { MIGRATE: 'auto' | 'yes' | 'no'; DATABASE_URL?: string | undefined }) {
  if (MIGRATE === 'auto') return DATABASE_URL === undefined ? 'always' : 'when-empty'
  return MIGRATE === 'yes' ? 'always' : 'never'
}

interface OperatorSettings {
  SELLER_NAME: string
  SELLER_ADDRESS?: string | undefined
  SELLER_POSTAL_CODE?: string | undefined
  SELLER_CITY?: string | undefined
  SUPPORT_EMAIL?: string | undefined
}

/** The settings that are still to say who runs this and where they can be written to: the documents that people agree to name them. */
export function missingOperatorSettings(settings: OperatorSettings): (keyof OperatorSettings)[] {
  const named = { ...settings, SELLER_NAME: settings.SELLER_NAME === UNNAMED_SELLER ? undefined : settings.SELLER_NAME }
  const needed = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_POSTAL_CODE', 'SELLER_CITY', 'SUPPORT_EMAIL'] as const
  return needed.filter((name) => named[name] === undefined)
}

/** Every setting of the server; `.env.example` says what each is for. */
const settingsSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
    ROLE: z.enum(['all', 'api', 'worker']).default('all'),
    WORKER_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
    MIGRATE: z.enum(['auto', 'yes', 'no']).default('auto'),
    WATCHDOG_SECONDS: z.coerce.number().int().min(0).max(3_600).default(30),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    TRUST_PROXY: flag.default(false),
    SECRET_KEY: z.string().min(32).optional(),
    DATA_KEYS: dataKeysSchema.optional(),
    ACCESS_TOKEN_SECONDS: count.default(600),
    REFRESH_TOKEN_DAYS: z.coerce.number().int().min(1).max(365).default(30),
    BACKUP_PASSPHRASE: z.string().min(12).optional(),
    BACKUP_KEY_FILE: z.string().min(1).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAILBOX: z.enum(['key', 'open', 'off']).optional(),
    METRICS_TOKEN: z.string().min(16).optional(),
    MAIL_FROM: z
      .string()
      .regex(/^(?:[^<>\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u, {
        error: 'expected an address, for example Spiżarka <kuchnia@example.pl>',
      })
      .default('Spiżarka <spizarka@localhost>'),
    SUPPORT_EMAIL: z.email().optional(),
    PREMIUM_SUPPORT_EMAIL: z.email().optional(),
    SELLER_NAME: z.string().min(1).max(200).default(UNNAMED_SELLER),
    SELLER_NIP: z
      .string()
      .refine((nip) => readNip(nip) !== undefined, {
        error: 'expected a Polish tax number: ten digits, the last of which checks the others',
      })
      .optional(),
    SELLER_ADDRESS: z.string().min(1).max(200).optional(),
    SELLER_POSTAL_CODE: z
      .string()
      .regex(/^\d{2}-\d{3}$/, { error: 'expected 00-000' })
      .optional(),
    SELLER_CITY: z.string().min(1).max(100).optional(),
    SELLER_EMAIL: z.email().optional(),
    LLM_PROVIDER: z.enum(['none', 'openai-compatible', 'anthropic']).default('none'),
    LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    LLM_API_KEY: z.string().min(1).optional(),
    LLM_MODEL: z.string().min(1).optional(),
    LLM_VISION: flag.default(false),
    LLM_IMAGE_MODEL: z.string().min(1).optional(),
    DRAW_CARDS: z.enum(['all', 'own', 'none']).default('all'),
    LLM_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(600).default(30),
    STORAGE_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    STORAGE_S3_REGION: z.string().min(1).default('us-east-1'),
    STORAGE_S3_BUCKET: z.string().min(1).optional(),
    STORAGE_S3_ACCESS_KEY: z.string().min(1).optional(),
    STORAGE_S3_SECRET_KEY: z.string().min(1).optional(),
    P24_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://secure.przelewy24.pl'),
    P24_MERCHANT_ID: z.coerce.number().int().min(1).optional(),
    P24_POS_ID: z.coerce.number().int().min(1).optional(),
    P24_API_KEY: z.string().min(1).optional(),
    P24_CRC: z.string().min(1).optional(),
    VAPID_PUBLIC_KEY: z
      .string()
      .regex(/^B[\w-]{86}$/, { error: VAPID_KEY })
      .optional(),
    VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/, { error: VAPID_KEY })
      .optional(),
    KSEF_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.ksef.mf.gov.pl/v2'),
    KSEF_TOKEN: z.string().min(1).optional(),
    OFF_BASE_URL: z.union([z.literal('none'), z.url({ protocol: /^https?$/ })]).optional(),
    OFF_CONTACT: z
      .string()
      .regex(/^[!-'*-~]+$/, { error: 'expected an address without spaces, for example kuchnia@example.pl' })
      .optional(),
    OFF_RATE: rateSchema.prefault('10/60'),
    RATE_LOGIN_ADDRESS: rateSchema.prefault('30/60'),
    RATE_LOGIN_ACCOUNT: rateSchema.prefault('10/60'),
    RATE_REGISTER_ADDRESS: rateSchema.prefault('20/3600'),
    RATE_REGISTER_ACCOUNT: rateSchema.prefault('5/3600'),
    RATE_LINK_ADDRESS: rateSchema.prefault('30/3600'),
    RATE_RESET_ADDRESS: rateSchema.prefault('10/3600'),
    RATE_PASSWORD_USER: rateSchema.prefault('10/900'),
    RATE_CODE_USER: rateSchema.prefault('5/300'),
    RATE_REFRESH_ADDRESS: rateSchema.prefault('240/60'),
    RATE_INTAKE_USER: rateSchema.prefault('60/60'),
    RATE_TYPING_USER: rateSchema.prefault('600/60'),
    RATE_UPLOAD_USER: rateSchema.prefault('30/60'),
    RATE_LOOKUP_USER: rateSchema.prefault('60/60'),
    RATE_RECIPE_USER: rateSchema.prefault('30/60'),
    RATE_RECIPE_LINES_USER: rateSchema.prefault('120/60'),
    RATE_RECIPES_ADDRESS: rateSchema.prefault('300/60'),
    RATE_COMMENT_USER: rateSchema.prefault('5/60'),
    RATE_COMMENT_DAY_USER: rateSchema.prefault('50/86400'),
    RATE_REPORT_ADDRESS: rateSchema.prefault('5/3600'),
    RATE_SYNC_USER: rateSchema.prefault('120/60'),
    RATE_PAYMENT_USER: rateSchema.prefault('60/60'),
    RATE_EXPORT_USER: rateSchema.prefault('5/86400'),
    RATE_API_USER: rateSchema.prefault('1200/60'),
  })
  .superRefine((settings, problems) => {
    if (isLoopback(settings.HOST)) return
    // The mailbox page shows everybody's mails, and 0.0.0.0 is no address to come back to from a mail.
    for (const name of ['SMTP_URL', 'PUBLIC_URL'] as const)
      if (!settings[name]) problems.addIssue({ code: 'custom', path: [name], message: 'needed when HOST is not the loopback' })
  }, EVEN_IF_OTHERS_FAIL)
  .superRefine((settings, problems) => {
    if (settings.LLM_PROVIDER === 'none') return
    if (!settings.LLM_MODEL) problems.addIssue({ code: 'custom', path: ['LLM_MODEL'], message: 'needed when LLM_PROVIDER is set' })
    if (settings.LLM_PROVIDER === 'openai-compatible' && !settings.LLM_BASE_URL)
      problems.addIssue({ code: 'custom', path: ['LLM_BASE_URL'], message: 'needed for an openai-compatible provider' })
    if (settings.LLM_PROVIDER === 'anthropic' && settings.LLM_IMAGE_MODEL)
      problems.addIssue({ code: 'custom', path: ['LLM_IMAGE_MODEL'], message: 'only an openai-compatible provider makes pictures' })
    if (settings.LLM_PROVIDER === 'anthropic' && !settings.LLM_API_KEY)
      problems.addIssue({ code: 'custom', path: ['LLM_API_KEY'], message: 'needed for anthropic' })
  }, EVEN_IF_OTHERS_FAIL)
  .superRefine((settings, problems) => {
    if (!settings.STORAGE_S3_ENDPOINT) return
    for (const name of ['STORAGE_S3_BUCKET', 'STORAGE_S3_ACCESS_KEY', 'STORAGE_S3_SECRET_KEY'] as const)
      if (!settings[name]) problems.addIssue({ code: 'custom', path: [name], message: 'needed when STORAGE_S3_ENDPOINT is set' })
  }, EVEN_IF_OTHERS_FAIL)
  .superRefine((settings, problems) => {
    const isGiven = P24_KEYS.some((name) => settings[name] !== undefined)
    for (const name of P24_KEYS)
      if (isGiven && settings[name] === undefined)
        problems.addIssue({ code: 'custom', path: [name], message: `needed with ${P24_KEYS.join(', ')}: all of them or none` })
  }, EVEN_IF_OTHERS_FAIL)
  .superRefine((settings, problems) => {
    for (const [name, other] of VAPID_PAIR)
      if (settings[name] !== undefined && settings[other] === undefined)
        problems.addIssue({ code: 'custom', path: [other], message: `needed with ${name}: they are one pair` })
  }, EVEN_IF_OTHERS_FAIL)
  .superRefine((settings, problems) => {
    if (settings.KSEF_TOKEN === undefined) return
    for (const name of ['SELLER_NIP', 'SELLER_ADDRESS'] as const)
      if (settings[name] === undefined) problems.addIssue({ code: 'custom', path: [name], message: 'needed with KSEF_TOKEN' })
  }, EVEN_IF_OTHERS_FAIL)
  .superRefine((settings, problems) => {
    // Who takes payments must name themselves: on invoices, in the terms and before the order.
    if (settings.NODE_ENV !== 'production' || settings.P24_CRC === undefined || !isPublic(settings)) return
    for (const name of missingOperatorSettings(settings)) problems.addIssue({ code: 'custom', path: [name], message: SELLER_REQUIRED })
  }, EVEN_IF_OTHERS_FAIL)
  .transform((settings) => ({
    ...settings,
    // Development and tests must not load a service that others pay for.
    OFF_BASE_URL: settings.OFF_BASE_URL ?? (settings.NODE_ENV === 'production' ? OPEN_FOOD_FACTS : 'none'),
    MAILBOX: mailboxAccess(settings),
    payments: paymentsBy(settings),
    migrates: whenToMigrate(settings),
    listensOnLoopback: isLoopback(settings.HOST),
  }))

export type Settings = z.output<typeof settingsSchema>

/** The environment as typed settings; an empty value counts as unset. Throws one error that lists every problem. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const result = settingsSchema.safeParse(given)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Settings are not usable (see .env.example):\n${problems.join('\n')}`)
}

/** The variables of this process over those of an `.env` file, if there is one. */
export async function readEnvironment(file: string): Promise<Record<string, string | undefined>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return { ...parseEnv(text), ...process.env }
}
