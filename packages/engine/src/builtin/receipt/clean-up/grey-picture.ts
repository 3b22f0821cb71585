/** A picture in shades of grey, row by row from the top: 0 black, 255 white. */
export interface GreyPicture {
  width: number
  height: number
  pixels: Uint8Array
}

/** A Gaussian blur of 3 × 3 pixels (weights 1 2 1 each way): removes noise and leaves print that is not tiny. */
export function blurred(picture: GreyPicture): GreyPicture {
  const { width, height } = picture
  const rows = sumsAcross(picture)
  const pixels = new Uint8Array(rows.length)
  for (let y = 0, at = 0; y < height; y++) {
    const up = y > 0 ? -width : 0
    const down = y < height - 1 ? width : 0
    for (let x = 0; x < width; x++, at++) pixels[at] = ((rows[at + up] ?? 0) + 2 * (rows[at] ?? 0) + (rows[at + down] ?? 0)) / 16
  }
  return { width, height, pixels }
}

function sumsAcross({ width, height, pixels }: GreyPicture): Uint16Array {
  const out = new Uint16Array(pixels.length)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const pixel = pixels[at] ?? 0
      out[at] = (x > 0 ? (pixels[at - 1] ?? 0) : pixel) + 2 * pixel + (x < width - 1 ? (pixels[at + 1] ?? 0) : pixel)
    }
  return out
}
