import { constants, createCipheriv, createHash, publicEncrypt, randomBytes, X509Certificate } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { z } from 'zod'
import { type InvoiceRegister, type RegisterAnswer, RegisterError } from './port.ts'

export interface KsefSettings {
  /** `https://api.ksef.mf.gov.pl/v2`, or another server that speaks version 2 of its API. */
  baseUrl: string
  /** The seller's tax number: ten digits. */
  nip: string
  /** A token that the seller was given in KSeF, with the right to issue invoices. */
  token: string
  /** Milliseconds for a call in all, and between two looks at a sign-in that is under way. */
  totalMs?: number
  looksMs?: number
}

const FORM_CODE = { systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' } as const
const MAX_ANSWER_BYTES = 1024 * 1024
const MAX_POLLS = 20
/** An access token that ends so soon is not used any more. */
const SPARE_MS = 60_000
const [QUEUED, PROCESSING, DONE, DUPLICATE] = [100, 150, 200, 440] as const
/** What the register says of itself, not of the invoice: it broke off, or does not know why it failed. */
const OWN_FAILURES = new Set([500, 550])

const tokenSchema = z.object({ token: z.string().min(1), validUntil: z.coerce.date() })
const challengeSchema = z.object({ challenge: z.string().min(1), timestamp: z.coerce.date() })
const certificatesSchema = z.array(
  z.object({
    certificate: z.base64(),
    publicKeyId: z.string().nullish(),
    validFrom: z.coerce.date(),
    validTo: z.coerce.date(),
    usage: z.array(z.string()),
  }),
)
const signInSchema = z.object({ referenceNumber: z.string().min(1), authenticationToken: tokenSchema })
const statusSchema = z.object({
  code: z.int(),
  description: z.string().default(''),
  details: z.array(z.string()).nullish(),
  extensions: z.object({ originalKsefNumber: z.string().nullish() }).nullish(),
})
const signInStatusSchema = z.object({ status: statusSchema })
const redeemedSchema = z.object({ accessToken: tokenSchema })
const referenceSchema = z.object({ referenceNumber: z.string().min(1) })
const invoiceStatusSchema = z.object({ status: statusSchema, ksefNumber: z.string().nullish() })

type Use = 'KsefTokenEncryption' | 'SymmetricKeyEncryption'

/** KSeF over version 2 of its API: signed in by a token, each invoice in an interactive session of its own. */
export function createKsef({ baseUrl, nip, token, totalMs = 20_000, looksMs = 500 }: KsefSettings): InvoiceRegister {
  const agent = new Agent({ connect: { timeout: 5_000 }, maxResponseSize: MAX_ANSWER_BYTES })
  let access: z.output<typeof tokenSchema> | undefined

  async function ask(method: 'GET' | 'POST', path: string, { body, bearer }: { body?: unknown; bearer?: string | undefined } = {}) {
    const headers = {
      accept: 'application/json',
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    // References are of no use in a log, and may be long.
    const [name] = path.split(/\/\d/)
    try {
      const answer = await request(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/${path}`, {
        dispatcher: agent,
        method,
        headers,
        signal: AbortSignal.timeout(totalMs),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await answer.body.text()
      if (answer.statusCode === 401) access = undefined
      if (answer.statusCode >= 300) throw new RegisterError(`${name} answers ${answer.statusCode}: ${wordsOf(text)}`)
      return text
    } catch (error) {
      if (error instanceof RegisterError) throw error
      throw new RegisterError(`${name}: no answer, ${error instanceof Error ? error.name : 'unknown'}`, { cause: error })
    }
  }

  async function read<S extends z.ZodType>(schema: S, ...asked: Parameters<typeof ask>): Promise<z.output<S>> {
    const found = schema.safeParse(parse(await ask(...asked)))
    if (found.success) return found.data
    throw new RegisterError(`${asked[1].split('/')[0]}: no answer of the API`)
  }

  /** Encrypts what only the Ministry is to read, with the youngest of its keys for that use. */
  async function seal(use: Use, secret: Buffer): Promise<{ sealed: string; publicKeyId?: string }> {
    const now = Date.now()
    const [youngest] = (await read(certificatesSchema, 'GET', 'security/public-key-certificates'))
      .filter(({ usage, validFrom, validTo }) => usage.includes(use) && validFrom.getTime() <= now && now < validTo.getTime())
      .toSorted((one, other) => other.validFrom.getTime() - one.validFrom.getTime())
    if (!youngest) throw new RegisterError(`no key for ${use}`)
    const { publicKey } = new X509Certificate(Buffer.from(youngest.certificate, 'base64'))
    const sealed = publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, secret)
    return { sealed: sealed.toString('base64'), ...(youngest.publicKeyId && { publicKeyId: youngest.publicKeyId }) }
  }

  async function signIn(): Promise<string> {
    if (access && access.validUntil.getTime() - Date.now() > SPARE_MS) return access.token
    const { challenge, timestamp } = await read(challengeSchema, 'POST', 'auth/challenge')
    const { sealed, ...key } = await seal('KsefTokenEncryption', Buffer.from(`${token}|${timestamp.getTime()}`))
    const body = { challenge, contextIdentifier: { type: 'Nip', value: nip }, encryptedToken: sealed, ...key }
    const { referenceNumber, authenticationToken } = await read(signInSchema, 'POST', 'auth/ksef-token', { body })
    const bearer = authenticationToken.token
    for (let look = 0; ; look++) {
      const { status } = await read(signInStatusSchema, 'GET', `auth/${referenceNumber}`, { bearer })
      if (status.code === DONE) break
      if (status.code !== QUEUED) throw new RegisterError(`auth: ${status.code} ${status.description}`)
      if (look === MAX_POLLS) throw new RegisterError('auth: still under way')
      await sleep(looksMs)
    }
    access = (await read(redeemedSchema, 'POST', 'auth/token/redeem', { bearer })).accessToken
    return access.token
  }

  return {
    async send(file) {
      const bearer = await signIn()
      const [key, iv] = [randomBytes(32), randomBytes(16)]
      const { sealed, ...publicKey } = await seal('SymmetricKeyEncryption', key)
      const encryption = { encryptedSymmetricKey: sealed, initializationVector: iv.toString('base64'), ...publicKey }
      const opened = await read(referenceSchema, 'POST', 'sessions/online', { bearer, body: { formCode: FORM_CODE, encryption } })
      const session = opened.referenceNumber
      const cipher = createCipheriv('aes-256-cbc', key, iv)
      const encrypted = Buffer.concat([cipher.update(file), cipher.final()])
      const body = {
        invoiceHash: digest(file),
        invoiceSize: file.byteLength,
        encryptedInvoiceHash: digest(encrypted),
        encryptedInvoiceSize: encrypted.byteLength,
        encryptedInvoiceContent: encrypted.toString('base64'),
        offlineMode: false,
      }
      const { referenceNumber } = await read(referenceSchema, 'POST', `sessions/online/${session}/invoices`, { bearer, body })
      // One that is left open ends by itself after twelve hours; the invoice is in either way.
      await ask('POST', `sessions/online/${session}/close`, { bearer }).catch(() => undefined)
      return { session, invoice: referenceNumber }
    },
    async status({ session, invoice }) {
      const found = await read(invoiceStatusSchema, 'GET', `sessions/${session}/invoices/${invoice}`, { bearer: await signIn() })
      return answerOf(found)
    },
    async receipt({ session, invoice }) {
      return ask('GET', `sessions/${session}/invoices/${invoice}/upo`, { bearer: await signIn() })
    },
    close: () => agent.destroy(),
  }
}

function answerOf({ status, ksefNumber }: z.output<typeof invoiceStatusSchema>): RegisterAnswer {
  const { code, description, details, extensions } = status
  if (code === QUEUED || code === PROCESSING) return { kind: 'processing' }
  if (code === DONE && ksefNumber) return { kind: 'accepted', number: ksefNumber }
  if (code === DUPLICATE) return { kind: 'duplicate', number: extensions?.originalKsefNumber ?? null }
  const says = [`${code} ${description}`, ...(details ?? [])].join('; ').slice(0, 1000)
  if (code === DONE || OWN_FAILURES.has(code)) throw new RegisterError(`sessions: ${says}`)
  return { kind: 'refused', says }
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const problemSchema = z.object({ title: z.string().default(''), detail: z.string().default('') })
const exceptionSchema = z.object({
  exception: z.object({
    exceptionDetailList: z.array(
      z.object({ exceptionCode: z.int(), exceptionDescription: z.string(), details: z.array(z.string()).nullish() }),
    ),
  }),
})

/** What an answer says went wrong, on one line: this API has two shapes for it. */
function wordsOf(text: string): string {
  const body = parse(text)
  const exception = exceptionSchema.safeParse(body)
  const problem = problemSchema.safeParse(body)
  const messages = exception.success
    ? exception.data.exception.exceptionDetailList.flatMap((each) => [
        `${each.exceptionCode} ${each.exceptionDescription}`,
        ...(each.details ?? []),
      ])
    : problem.success
      ? [problem.data.title, problem.data.detail]
      : []
  return messages.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, 300)
}
