import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { openStream, sealStream } from './sealed-stream.ts'

const SECRET = 'zielona herbata o świcie'
const plain = randomBytes(200_000)
let sealed = Buffer.alloc(0)

async function* inParts(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}
const seal = (bytes: Buffer) => buffer(sealStream(inParts(bytes, 7_001), { secret: SECRET, cost: 4 }))
const open = (bytes: Buffer, secret = SECRET) => buffer(openStream(inParts(bytes, 4_099), secret))

beforeAll(async () => {
  sealed = await seal(plain)
})

test('what was sealed opens as it was, also where it fills its last chunk or there is nothing', async () => {
  expect((await open(sealed)).equals(plain)).toBe(true)
  const whole = plain.subarray(0, 131_072)
  expect((await open(await seal(whole))).equals(whole)).toBe(true)
  expect(await open(await seal(Buffer.alloc(0)))).toHaveLength(0)
})

test('another secret opens nothing, and two seals of one text differ', async () => {
  await expect(open(sealed, `${SECRET}.`)).rejects.toThrow('hasło lub klucz jest inny')
  expect((await seal(plain)).equals(sealed)).toBe(false)
})

test('a changed bit, a cut at whatever place, and chunks that change places are noticed', async () => {
  const [header, chunk] = [35, 65_552]
  const changed = Buffer.from(sealed)
  changed[150_000] = (changed[150_000] ?? 0) ^ 1
  await expect(open(changed)).rejects.toThrow('uszkodzona')
  for (const length of [header + chunk, header + 2 * chunk, sealed.length - 1])
    await expect(open(sealed.subarray(0, length))).rejects.toThrow('uszkodzon')
  const [first, second] = [sealed.subarray(header, header + chunk), sealed.subarray(header + chunk, header + 2 * chunk)]
  const swapped = Buffer.concat([sealed.subarray(0, header), second, first, sealed.subarray(header + 2 * chunk)])
  await expect(open(swapped)).rejects.toThrow('uszkodzon')
  await expect(open(sealed.subarray(0, 20))).rejects.toThrow('To nie jest kopia')
  await expect(open(Buffer.concat([Buffer.from('spizarka-backup 2\n'), sealed]))).rejects.toThrow('nowsza Spiżarka')
})
