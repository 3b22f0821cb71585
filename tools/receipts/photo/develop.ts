import sharp, { type ResizeOptions } from 'sharp'
import type { Random } from '../shopping/random.ts'
import type { Wear } from './wear.ts'

/** What the client sends: the longer side 1600 pixels, JPEG at 85. */
const LONGER_SIDE = 1600
const QUALITY = 85

/** The shot as the camera keeps it and the client sends it: brightness, noise, blur, turn, compression. */
export async function develop(
  random: Random,
  shot: Uint8Array,
  wear: Pick<Wear, 'quarterTurns' | 'blur' | 'noise' | 'brightness' | 'contrast' | 'firstQuality'>,
): Promise<Buffer> {
  const blurred = wear.blur > 0.3 ? sharp(shot).resize(fitting()).blur(wear.blur) : sharp(shot).resize(fitting())
  const { data, info } = await blurred.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expose(random, data, wear)
  const raw = { width: info.width, height: info.height, channels: info.channels }
  let picture = sharp(data, { raw }).rotate(wear.quarterTurns * 90)
  if (wear.firstQuality !== null) picture = sharp(await picture.jpeg({ quality: wear.firstQuality }).toBuffer())
  return picture.jpeg({ quality: QUALITY }).toBuffer()
}

function fitting(): ResizeOptions {
  return { width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside' }
}

/** Brightness, contrast around the middle grey, and a noise that is near to Gaussian. */
function expose(
  random: Random,
  pixels: Uint8Array,
  { brightness, contrast, noise }: Pick<Wear, 'brightness' | 'contrast' | 'noise'>,
): void {
  for (let at = 0; at < pixels.length; at += 3) {
    const grain = noise * (random.next() + random.next() + random.next() - 1.5) * 2
    for (let channel = at; channel < at + 3; channel += 1) {
      const value = ((pixels[channel] ?? 0) - 128) * contrast + 128
      pixels[channel] = Math.max(0, Math.min(255, Math.round(value * brightness + grain)))
    }
  }
}
