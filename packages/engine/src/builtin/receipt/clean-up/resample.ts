import type { Point } from './geometry.ts'
import type { GreyPicture } from './grey-picture.ts'

/** A picture of the given size whose pixels are taken, between four, from where `source` says they lie; white outside. */
export function resample(picture: GreyPicture, width: number, height: number, source: (x: number, y: number) => Point): GreyPicture {
  const out = new Uint8Array(width * height).fill(255)
  const { pixels, width: stride } = picture
  const [lastX, lastY] = [picture.width - 1, picture.height - 1]
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to++) {
      const at = source(x, y)
      if (at.x < 0 || at.y < 0 || at.x > lastX || at.y > lastY) continue
      const left = Math.min(lastX - 1, Math.floor(at.x))
      const top = Math.min(lastY - 1, Math.floor(at.y))
      const [across, down] = [at.x - left, at.y - top]
      const from = top * stride + left
      const above = (pixels[from] ?? 0) * (1 - across) + (pixels[from + 1] ?? 0) * across
      const below = (pixels[from + stride] ?? 0) * (1 - across) + (pixels[from + stride + 1] ?? 0) * across
      out[to] = above * (1 - down) + below * down + 0.5
    }
  return { width, height, pixels: out }
}
