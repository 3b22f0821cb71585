import type { Projection } from './geometry.ts'
import type { GreyPicture } from './grey-picture.ts'

/** A picture of the given size whose pixels are taken, between four, from where the projection says they lie; white outside. */
export function resample(picture: GreyPicture, width: number, height: number, { a, b, c, d, e, f, g, h }: Projection): GreyPicture {
  const out = new Uint8Array(width * height).fill(255)
  const { pixels, width: stride } = picture
  const [lastX, lastY] = [picture.width - 1, picture.height - 1]
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to++) {
      // No point is made of the two numbers: there are millions.
      const w = g * x + h * y + 1
      const atX = (a * x + b * y + c) / w
      const atY = (d * x + e * y + f) / w
      if (atX < 0 || atY < 0 || atX > lastX || atY > lastY) continue
      const left = Math.min(lastX - 1, Math.floor(atX))
      const top = Math.min(lastY - 1, Math.floor(atY))
      const across = atX - left
      const down = atY - top
      const from = top * stride + left
      const above = (pixels[from] ?? 0) * (1 - across) + (pixels[from + 1] ?? 0) * across
      const below = (pixels[from + stride] ?? 0) * (1 - across) + (pixels[from + stride + 1] ?? 0) * across
      out[to] = above * (1 - down) + below * down + 0.5
    }
  return { width, height, pixels: out }
}
