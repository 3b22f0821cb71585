import { monitorEventLoopDelay } from 'node:perf_hooks'
import bmp from 'bmp-js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeDishPhoto, normalisePicture } from './normalise-picture.ts'

/** 64 × 48, red, made by libheif's encoder. */
const HEIC =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAGgACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAACJtZGF0AAAAFigBrxmA70mlv//gZl/1Ni/4XrWmPm4='

const RED = { r: 200, g: 30, b: 30 }
const red = (width = 64, height = 48) => sharp({ create: { width, height, channels: 3, background: RED }, limitInputPixels: false })

async function bmpOf(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4)
  // The format's own order: alpha, blue, green, red.
  for (let at = 0; at < pixels.length; at += 4) pixels.set([0, RED.b, RED.g, RED.r], at)
  return bmp.encode({ data: pixels, width, height }).data
}

async function colourOf(jpeg: Uint8Array): Promise<number[]> {
  const { channels } = await sharp(jpeg).stats()
  return channels.map(({ mean }) => Math.round(mean))
}

const refusal = (kind: string) => expect.objectContaining({ name: 'PictureError', kind })

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'tiff'] as const)('in %s becomes a JPEG of its size', async (format) => {
    const { jpeg, width, height } = await normalisePicture(await red().toFormat(format).toBuffer())
    expect([width, height, (await sharp(jpeg).metadata()).format]).toEqual([64, 48, 'jpeg'])
  })

  it.each([
    ['BMP', () => bmpOf(64, 48)],
    ['HEIC', async () => Buffer.from(HEIC, 'base64')],
  ])('in %s keeps its size and its colour', async (_, make) => {
    const { jpeg, width, height } = await normalisePicture(await make())
    expect([width, height]).toEqual([64, 48])
    const [r = 0, g = 0, b = 0] = await colourOf(jpeg)
    expect([r > 180, g < 60, b < 60]).toEqual([true, true, true])
  })

  it('is turned upright and loses its metadata', async () => {
    const photo = await red()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 13/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { jpeg, width, height } = await normalisePicture(photo)
    expect([width, height]).toEqual([48, 64])
    const { exif, orientation } = await sharp(jpeg).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  it('with transparent parts lies on white', async () => {
    const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    expect(await colourOf((await normalisePicture(await clear.png().toBuffer())).jpeg)).toEqual([255, 255, 255])
  })

  it('of several frames is the first', async () => {
    const frames = await Promise.all([
      red().png().toBuffer(),
      sharp({ create: { width: 64, height: 48, channels: 3, background: 'white' } })
        .png()
        .toBuffer(),
    ])
    const animated = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const { jpeg, height } = await normalisePicture(animated)
    expect(height).toBe(48)
    expect((await colourOf(jpeg))[1]).toBeLessThan(60)
  })

  it('larger than 6 megapixels is made smaller, a long narrow one is left as it is', async () => {
    const large = await normalisePicture(await red(4000, 3000).jpeg().toBuffer())
    expect(large.width * large.height).toBeLessThanOrEqual(6_010_000)
    expect(large.width / large.height).toBeCloseTo(4 / 3, 2)
    expect(await normalisePicture(await red(600, 5000).jpeg().toBuffer())).toMatchObject({ width: 600, height: 5000 })
  })

  it('hidden in front of another file loses what hangs on it', async () => {
    const { jpeg } = await normalisePicture(
      Buffer.concat([await red().jpeg().toBuffer(), Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]),
    )
    expect(Buffer.from(jpeg).includes('script')).toBe(false)
  })
})

describe('refuses', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['text', Buffer.from('mleko 2,99\n'.repeat(50))],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')],
    ['PDF', Buffer.from('%PDF-1.7\n')],
  ])('%s as no picture', async (_, file) => {
    await expect(normalisePicture(file)).rejects.toEqual(refusal('not_a_picture'))
  })

  it('what only begins like a picture', async () => {
    const jpeg = await red(400, 300).jpeg().toBuffer()
    const bmpFile = await bmpOf(64, 48)
    const broken = [
      jpeg.subarray(0, jpeg.length * 0.6),
      bmpFile.subarray(0, 2000),
      bmpFile.subarray(0, 30),
      Buffer.from(HEIC, 'base64').subarray(0, 300),
    ]
    for (const file of broken) await expect(normalisePicture(file)).rejects.toEqual(refusal('damaged'))
  })

  it('a drawing behind the first bytes of a picture', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
    for (const head of ['GIF89a', 'RIFF    WEBP', '\xff\xd8\xff'])
      await expect(normalisePicture(Buffer.from(head + drawing, 'latin1'))).rejects.toEqual(refusal('damaged'))
  })

  it('what would unpack to more than 50 megapixels, of whatever kind', async () => {
    const bomb = await bmpOf(8, 8)
    bomb.writeUInt32LE(60_000, 18)
    bomb.writeInt32LE(60_000, 22)
    for (const file of [await red(10_000, 6000).png().toBuffer(), bomb])
      await expect(normalisePicture(file)).rejects.toEqual(refusal('too_big'))
  })
})

it('lets the process do other things while a large BMP is unpacked', async () => {
  const file = await bmpOf(3000, 2000)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await Promise.all([normalisePicture(file), normalisePicture(file), normalisePicture(file)])
  expect(delay.percentile(99) / 1e6).toBeLessThan(150)
})

describe('a photo of a dish', () => {
  it.each([
    ['JPEG', () => red(400, 300).jpeg().toBuffer(), 400, 286],
    ['HEIC', async () => Buffer.from(HEIC, 'base64'), 64, 46],
    ['BMP', () => bmpOf(64, 48), 64, 46],
  ])('in %s is cut to 7 : 5 and never made larger', async (_, make, width, height) => {
    const photo = await makeDishPhoto(await make())
    expect(photo).toMatchObject({ width, height })
    expect((await sharp(photo.image).metadata()).format).toBe('webp')
  })

  it('is cut on both sides alike', async () => {
    const middle = await sharp({ create: { width: 1400, height: 1000, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    const tall = red(1400, 3000).composite([{ input: middle, gravity: 'centre' }])
    const { image } = await makeDishPhoto(await tall.png().toBuffer())
    const { channels } = await sharp(image).stats()
    expect(channels.every(({ min }) => min > 200)).toBe(true)
  })

  it('that is no picture, broken or too large is refused', async () => {
    await expect(makeDishPhoto(Buffer.from('obiad'))).rejects.toEqual(refusal('not_a_picture'))
    await expect(makeDishPhoto(Buffer.from(HEIC, 'base64').subarray(0, 300))).rejects.toEqual(refusal('damaged'))
    await expect(makeDishPhoto(await red(10_000, 10_000).png().toBuffer())).rejects.toEqual(refusal('too_big'))
  })
})
