import { constants, createDecipheriv, createHash, type KeyObject, privateDecrypt, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { makeCertificate } from './certificate.ts'

export const SIMULATED_SELLER = { nip: '1234563218', token: 'simulated-ksef-token' } as const

/** What happens to the next file: taken, refused, taken only after being asked some times, or lost while it was being taken. */
export type RegisterManner = 'accepts' | 'refuses' | 'works long' | 'answers nothing' | 'fails'

interface Entry {
  session: string
  invoice: string
  xml: string
  number: string
  seller: string
  sign: string
  status: { code: number; description: string; details?: string[]; extensions?: Record<string, string> }
  /** How often it is still being worked on when it is asked after. */
  looks: number
  ksefNumber: string | null
}

const signInSchema = z.object({
  challenge: z.string(),
  contextIdentifier: z.object({ type: z.literal('Nip'), value: z.string().regex(/^\d{10}$/) }),
  encryptedToken: z.base64(),
  publicKeyId: z.string(),
})
const openSchema = z.object({
  formCode: z.object({ systemCode: z.literal('FA (3)'), schemaVersion: z.literal('1-0E'), value: z.literal('FA') }),
  encryption: z.object({ encryptedSymmetricKey: z.base64(), initializationVector: z.base64(), publicKeyId: z.string() }),
})
const invoiceSchema = z.object({
  invoiceHash: z.base64(),
  invoiceSize: z.int().min(1).max(1_048_576),
  encryptedInvoiceHash: z.base64(),
  encryptedInvoiceSize: z.int().min(1),
  encryptedInvoiceContent: z.base64(),
  offlineMode: z.boolean().optional(),
})

class Refusal extends Error {
  readonly status: number
  readonly code: number
  constructor(status: number, code: number, says: string) {
    super(says)
    this.status = status
    this.code = code
  }
}

/** A register of invoices that speaks the shapes of KSeF's API 2.0, with keys of its own. */
export class SimulatedRegister {
  readonly entries: Entry[] = []
  readonly #manners: RegisterManner[] = []
  readonly #challenges = new Map<string, number>()
  readonly #signIns = new Map<string, { looks: number; bearer: string }>()
  readonly #access = new Set<string>()
  readonly #sessions = new Map<string, { key: Buffer; iv: Buffer; isOpen: boolean }>()
  readonly #tokenKey = makeCertificate()
  readonly #symmetricKey = makeCertificate()

  /** The next files fare like this, one after another. */
  behave(...manners: RegisterManner[]): void {
    this.#manners.push(...manners)
  }

  /** Nobody is signed in any more. */
  forgetSignIns(): void {
    this.#access.clear()
  }

  challenge() {
    const challenge = `20261123-CR-${randomBytes(5).toString('hex').toUpperCase()}`
    const now = new Date()
    this.#challenges.set(challenge, now.getTime())
    return { challenge, timestamp: now.toISOString(), timestampMs: now.getTime() }
  }

  certificates() {
    return [
      { ...this.#tokenKey.published, usage: ['KsefTokenEncryption'] },
      { ...this.#symmetricKey.published, usage: ['SymmetricKeyEncryption'] },
    ]
  }

  signIn(body: unknown) {
    const { challenge, contextIdentifier, encryptedToken, publicKeyId } = signInSchema.parse(body)
    const at = this.#challenges.get(challenge)
    const unsealed = unseal(this.#tokenKey, publicKeyId, encryptedToken).toString()
    if (at === undefined || contextIdentifier.value !== SIMULATED_SELLER.nip || unsealed !== `${SIMULATED_SELLER.token}|${at}`)
      throw new Refusal(401, 21304, 'Brak uwierzytelnienia.')
    this.#challenges.delete(challenge)
    const [referenceNumber, bearer] = [reference('AU'), randomUUID()]
    this.#signIns.set(referenceNumber, { looks: 1, bearer })
    return { referenceNumber, authenticationToken: { token: bearer, validUntil: inMinutes(10) } }
  }

  signInStatus(referenceNumber: string, bearer: string) {
    const signIn = this.#signIns.get(referenceNumber)
    if (signIn?.bearer !== bearer) throw new Refusal(401, 21304, 'Brak uwierzytelnienia.')
    signIn.looks -= 1
    const isDone = signIn.looks < 0
    const status = isDone
      ? { code: 200, description: 'Uwierzytelnianie zakończone sukcesem' }
      : { code: 100, description: 'Uwierzytelnianie w toku' }
    return { startDate: new Date().toISOString(), authenticationMethod: 'Token', status }
  }

  redeem(bearer: string) {
    const [found] = [...this.#signIns].filter(([, signIn]) => signIn.bearer === bearer && signIn.looks < 0)
    if (!found) throw new Refusal(400, 21301, 'Brak autoryzacji.')
    this.#signIns.delete(found[0])
    const token = randomUUID()
    this.#access.add(token)
    return { accessToken: { token, validUntil: inMinutes(15) }, refreshToken: { token: randomUUID(), validUntil: inMinutes(10_000) } }
  }

  admit(bearer: string): void {
    if (!this.#access.has(bearer)) throw new Refusal(401, 21304, 'Brak uwierzytelnienia.')
  }

  open(body: unknown) {
    const { encryption } = openSchema.parse(body)
    const key = unseal(this.#symmetricKey, encryption.publicKeyId, encryption.encryptedSymmetricKey)
    const iv = Buffer.from(encryption.initializationVector, 'base64')
    if (key.length !== 32 || iv.length !== 16) throw new Refusal(400, 21405, 'Błąd walidacji danych wejściowych.')
    const referenceNumber = reference('SO')
    this.#sessions.set(referenceNumber, { key, iv, isOpen: true })
    return { referenceNumber, validUntil: inMinutes(720) }
  }

  /** Takes a file; undefined where its sender is to hear nothing. */
  take(session: string, body: unknown): { referenceNumber: string } | undefined {
    const opened = this.#sessions.get(session)
    if (!opened?.isOpen) throw new Refusal(400, 21180, 'Status sesji uniemożliwia wykonanie operacji.')
    const sent = invoiceSchema.parse(body)
    const manner = this.#manners.shift() ?? 'accepts'
    if (manner === 'fails') throw new Refusal(500, 21000, 'Nieoczekiwany błąd.')
    const invoice = reference('EE')
    this.entries.push(this.#entryOf(session, invoice, opened, sent, manner))
    return manner === 'answers nothing' ? undefined : { referenceNumber: invoice }
  }

  #entryOf(
    session: string,
    invoice: string,
    { key, iv }: { key: Buffer; iv: Buffer },
    sent: z.output<typeof invoiceSchema>,
    manner: RegisterManner,
  ): Entry {
    const encrypted = Buffer.from(sent.encryptedInvoiceContent, 'base64')
    const entry = { session, invoice, looks: manner === 'works long' ? 2 : 0, ksefNumber: null, xml: '', number: '', seller: '', sign: '' }
    const failed = (code: number, description: string, details?: string[]) => ({
      ...entry,
      status: { code, description, ...(details && { details }) },
    })
    if (digest(encrypted) !== sent.encryptedInvoiceHash || encrypted.length !== sent.encryptedInvoiceSize)
      return failed(430, 'Błąd weryfikacji pliku faktury')
    const decipher = createDecipheriv('aes-256-cbc', key, iv)
    const file = Buffer.concat([decipher.update(encrypted), decipher.final()])
    if (digest(file) !== sent.invoiceHash || file.length !== sent.invoiceSize) return failed(430, 'Błąd weryfikacji pliku faktury')
    const xml = file.toString()
    const [seller, number, kind] = [/<NIP>(\d{10})<\/NIP>/, /<P_2>([^<]+)<\/P_2>/, /<RodzajFaktury>(\w+)</].map(
      (each) => each.exec(xml)?.[1] ?? '',
    )
    if (seller !== SIMULATED_SELLER.nip) return failed(410, 'Nieprawidłowy zakres uprawnień')
    if (!number || !kind || !xml.includes('http://crd.gov.pl/wzor/2025/06/25/13775/') || manner === 'refuses')
      return failed(450, 'Błąd weryfikacji semantyki dokumentu faktury', ['Element P_2 jest nieprawidłowy.'])
    const known = { ...entry, xml, seller: seller ?? '', number, sign: `${seller}|${kind}|${number}` }
    const original = this.entries.find(({ sign, ksefNumber }) => sign === known.sign && ksefNumber !== null)
    if (original?.ksefNumber) {
      const extensions = { originalSessionReferenceNumber: original.session, originalKsefNumber: original.ksefNumber }
      return { ...known, status: { code: 440, description: 'Duplikat faktury', extensions } }
    }
    return { ...known, ksefNumber: ksefNumberOf(SIMULATED_SELLER.nip), status: { code: 200, description: 'Sukces' } }
  }

  close(session: string): void {
    const opened = this.#sessions.get(session)
    if (opened) opened.isOpen = false
  }

  status(session: string, invoice: string) {
    const entry = this.#find(session, invoice)
    const common = {
      ordinalNumber: 1,
      referenceNumber: invoice,
      invoicingDate: new Date().toISOString(),
      invoiceHash: digest(Buffer.from(entry.xml)),
    }
    if (entry.looks > 0) {
      entry.looks -= 1
      return { ...common, status: { code: 150, description: 'Trwa przetwarzanie' } }
    }
    return {
      ...common,
      invoiceNumber: entry.number,
      ...(entry.ksefNumber !== null && { ksefNumber: entry.ksefNumber }),
      status: entry.status,
    }
  }

  receipt(session: string, invoice: string): string {
    const { ksefNumber, number, seller, xml } = this.#find(session, invoice)
    if (ksefNumber === null) throw new Refusal(400, 21178, 'Nie znaleziono UPO dla podanych kryteriów.')
    return [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<Potwierdzenie xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-2">',
      `<NumerReferencyjnySesji>${session}</NumerReferencyjnySesji>`,
      `<Dokument><NipSprzedawcy>${seller}</NipSprzedawcy><NumerKSeFDokumentu>${ksefNumber}</NumerKSeFDokumentu>`,
      `<NumerFaktury>${number}</NumerFaktury><SkrotDokumentu>${digest(Buffer.from(xml))}</SkrotDokumentu></Dokument>`,
      '</Potwierdzenie>',
    ].join('\n')
  }

  #find(session: string, invoice: string): Entry {
    const entry = this.entries.find((each) => each.session === session && each.invoice === invoice)
    if (!entry) throw new Refusal(404, 21173, 'Nie znaleziono faktury o podanym identyfikatorze.')
    return entry
  }
}

function unseal(
  { privateKey, published: told }: { privateKey: KeyObject; published: { publicKeyId: string } },
  keyId: string,
  sealed: string,
): Buffer {
  if (keyId !== told.publicKeyId) throw new Refusal(400, 21470, 'Przesłany identyfikator klucza jest nieznany.')
  const key = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  return privateDecrypt(key, Buffer.from(sealed, 'base64'))
}

/** The seller, the day, twelve hexadecimal digits, and a CRC-8 over them (polynomial 0x07, from 0). */
function ksefNumberOf(nip: string): string {
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '')
  const whole = `${nip}-${day}-${randomBytes(6).toString('hex').toUpperCase()}`
  let crc = 0
  for (const byte of Buffer.from(whole)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x80) === 0 ? (crc << 1) & 0xff : ((crc << 1) ^ 0x07) & 0xff
  }
  return `${whole}-${crc.toString(16).padStart(2, '0').toUpperCase()}`
}

const reference = (kind: string) =>
  `20261123-${kind}-${randomBytes(5).toString('hex').toUpperCase()}-${randomBytes(5).toString('hex').toUpperCase()}-AA`
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64')

export interface RunningRegister {
  register: SimulatedRegister
  url: string
  close(): Promise<void>
}

/** The simulated register over HTTP, on the loopback. */
export async function startRegisterSimulator(register = new SimulatedRegister()): Promise<RunningRegister> {
  const server = createServer((request, response) => void answer(register, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It listens on an address, not on a socket file.
  const { port } = server.address() as AddressInfo
  return {
    register,
    url: `http://127.0.0.1:${port}/v2`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Asked {
  bearer: string
  body: unknown
  keys: string[]
}
type Reply = { status: number; body?: unknown } | undefined
const json = (status: number, body: unknown): Reply => (body === undefined ? undefined : { status, body })

const CALLS: readonly [call: RegExp, reply: (register: SimulatedRegister, asked: Asked) => Reply][] = [
  [/^POST auth\/challenge$/, (register) => json(200, register.challenge())],
  [/^GET security\/public-key-certificates$/, (register) => json(200, register.certificates())],
  [/^POST auth\/ksef-token$/, (register, { body }) => json(202, register.signIn(body))],
  [/^POST auth\/token\/redeem$/, (register, { bearer }) => json(200, register.redeem(bearer))],
  [/^GET auth\/([\w-]+)$/, (register, { bearer, keys: [key = ''] }) => json(200, register.signInStatus(key, bearer))],
]
const CALLS_OF_SIGNED_IN: typeof CALLS = [
  [/^POST sessions\/online$/, (register, { body }) => json(201, register.open(body))],
  [/^POST sessions\/online\/([\w-]+)\/invoices$/, (register, { body, keys: [key = ''] }) => json(202, register.take(key, body))],
  [
    /^POST sessions\/online\/([\w-]+)\/close$/,
    (register, { keys: [key = ''] }) => {
      register.close(key)
      return { status: 204 }
    },
  ],
  [
    /^GET sessions\/([\w-]+)\/invoices\/([\w-]+)$/,
    (register, { keys: [session = '', invoice = ''] }) => json(200, register.status(session, invoice)),
  ],
  [
    /^GET sessions\/([\w-]+)\/invoices\/([\w-]+)\/upo$/,
    (register, { keys: [session = '', invoice = ''] }) => json(200, register.receipt(session, invoice)),
  ],
]

async function answer(register: SimulatedRegister, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const call = `${request.method} ${(request.url ?? '').replace(/^\/v2\//, '')}`
  const sentBody = await text(request)
  const bearer = (request.headers.authorization ?? '').replace(/^Bearer /, '')
  try {
    const open = CALLS.find(([pattern]) => pattern.test(call))
    const found = open ?? CALLS_OF_SIGNED_IN.find(([pattern]) => pattern.test(call))
    if (!found) throw new Refusal(404, 21404, 'Nie znaleziono.')
    if (!open) register.admit(bearer)
    const [pattern, reply] = found
    const answered = reply(register, {
      bearer,
      body: sentBody === '' ? undefined : JSON.parse(sentBody),
      keys: pattern.exec(call)?.slice(1) ?? [],
    })
    if (answered) send(response, answered.status, answered.body)
    else response.destroy()
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal(400, 21405, 'Błąd walidacji danych wejściowych.')
    const details = [{ exceptionCode: refusal.code, exceptionDescription: refusal.message, details: [] }]
    send(response, refusal.status, { exception: { exceptionDetailList: details } })
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const isXml = typeof body === 'string'
  response.writeHead(status, { 'content-type': isXml ? 'application/xml' : 'application/json' })
  response.end(body === undefined ? undefined : isXml ? body : JSON.stringify(body))
}
