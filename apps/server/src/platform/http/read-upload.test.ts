import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoint } from '@spizarka/contract/endpoint'
import { LIMITS } from '@spizarka/contract/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeUser } from '../../../test/factories.ts'
import { formOf, type SentFile, startTestApp } from '../../../test/harness.ts'
import { sendForm } from '../../../test/real-requests.ts'
import { createUploadQueue, type UploadedFile } from './read-upload.ts'
import type { Route } from './route.ts'

const described = z.object({ name: z.string(), type: z.string(), size: z.int(), isTooBig: z.boolean(), sha: z.string() }).nullable()
const hang = endpoint({
  method: 'POST',
  path: '/pictures/',
  tag: 'test',
  summary: 'Only for this test.',
  upload: 'picture',
  response: z.object({ file: described, key: z.string() }),
  idempotent: true,
})
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
let hung = 0

function describeFile({ bytes, ...told }: UploadedFile) {
  return { ...told, size: bytes.length, sha: sha(bytes) }
}

function routes(route: Route): void {
  route(hang, async ({ file, identity }) => {
    hung += 1
    return { file: file ? describeFile(file) : null, key: identity.requestHash }
  })
}

const app = await startTestApp({ features: [{ routes }], settings: { RATE_UPLOAD_USER: '60/60' } })
const user = await makeUser(app)
beforeAll(() => app.app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())

const send = (file: SentFile) => app.succeed(hang, { token: user.token, file })
const sendOverNetwork = async (bytes: Uint8Array) => (await sendForm({ app, token: user.token, endpoint: hang, file: { bytes } })).body
const sendRaw = (payload: string | Buffer, contentType?: string) =>
  app.app.inject({
    method: 'POST',
    url: '/api/pictures/',
    headers: { authorization: `JWT ${user.token}`, ...(contentType !== undefined && { 'content-type': contentType }) },
    payload,
  })

describe('a file in a form', () => {
  test('comes to the handler byte for byte, with its name and type as they were sent', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 256))

    const { file } = await send({ bytes, name: '../żółty "ser" \\ 1.JPG', type: 'Image/JPEG' })

    expect(file).toEqual({ name: '../żółty "ser" \\ 1.JPG', type: 'image/jpeg', size: 70_000, isTooBig: false, sha: sha(bytes) })
  })

  test('of 20 MB comes whole, a byte more is too big', async () => {
    const full = Buffer.alloc(LIMITS.pictureBytes, 7)

    expect(await sendOverNetwork(full)).toMatchObject({ file: { size: LIMITS.pictureBytes, isTooBig: false, sha: sha(full) } })
    expect(await sendOverNetwork(Buffer.concat([full, Buffer.from('x')]))).toMatchObject({
      file: { size: LIMITS.pictureBytes, isTooBig: true },
    })
  })

  test('makes the identity of the call', async () => {
    const idempotencyKey = 'a'
    const [one, again, other] = await Promise.all(
      ['one', 'one', 'two'].map((text) => app.succeed(hang, { token: user.token, idempotencyKey, file: { bytes: Buffer.from(text) } })),
    )

    expect(one?.key).toBe(again?.key)
    expect(one?.key).not.toBe(other?.key)
  })
})

describe('without a file', () => {
  const { headers, payload } = formOf(hang, { bytes: Buffer.from('hello') })
  const type = headers['content-type']

  test.each([
    ['nothing at all', '', undefined],
    ['JSON', '{"picture":"x"}', 'application/json'],
    ['JSON that is none', '{', 'application/json'],
    ['a bare picture', 'hello', 'image/jpeg'],
    ['an empty form', '', type],
    ['a form without a boundary', payload, 'multipart/form-data'],
    ['a form with another boundary', payload, 'multipart/form-data; boundary=other'],
    ['a form that ends too early', payload.subarray(0, -30), type],
    ['a file in another field', formOf(hang, { bytes: Buffer.from('hello'), field: 'photo' }).payload, type],
    ['a file in a field of every object', formOf(hang, { bytes: Buffer.from('hello'), field: 'toString' }).payload, type],
    ['a text in the field', payload.toString().replace(/; filename="[^"]*"/, ''), type],
    [
      'bytes without a name',
      payload
        .toString()
        .replace(/; filename="[^"]*"/, '')
        .replace('image/jpeg', 'application/octet-stream'),
      type,
    ],
    [
      'a picker that nothing was picked with',
      formOf(hang, { bytes: Buffer.alloc(0), name: '', type: 'application/octet-stream' }).payload,
      type,
    ],
    [
      'a thousand fields before it',
      `${'--a-boundary-of-tests\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n'.repeat(1000)}${payload.toString()}`,
      type,
    ],
  ])('%s: the handler learns of none', async (_, body, contentType) => {
    const answer = await sendRaw(body, contentType)

    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ file: null })
  })
})

describe('over the network', () => {
  const { headers, payload } = formOf(hang, { bytes: Buffer.alloc(200_000) })

  /** The socket of a request that has sent its head alone, or the start of its body too. */
  async function begin(authorization: string, body: Buffer = Buffer.alloc(0)) {
    const socket = connect(Number(new URL(app.app.listeningOrigin).port), '127.0.0.1')
    await once(socket, 'connect')
    const head = [
      'POST /api/pictures/ HTTP/1.1',
      'host: localhost',
      `authorization: ${authorization}`,
      `content-type: ${headers['content-type']}`,
      `content-length: ${payload.length}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.write(body)
    return socket
  }

  test('a stranger is refused before the file is read', async () => {
    const socket = await begin('JWT nobody')

    const [answer] = await once(socket, 'data')

    expect(String(answer)).toMatch(/^HTTP\/1.1 401 /)
    socket.destroy()
  })

  test('an upload that breaks off reaches no handler and keeps nobody waiting', async () => {
    const before = hung
    // More than may be under way at a time, in all and of one user.
    const sockets = await Promise.all(Array.from({ length: 12 }, () => begin(`JWT ${user.token}`, payload.subarray(0, 100_000))))
    await sleep(100)
    for (const socket of sockets) socket.destroy()

    expect((await send({ bytes: Buffer.from('hello') })).file).toMatchObject({ size: 5 })
    await sleep(100)
    expect(hung).toBe(before + 1)
  })
})

test('too many files of one user are refused', async () => {
  const other = await makeUser(app)
  const call = () => app.call(hang, { token: other.token, file: { bytes: Buffer.from('hello') } })
  for (let count = 0; count < 60; count++) await call()

  expect((await call()).status).toBe(429)
})

/** Lets that many users bring that many files at once; how many were under way at most, in all and of one user. */
async function crowd(users: number, files: number): Promise<{ inAll: number; ofOne: number }> {
  const inTurn = createUploadQueue()
  const underWay: number[] = []
  const most = { inAll: 0, ofOne: 0 }
  const works = Array.from({ length: users * files }, (_, at) =>
    inTurn(at % users, async () => {
      underWay.push(at % users)
      most.inAll = Math.max(most.inAll, underWay.length)
      most.ofOne = Math.max(most.ofOne, underWay.filter((owner) => owner === at % users).length)
      await new Promise(setImmediate)
      underWay.splice(underWay.indexOf(at % users), 1)
    }),
  )
  await Promise.all(works)
  return most
}

test('one user brings two files at a time, many users eight', async () => {
  expect(await crowd(1, 10)).toEqual({ inAll: 2, ofOne: 2 })
  expect(await crowd(20, 5)).toMatchObject({ inAll: 8 })
})

test('a file that fails makes room for the next', async () => {
  const inTurn = createUploadQueue()
  const failures = await Promise.allSettled(Array.from({ length: 5 }, () => inTurn(1, () => Promise.reject(new Error('broken')))))

  expect(failures.every(({ status }) => status === 'rejected')).toBe(true)
  expect(await inTurn(1, async () => 'read')).toBe('read')
})
