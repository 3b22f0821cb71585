import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { signRegistration, signVerification } from '../sign.ts'
import { type BankCall, SimulatedBank } from './bank.ts'

const registrationSchema = z.object({
  merchantId: z.int(),
  posId: z.int(),
  sessionId: z.string().min(1).max(100),
  amount: z.int().min(1),
  currency: z.string().length(3),
  description: z.string().min(1).max(1024),
  email: z.string().min(3).max(50),
  country: z.string().length(2),
  language: z.string().length(2),
  urlReturn: z.url().max(250),
  urlStatus: z.url().max(250).optional(),
  methodRefId: z.string().max(250).optional(),
  sign: z.string().max(100),
})
const verificationSchema = z.object({
  merchantId: z.int(),
  posId: z.int(),
  sessionId: z.string(),
  amount: z.int(),
  currency: z.string(),
  orderId: z.int(),
  sign: z.string(),
})
const refundSchema = z.object({
  requestId: z.string().min(1).max(45),
  refundsUuid: z.string().min(1).max(36),
  refunds: z
    .array(z.object({ orderId: z.int(), sessionId: z.string(), amount: z.int().min(1), description: z.string().max(35).optional() }))
    .length(1),
})
const chargeSchema = z.object({ token: z.string() })

interface Reply {
  status: number
  body: unknown
}

const ok = (data: unknown, status = 200): Reply => ({ status, body: { data, responseCode: 0 } })
const refused = (status: number, error: string): Reply => ({ status, body: { error, code: status } })

export interface RunningBank {
  bank: SimulatedBank
  url: string
  close(): Promise<void>
}

/** The simulated bank over HTTP, in the shapes and with the signatures of Przelewy24's REST API v1, on the loopback. */
export async function startPaymentSimulator(bank = new SimulatedBank()): Promise<RunningBank> {
  const server = createServer((request, response) => void answer(bank, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It listens on an address, not on a socket file.
  const { port } = server.address() as AddressInfo
  return {
    bank,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const CALLS: readonly {
  method: string
  path: RegExp
  call: BankCall
  reply: (bank: SimulatedBank, body: unknown, key: string) => Reply
}[] = [
  { method: 'POST', path: /^transaction\/register$/, call: 'register', reply: register },
  { method: 'PUT', path: /^transaction\/verify$/, call: 'verify', reply: verify },
  { method: 'GET', path: /^transaction\/by\/sessionId\/([^/]+)$/, call: 'status', reply: statusOf },
  { method: 'POST', path: /^card\/charge$/, call: 'charge', reply: charge },
  { method: 'GET', path: /^card\/info\/(\d+)$/, call: 'card', reply: cardInfo },
  { method: 'POST', path: /^transaction\/refund$/, call: 'refund', reply: refund },
  { method: 'GET', path: /^refund\/by\/orderId\/(\d+)$/, call: 'status', reply: refundsOf },
  { method: 'GET', path: /^report\/history$/, call: 'status', reply: history },
]

async function answer(bank: SimulatedBank, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://bank')
  const path = pathname.replace(/^\/api\/v1\//, '')
  const found = CALLS.find((each) => each.method === request.method && each.path.test(path))
  const how = found && bank.nextMisbehaviour(found.call)
  if (how === 'silence') return
  if (how === 'html') return send(response, { status: 200, body: '<!doctype html><title>Przerwa techniczna</title>' })
  if (how === 'failure') return send(response, refused(500, 'Internal error'))
  if (how === 'refusal') return send(response, refused(400, 'Refused on purpose'))
  const { posId, apiKey } = bank.keys
  const basic = `Basic ${Buffer.from(`${posId}:${apiKey}`).toString('base64')}`
  if (request.headers.authorization !== basic) return send(response, refused(401, 'Incorrect authentication'))
  if (!found) return send(response, refused(404, 'Not found'))
  const key = decodeURIComponent(found.path.exec(path)?.[1] ?? '')
  send(response, found.reply(bank, parse(await text(request)), key))
}

function send(response: ServerResponse, { status, body }: Reply): void {
  const isPage = typeof body === 'string'
  response.writeHead(status, { 'content-type': isPage ? 'text/html' : 'application/json' })
  response.end(isPage ? body : JSON.stringify(body))
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function register(bank: SimulatedBank, body: unknown): Reply {
  const read = registrationSchema.safeParse(body)
  if (!read.success) return refused(400, 'Invalid input data')
  const { merchantId, posId, sessionId, amount, currency, email, urlReturn, urlStatus, methodRefId, sign } = read.data
  if (merchantId !== bank.keys.merchantId || posId !== bank.keys.posId) return refused(400, 'Incorrect merchant')
  if (sign !== signRegistration({ sessionId, merchantId, amount, currency }, bank.keys.crc)) return refused(400, 'Incorrect CRC value')
  const addresses = { returnUrl: urlReturn, notifyUrl: urlStatus ?? '' }
  const opened = bank.register({ sessionId, amount, currency, email, ...addresses, cardReference: methodRefId ?? null })
  return opened ? ok({ token: opened.token }) : refused(400, 'Session id already used')
}

function verify(bank: SimulatedBank, body: unknown): Reply {
  const read = verificationSchema.safeParse(body)
  if (!read.success) return refused(400, 'Invalid input data')
  if (read.data.sign !== signVerification(read.data, bank.keys.crc)) return refused(400, 'Incorrect CRC value')
  return bank.verify(read.data) ? ok({ status: 'success' }) : refused(400, 'Transaction cannot be verified')
}

function statusOf(bank: SimulatedBank, _: unknown, sessionId: string): Reply {
  const found = bank.transactions.get(sessionId)
  if (!found) return refused(404, 'Transaction not found')
  const { amount, currency, state, orderId, email } = found
  return ok({ statement: `p24-${orderId}`, orderId: orderId ?? 0, sessionId, status: state, amount, currency, clientEmail: email })
}

function charge(bank: SimulatedBank, body: unknown): Reply {
  const read = chargeSchema.safeParse(body)
  if (!read.success) return refused(400, 'Invalid input data')
  if (bank.charge(read.data.token) === 'declined') return refused(400, 'Card declined')
  return ok({ orderId: bank.byToken(read.data.token)?.orderId ?? 0 })
}

function cardInfo(bank: SimulatedBank, _: unknown, orderId: string): Reply {
  const reference = bank.byOrder(Number(orderId))?.cardReference
  const card = bank.cards.get(reference ?? '')
  if (!reference || !card) return refused(404, 'Card not found')
  return ok({ refId: reference, bin: 411_111, mask: card.mask, cardType: 'VISA', cardDate: card.date, hash: 'hash' })
}

function refund(bank: SimulatedBank, body: unknown): Reply {
  const read = refundSchema.safeParse(body)
  const [order] = read.data?.refunds ?? []
  if (!read.success || !order) return refused(400, 'Invalid input parameters')
  const wrong = bank.refund({ refundUuid: read.data.refundsUuid, orderId: order.orderId, amount: order.amount })
  if (wrong === 'request already exists') return refused(400, wrong)
  if (wrong !== undefined) return { status: 409, body: { error: [{ ...order, status: false, message: wrong }], code: 409 } }
  return ok([{ ...order, status: true, message: 'success' }], 201)
}

function refundsOf(bank: SimulatedBank, _: unknown, orderId: string): Reply {
  const made = bank.refunds.filter((each) => each.orderId === Number(orderId))
  if (made.length === 0) return refused(404, 'Not found')
  return ok({ orderId: Number(orderId), refunds: made.map(({ refundUuid, amount }) => ({ refundsUuid: refundUuid, amount, status: 1 })) })
}

function history(bank: SimulatedBank): Reply {
  const paid = [...bank.transactions.values()].filter(({ state }) => state > 0)
  return ok(
    paid.map(({ sessionId, orderId, amount, currency, state }) => ({
      sessionId,
      orderId,
      amount,
      currency,
      status: state,
      type: 'transaction',
    })),
  )
}
