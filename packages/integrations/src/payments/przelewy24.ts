import { Agent, request } from 'undici'
import { z } from 'zod'
import {
  type ChargeOutcome,
  PaymentError,
  type PaymentOperator,
  type PaymentOrder,
  type PlacedPayment,
  type RefundOrder,
  type RefundOutcome,
  type SavedCard,
} from './port.ts'
import { isSigned, signRegistration, signVerification } from './sign.ts'

export interface Przelewy24Settings {
  /** `https://secure.przelewy24.pl`, or another server that speaks its REST API v1. */
  baseUrl: string
  merchantId: number
  posId: number
  /** The key of reports: password of every call. */
  apiKey: string
  /** The CRC key: part of every signature, sent nowhere. */
  crc: string
  /** Given instead of an address that is longer than the operator takes. */
  contactEmail: string
  /** Milliseconds for a connection, and for a call in all. */
  connectMs?: number
  totalMs?: number
}

const MAX_EMAIL_LENGTH = 50
const MAX_ANSWER_BYTES = 1024 * 1024
/** Minutes in which a page of the operator can be paid on. */
const MINUTES_TO_PAY = 15
const CARDS_ONLY = 4096

const registeredSchema = z.object({ data: z.object({ token: z.string().min(1) }) })
const verifiedSchema = z.object({ data: z.object({ status: z.literal('success') }) })
const wholeSchema = z.coerce.number().int()
const transactionSchema = z.object({
  data: z.object({
    status: wholeSchema,
    orderId: wholeSchema.nullish(),
    amount: wholeSchema,
    currency: z.string(),
  }),
})
const cardSchema = z.object({
  data: z.object({ refId: z.string().min(1), mask: z.string().default(''), cardDate: z.union([z.string(), z.int()]).nullish() }),
})
const refundListSchema = z.object({
  data: z.object({
    refunds: z.array(z.object({ refundsUuid: z.string().nullish(), status: wholeSchema.nullish(), amount: wholeSchema.nullish() })),
  }),
})
const historySchema = z.object({
  data: z.array(
    z.object({
      sessionId: z.string(),
      orderId: wholeSchema,
      amount: wholeSchema,
      currency: z.string().default('PLN'),
      type: z.string().nullish(),
    }),
  ),
})
const saysSchema = z.object({ error: z.union([z.string(), z.array(z.unknown())]), code: z.union([z.int(), z.string()]).optional() })

const STATES = ['unpaid', 'paid', 'verified', 'returned'] as const

/** Przelewy24 over its REST API v1, cards by the older flow (`methodRefId` and `card/charge`). */
export function createPrzelewy24(settings: Przelewy24Settings): PaymentOperator {
  const { merchantId, posId, crc } = settings
  const call = createCaller(settings)

  /** A token under which the payment can be made. Where none comes, nobody can have paid: it may have been registered, and is useless. */
  async function register(order: PaymentOrder, how: Record<string, unknown>): Promise<string> {
    return askForToken(order, how).catch((error: unknown) => {
      if (!(error instanceof PaymentError)) throw error
      throw new PaymentError(error.message, {
        mayHaveHappened: false,
        ...(error.status !== undefined && { status: error.status }),
        cause: error.cause,
      })
    })
  }

  async function askForToken(order: PaymentOrder, how: Record<string, unknown>): Promise<string> {
    const { sessionId, amount, currency, description, returnUrl, notifyUrl } = order
    const answer = await call('POST', 'transaction/register', {
      merchantId,
      posId,
      sessionId,
      amount,
      currency,
      description: description.slice(0, 1024),
      email: shortEnough(order.email, settings.contactEmail),
      country: 'PL',
      language: 'pl',
      urlReturn: returnUrl,
      urlStatus: notifyUrl,
      timeLimit: MINUTES_TO_PAY,
      encoding: 'UTF-8',
      ...how,
      sign: signRegistration({ sessionId, merchantId, amount, currency }, crc),
    })
    return read(answer, registeredSchema).data.token
  }

  async function status(sessionId: string) {
    const answer = await call('GET', `transaction/by/sessionId/${encodeURIComponent(sessionId)}`)
    if (answer.status === 404) return { state: 'unknown', orderId: null, amount: 0, currency: '' } as const
    const { data } = read(answer, transactionSchema)
    const state = STATES[data.status]
    if (!state) throw new PaymentError(`a status that is not known: ${data.status}`, { mayHaveHappened: true })
    return { state, orderId: data.orderId || null, amount: data.amount, currency: data.currency } as const
  }

  async function findRefund({ refundUuid, orderId }: Pick<RefundOrder, 'refundUuid' | 'orderId'>): Promise<RefundOutcome | null> {
    const answer = await call('GET', `refund/by/orderId/${orderId}`)
    if (answer.status === 404) return null
    const found = read(answer, refundListSchema).data.refunds.find(({ refundsUuid }) => refundsUuid === refundUuid)
    if (!found) return null
    return found.status === 4 ? { kind: 'refused', says: 'rejected' } : { kind: 'accepted' }
  }

  return {
    merchant: { merchantId, posId },
    async createFirst({ rememberCard, ...order }) {
      const token = await register(order, rememberCard ? { channel: CARDS_ONLY } : {})
      return { paymentLink: `${rootOf(settings)}/trnRequest/${encodeURIComponent(token)}` }
    },
    async chargeSaved({ cardReference, ...order }) {
      const token = await register(order, { methodRefId: cardReference, channel: CARDS_ONLY }).catch(refusalOf)
      if (typeof token !== 'string') return token
      const answer = await call('POST', 'card/charge', { token })
      if (answer.status >= 400 && answer.status < 500) return { kind: 'declined', says: wordsOf(answer) }
      if (answer.status >= 300 || answer.body === undefined)
        throw new PaymentError(`card/charge answers ${answer.status}`, { mayHaveHappened: true })
      return { kind: 'accepted' }
    },
    status,
    async verify({ sessionId, orderId, amount, currency }) {
      const sign = signVerification({ sessionId, orderId, amount, currency }, crc)
      const answer = await call('PUT', 'transaction/verify', { merchantId, posId, sessionId, amount, currency, orderId, sign })
      if (answer.status < 300 && verifiedSchema.safeParse(answer.body).success) return true
      if (answer.status >= 500 || answer.body === undefined)
        throw new PaymentError(`transaction/verify answers ${answer.status}`, { mayHaveHappened: true })
      // What a second verification is told is written nowhere: the state of the payment says it.
      const found = await status(sessionId)
      return found.state === 'verified' && found.orderId === orderId && found.amount === amount && found.currency === currency
    },
    async findCard(orderId) {
      const answer = await call('GET', `card/info/${orderId}`)
      if (answer.status === 404 || answer.status === 403) return null
      const { refId, mask, cardDate } = read(answer, cardSchema).data
      return { reference: refId, mask: lastDigits(mask), expires: monthOf(cardDate) } satisfies SavedCard
    },
    async refund({ refundUuid, orderId, sessionId, amount, description }) {
      const refunds = [{ orderId, sessionId, amount, description: description.slice(0, 35) }]
      const answer = await call('POST', 'transaction/refund', { requestId: refundUuid, refundsUuid: refundUuid, refunds })
      if (answer.status < 300 && answer.body !== undefined) return { kind: 'accepted' }
      if (answer.status >= 500 || answer.body === undefined)
        throw new PaymentError(`transaction/refund answers ${answer.status}`, { mayHaveHappened: true })
      // One that was taken on before is refused as a repetition.
      const known = await findRefund({ refundUuid, orderId }).catch(() => null)
      return known ?? { kind: 'refused', says: wordsOf(answer) }
    },
    findRefund,
    verifyNotification: (notification) => isSigned(notification, crc),
    async listPaid(from, until) {
      const query = new URLSearchParams({ dateFrom: dayOf(from), dateTo: dayOf(until), type: 'transaction' })
      const answer = await call('GET', `report/history?${query}`)
      return read(answer, historySchema).data.map(
        ({ sessionId, orderId, amount, currency }): PlacedPayment => ({ sessionId, orderId, amount, currency }),
      )
    },
    close: () => call.close(),
  }
}

/** An answer whatever its status; `body` is undefined when it is not JSON. */
interface JsonAnswer {
  status: number
  body: unknown
}

interface Caller {
  (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<JsonAnswer>
  close(): Promise<void>
}

function createCaller(settings: Przelewy24Settings): Caller {
  const { posId, apiKey, connectMs = 3_000, totalMs = 10_000 } = settings
  const agent = new Agent({ connect: { timeout: connectMs }, maxResponseSize: MAX_ANSWER_BYTES })
  const authorization = `Basic ${Buffer.from(`${posId}:${apiKey}`).toString('base64')}`
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<JsonAnswer> => {
    const headers = { authorization, accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) }
    try {
      const answer = await request(`${rootOf(settings)}/api/v1/${path}`, {
        dispatcher: agent,
        method,
        headers,
        signal: AbortSignal.timeout(totalMs),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: answer.statusCode, body: parse(await answer.body.text()) }
    } catch (error) {
      const [name] = path.split(/\/(?:\d|by\/)|\?/)
      throw new PaymentError(`${name}: no answer, ${nameOf(error)}`, { mayHaveHappened: !isNeverSent(error), cause: error })
    }
  }
  return Object.assign(call, { close: () => agent.destroy() })
}

/** What the schema finds in a good answer. */
function read<S extends z.ZodType>(answer: JsonAnswer, schema: S): z.output<S> {
  const found = schema.safeParse(answer.body)
  if (answer.status < 300 && found.success) return found.data
  throw new PaymentError(`no answer of the API: ${wordsOf(answer)}`, { mayHaveHappened: true, status: answer.status })
}

/** A card that is not known any more is refused before it is charged; our own keys being wrong says nothing about the card. */
function refusalOf(error: unknown): ChargeOutcome {
  const status = error instanceof PaymentError ? (error.status ?? 0) : 0
  if (error instanceof PaymentError && [400, 404, 409, 422].includes(status)) return { kind: 'declined', says: error.message.slice(0, 200) }
  throw error
}

/** The operator's words about a refusal, on one line. */
function wordsOf({ status, body }: JsonAnswer): string {
  const parsed = saysSchema.safeParse(body)
  const text = parsed.success ? (typeof parsed.data.error === 'string' ? parsed.data.error : JSON.stringify(parsed.data.error)) : ''
  return `${status} ${text.replaceAll(/\s+/g, ' ').replaceAll(/\d{12,19}/g, '…')}`.trim().slice(0, 200)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'EHOSTUNREACH', 'ENETUNREACH'])

function isNeverSent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NEVER_SENT.has(String(error.code))
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** An address that the operator takes: without its tag where that helps, ours where it does not. */
function shortEnough(email: string, contact: string): string {
  if (email.length <= MAX_EMAIL_LENGTH) return email
  const at = email.lastIndexOf('@')
  const tag = email.indexOf('+')
  const plain = tag > 0 && tag < at ? email.slice(0, tag) + email.slice(at) : email
  return plain.length <= MAX_EMAIL_LENGTH ? plain : contact.slice(0, MAX_EMAIL_LENGTH)
}

/** `**** 4242` of whatever the operator masks. */
function lastDigits(mask: string): string {
  const last = /\d{2,4}$/.exec(mask)?.[0]
  return last === undefined ? '****' : `**** ${last}`
}

/** `2027-04` of the operator's `042027`. */
function monthOf(cardDate: string | number | null | undefined): string | null {
  const [, month, year] = /^(\d{2})(20\d{2})$/.exec(String(cardDate ?? '').padStart(6, '0')) ?? []
  return month && year ? `${year}-${month}` : null
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10).replaceAll('-', '')
}

function rootOf({ baseUrl }: Przelewy24Settings): string {
  return baseUrl.replace(/(?<!\/)\/+$/, '')
}
