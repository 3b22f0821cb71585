import { randomUUID } from 'node:crypto'
import { readPendingItems } from '@spizarka/contract/intake'
import { LIMITS } from '@spizarka/contract/limits'
import { listPointHistory } from '@spizarka/contract/points'
import { addFromReceipt } from '@spizarka/contract/receipts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser, statusesOf, sumOfLedger } from '../../../../test/factories.ts'
import { aBlackPng, aPicture, aPictureOf, sendReceipt } from '../../../../test/fixtures/receipts.ts'
import { type SentFile, startTestApp } from '../../../../test/harness.ts'
import { sendForm } from '../../../../test/real-requests.ts'

const app = await startTestApp({ settings: { RATE_INTAKE_USER: '1000/60', RATE_UPLOAD_USER: '1000/60' } })
beforeAll(() => app.app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())

const FORMAT = 'Nieprawidłowy format pliku. Dozwolone są tylko obrazy (JPEG, PNG, WebP, GIF, BMP, TIFF).'
const EXTENSION = 'Nieprawidłowe rozszerzenie pliku. Dozwolone są tylko obrazy.'
const CHARACTERS = 'Nazwa pliku zawiera nieprawidłowe znaki.'
const LENGTH = 'Nazwa pliku jest zbyt długa.'
const EMPTY = 'Plik jest pusty.'
const DAMAGED = 'Nie udało się przetworzyć obrazu. Spróbuj z innym plikiem.'
const MISSING = 'Najpierw wybierz plik z paragonem.'

const picture = await aPicture()
const noise = await sharp({
  create: { width: 300, height: 300, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 90, sigma: 60 } },
})
  .jpeg()
  .toBuffer()
const user = await makeUser(app, { points: 10_000 })
const submit = (file: SentFile, { token }: MadeUser = user) => app.call(addFromReceipt, { token, file })
async function submitted(file: SentFile): Promise<string> {
  const { session_id } = await app.succeed(addFromReceipt, { token: user.token, file })
  return session_id
}
const sendOverNetwork = (file: SentFile) => sendForm({ app, token: user.token, endpoint: addFromReceipt, file })
const refused = (text: string) => ({ status: 400, body: { file: [text] } })
const sessionsOf = (userId: number) => app.db.selectFrom('intake_sessions').where('owner_id', '=', userId).selectAll().execute()
const pictureOf = (sessionId: string) =>
  app.db.selectFrom('receipt_pictures').where('session_id', '=', sessionId).selectAll().executeTakeFirstOrThrow()

describe('submitting a receipt', () => {
  it('is accepted with a session that is not ready yet, and reserves 6 points', async () => {
    const buyer = await makeUser(app, { points: 10 })

    const sessionId = await sendReceipt(app, buyer)

    expect((await app.call(readPendingItems, { token: buyer.token, params: { sessionId } })).status).toBe(404)
    const { rows } = await app.pool.query("select name from pgboss.job where data->>'sessionId' = $1", [sessionId])
    expect(rows).toEqual([{ name: 'intake.read-receipt' }])
    const { results } = await app.succeed(listPointHistory, { token: buyer.token })
    expect(results[0]).toMatchObject({ amount: -6, balance_after: 4, reason: 'receipt_intake', pending: true })
  })

  it('without enough points is refused and leaves nothing', async () => {
    const buyer = await makeUser(app, { points: 5 })

    expect(await submit({ bytes: picture }, buyer)).toMatchObject({
      status: 402,
      body: { detail: expect.stringContaining('Potrzebujesz 6 punktów, aby przeanalizować paragon') },
    })
    expect(await sessionsOf(buyer.id)).toEqual([])
    expect(await sumOfLedger(app.db, buyer.id)).toBe(5)
  })

  it('charges as many as there are points for when many come at once', async () => {
    const buyer = await makeUser(app, { points: 20 })

    const answers = await Promise.all(Array.from({ length: 6 }, () => submit({ bytes: picture }, buyer)))

    expect(statusesOf(answers)).toEqual([202, 202, 202, 402, 402, 402])
    expect(await sumOfLedger(app.db, buyer.id)).toBe(2)
  })

  it('eight times with one Idempotency-Key charges once and answers with one session', async () => {
    const buyer = await makeUser(app)
    const call = { token: buyer.token, file: { bytes: picture }, idempotencyKey: randomUUID() }

    const answers = await Promise.all(Array.from({ length: 8 }, () => app.call(addFromReceipt, call)))

    expect(answers.every(({ status }) => status === 202)).toBe(true)
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await sessionsOf(buyer.id)).toHaveLength(1)
    expect(await sumOfLedger(app.db, buyer.id)).toBe(244)
  })

  it('refuses an Idempotency-Key that came with another picture', async () => {
    const idempotencyKey = randomUUID()
    await app.succeed(addFromReceipt, { token: user.token, file: { bytes: picture }, idempotencyKey })

    const answer = await app.call(addFromReceipt, { token: user.token, file: { bytes: await aPicture('png') }, idempotencyKey })

    expect(answer).toMatchObject({ status: 422, body: { detail: expect.stringContaining('Idempotency-Key') } })
  })

  it('of nobody is refused', async () => {
    expect((await app.call(addFromReceipt, { file: { bytes: picture } })).status).toBe(401)
  })
})

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'tiff'] as const)('may be a %s', async (kind) => {
    expect((await submit({ bytes: await aPicture(kind), name: `paragon.${kind}`, type: `image/${kind}` })).status).toBe(202)
  })

  it('may come under another kind’s name and type, or under none: its content counts', async () => {
    const bytes = await aPicture('png')
    for (const type of ['image/jpeg', 'image/heic', 'application/octet-stream', null])
      expect((await submit({ bytes, name: 'PARAGON 1.JPG', type })).status).toBe(202)
  })

  it('is kept as a JPEG without its metadata, whatever was hidden in it', async () => {
    const hidden = 'Jan Kowalski, 52.2297 N'
    const bytes = await sharp(picture)
      .withExif({ IFD0: { Artist: hidden, Copyright: hidden.repeat(2000) } })
      .jpeg()
      .toBuffer()
    expect(bytes.includes(hidden)).toBe(true)

    const sessionId = await submitted({ bytes: Buffer.concat([bytes, Buffer.from(`<script>${hidden}</script>`)]) })

    const { jpeg } = await pictureOf(sessionId)
    expect(jpeg.includes(hidden)).toBe(false)
    const metadata = await sharp(jpeg).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 40, height: 60 })
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc]).toEqual([undefined, undefined, undefined, undefined])
  })

  it('is turned upright', async () => {
    const sessionId = await submitted({ bytes: await sharp(picture).withMetadata({ orientation: 6 }).jpeg().toBuffer() })

    expect(await sharp((await pictureOf(sessionId)).jpeg).metadata()).toMatchObject({ width: 60, height: 40 })
  })

  it('that moves is its first frame', async () => {
    const frames = Buffer.alloc(8 * 8 * 3 * 3, 90)
    const bytes = await sharp(frames, { raw: { width: 8, height: 24, channels: 3, pageHeight: 8 } })
      .gif()
      .toBuffer()

    const sessionId = await submitted({ bytes, name: 'paragon.gif', type: 'image/gif' })

    expect(await sharp((await pictureOf(sessionId)).jpeg).metadata()).toMatchObject({ width: 8, height: 8 })
  })
})

describe('what is no picture of a receipt', () => {
  test.each<[string, SentFile, string]>([
    ['a text named .jpg', { bytes: Buffer.from('to nie jest obraz') }, FORMAT],
    ['a text that says so', { bytes: Buffer.from('mleko'), name: 'lista.txt', type: 'text/plain' }, FORMAT],
    ['a picture declared as a document', { bytes: picture, type: 'application/pdf' }, FORMAT],
    ['a picture declared as a kind that is not read', { bytes: picture, type: 'image/svg+xml' }, FORMAT],
    ['an SVG', { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), name: 'p.svg', type: 'image/svg+xml' }, FORMAT],
    ['an SVG named .png', { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), name: 'p.png', type: 'image/png' }, FORMAT],
    ['a page with a picture behind it', { bytes: Buffer.concat([Buffer.from('<html>'), picture]) }, FORMAT],
    ['a name without an ending', { bytes: picture, name: 'paragon' }, EXTENSION],
    ['a name of another ending', { bytes: picture, name: 'paragon.jpg.exe' }, EXTENSION],
    ['no name', { bytes: picture, name: '' }, EXTENSION],
    ['a path as a name', { bytes: picture, name: '../../etc/paragon.jpg' }, CHARACTERS],
    ['a name with a question mark', { bytes: picture, name: 'paragon?.jpg' }, CHARACTERS],
    ['a name with a quote', { bytes: picture, name: 'para"gon.jpg' }, CHARACTERS],
    ['a name with a control character', { bytes: picture, name: 'para\u0007gon.jpg' }, CHARACTERS],
    ['a name of 256 characters', { bytes: picture, name: `${'a'.repeat(252)}.jpg` }, LENGTH],
    ['nothing', { bytes: Buffer.alloc(0) }, EMPTY],
    ['a cut JPEG', { bytes: noise.subarray(0, 20_000) }, DAMAGED],
    ['a JPEG’s head alone', { bytes: picture.subarray(0, 20) }, DAMAGED],
    ['a GIF’s head alone', { bytes: Buffer.from('GIF89a'), name: 'p.gif', type: 'image/gif' }, DAMAGED],
    ['a BMP of nothing', { bytes: Buffer.from(`BM${'x'.repeat(80)}`), name: 'p.bmp', type: 'image/bmp' }, DAMAGED],
    ['a file in another field', { bytes: picture, field: 'photo' }, MISSING],
  ])('%s is refused with its sentence', async (_, file, text) => {
    expect(await submit(file)).toMatchObject(refused(text))
  })

  it('is refused for the first of several reasons', async () => {
    const name = `${'<'.repeat(300)}.txt`
    expect(await submit({ bytes: Buffer.from('x'), name })).toMatchObject(refused(FORMAT))
    expect(await submit({ bytes: picture, name })).toMatchObject(refused(EXTENSION))
    expect(await submit({ bytes: picture, name: name.replace('txt', 'jpg') })).toMatchObject(refused(CHARACTERS))
    expect(await submit({ bytes: Buffer.alloc(0), name: `${'a'.repeat(300)}.jpg` })).toMatchObject(refused(LENGTH))
  })

  it('costs nothing', async () => {
    const buyer = await makeUser(app, { points: 10 })

    await submit({ bytes: Buffer.from('x') }, buyer)
    await submit({ bytes: picture.subarray(0, 20) }, buyer)

    expect(await sessionsOf(buyer.id)).toEqual([])
    expect(await sumOfLedger(app.db, buyer.id)).toBe(10)
  })

  it('of 20,000 × 20,000 pixels is refused before it is unpacked', async () => {
    const bytes = aBlackPng(20_000)
    expect(await sharp(bytes, { limitInputPixels: false }).metadata()).toMatchObject({ width: 20_000, height: 20_000 })
    const before = performance.now()

    expect(await submit({ bytes, name: 'p.png', type: 'image/png' })).toMatchObject(refused(DAMAGED))
    expect(performance.now() - before).toBeLessThan(2_000)
  })
})

describe('the size', () => {
  it('is at most 20 MB to the byte', async () => {
    expect((await sendOverNetwork({ bytes: await aPictureOf(LIMITS.pictureBytes) })).status).toBe(202)
    expect(await sendOverNetwork({ bytes: await aPictureOf(LIMITS.pictureBytes + 1) })).toEqual({
      status: 413,
      body: { detail: 'Plik jest zbyt duży. Maksymalny rozmiar to 20 MB.' },
    })
  })

  it('is looked at last', async () => {
    expect(await sendOverNetwork({ bytes: await aPictureOf(LIMITS.pictureBytes + 1), name: 'a?.jpg' })).toMatchObject(refused(CHARACTERS))
  })
})
