import type { Sharp } from 'sharp'
import type { Illustration } from '../actions.ts'

const WIDTH = 1024
const HEIGHT = 768
const QUALITY = 78
const LIMIT_SECONDS = 20

/** A picture as dishes are illustrated with it: WebP, 1024 × 768, cut to that shape around its middle, without metadata. */
export async function encodeIllustration(picture: Sharp): Promise<Omit<Illustration, 'madeBy'>> {
  const { data, info } = await picture
    .timeout({ seconds: LIMIT_SECONDS })
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { image: data, width: info.width, height: info.height }
}
