/** A picture in shades of grey, row by row from the top: 0 black, 255 white. */
export interface GreyPicture {
  width: number
  height: number
  pixels: Uint8Array
}

/** The picture made smaller by a whole factor, each pixel the mean of those it stands for. */
export function shrink({ width, height, pixels }: GreyPicture, factor: number): GreyPicture {
  if (factor === 1) return { width, height, pixels }
  const small = { width: Math.floor(width / factor), height: Math.floor(height / factor) }
  const out = new Uint8Array(small.width * small.height)
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) {
      let sum = 0
      for (let row = y * factor; row < (y + 1) * factor; row++)
        for (let at = row * width + x * factor, end = at + factor; at < end; at++) sum += pixels[at] ?? 0
      out[y * small.width + x] = sum / (factor * factor)
    }
  return { ...small, pixels: out }
}
