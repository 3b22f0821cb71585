import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import webPush from 'web-push'
import { z } from 'zod'
import type { PushSender, PushTarget } from './port.ts'
import { createWebPush, type WebPushSettings } from './web-push.ts'

/** A message as the browser that it was sealed for reads it, once the service has made sure of who sent it. */
export interface DeliveredPush {
  endpoint: string
  payload: string
  headers: IncomingHttpHeaders
  /** What the sender says of itself (RFC 8292). */
  claims: { aud: string; exp: number; sub: string }
}

/** A push service on this machine, and the browsers that subscribe at it. */
export interface PushService {
  readonly origin: string
  readonly delivered: DeliveredPush[]
  /** A browser that has just subscribed. */
  subscribe(): PushTarget
  /** What the service answers to the next messages for a browser, to all of them where no number is given; 201 otherwise. */
  answerFor(target: PushTarget, status: number, times?: number): void
  /** A sender with keys of its own whose messages come here, whatever their address. */
  openSender(settings?: Partial<WebPushSettings>): PushSender
  close(): Promise<void>
}

const ORIGIN = 'https://push.example'
/** A public address, which the service is behind. */
const ADDRESS = '93.184.216.34'
const addressSchema = z.object({ port: z.number() })
const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string() })

/** Starts a push service that reads what it gets as the standards say, and refuses (400) what breaks them. */
export async function startPushService(): Promise<PushService> {
  const delivered: DeliveredPush[] = []
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer; refusal?: { status: number; left: number } }>()

  const server = createServer((request, response) => {
    take(request).then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(400).end(),
    )
  })
  async function take(request: IncomingMessage): Promise<number> {
    const endpoint = ORIGIN + (request.url ?? '')
    const browser = browsers.get(endpoint)
    const body = Buffer.concat(await request.toArray())
    if (!browser) return 404
    if (browser.refusal && browser.refusal.left-- > 0) return browser.refusal.status
    const { headers } = request
    if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers['ttl']))) return 400
    const claims = readClaims(headers.authorization ?? '')
    delivered.push({ endpoint, payload: unseal(body, browser), headers, claims })
    return 201
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = addressSchema.parse(server.address())

  function connect({ lookup }: { lookup: LookupFunction }): buildConnector.connector {
    const toService = buildConnector({})
    return (options, callback) => {
      lookup(options.hostname, { all: true }, () => {
        toService({ ...options, protocol: 'http:', hostname: '127.0.0.1', port: String(port) }, callback)
      })
    }
  }

  return {
    origin: ORIGIN,
    delivered,
    subscribe() {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const endpoint = `${ORIGIN}/send/${randomBytes(12).toString('base64url')}`
      browsers.set(endpoint, { ecdh, auth })
      return { endpoint, p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
    },
    answerFor({ endpoint }, status, times = Infinity) {
      const browser = browsers.get(endpoint)
      if (browser) browser.refusal = { status, left: times }
    },
    openSender: (settings) =>
      createWebPush({
        ...webPush.generateVAPIDKeys(),
        contact: 'mailto:kuchnia@example.pl',
        resolve: async () => [ADDRESS],
        connect,
        ...settings,
      }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Who sends, as signed with the key that is beside it; throws where the signature is not theirs. */
function readClaims(authorization: string): DeliveredPush['claims'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', payload = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const claims = claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (!isTheirs || claims.aud !== ORIGIN || claims.exp * 1000 < Date.now()) throw new Error('not signed by whoever sends')
  return claims
}

/** Opens one record of RFC 8188 with the keys of RFC 8291, section 3.4. */
function unseal(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + senderKey.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey])
  const keyMaterial = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', keyMaterial, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
