import type { GreyPicture } from './grey-picture.ts'

const BLOCK = 32
/** The share of a block's pixels that is darker than its paper: more than print covers of any line. */
const PAPER_SHARE = 0.85
/** Of all blocks, the share that is darker than paper in full light. */
const FULL_LIGHT_SHARE = 0.95

/** How bright paper is, or would be, all over a picture. */
export interface PaperBrightness {
  /** Its brightness in full light, 0 to 255. */
  full: number
  /** Its brightness in every pixel of a row, at least 1; the array is filled again for the next row. */
  row: (y: number) => Float32Array
}

/** Measures the light block by block, smooths it over the neighbours and interpolates between them. */
export function paperBrightness(picture: GreyPicture): PaperBrightness {
  const { width } = picture
  const columns = Math.ceil(width / BLOCK)
  const rows = Math.ceil(picture.height / BLOCK)
  const blocks = smooth(lightOfBlocks(picture, columns, rows), columns, rows)
  const light = new Float32Array(width)
  const row = (y: number) => {
    const v = Math.min(rows - 1, Math.max(0, y / BLOCK - 0.5))
    const top = Math.floor(v)
    const above = top * columns
    const below = Math.min(rows - 1, top + 1) * columns
    const down = v - top
    for (let x = 0; x < width; x++) {
      const u = Math.min(columns - 1, Math.max(0, x / BLOCK - 0.5))
      const left = Math.floor(u)
      const right = Math.min(columns - 1, left + 1)
      const across = u - left
      light[x] =
        ((blocks[above + left] ?? 0) * (1 - across) + (blocks[above + right] ?? 0) * across) * (1 - down) +
        ((blocks[below + left] ?? 0) * (1 - across) + (blocks[below + right] ?? 0) * across) * down
    }
    return light
  }
  return { full: blocks.toSorted()[Math.floor(blocks.length * FULL_LIGHT_SHARE)] ?? 255, row }
}

function lightOfBlocks({ width, height, pixels }: GreyPicture, columns: number, rows: number): Float32Array {
  const light = new Float32Array(columns * rows)
  const histogram = new Uint32Array(256)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      histogram.fill(0)
      let count = 0
      for (let y = row * BLOCK; y < Math.min(height, (row + 1) * BLOCK); y += 2)
        for (let x = column * BLOCK; x < Math.min(width, (column + 1) * BLOCK); x += 2) {
          const level = pixels[y * width + x] ?? 0
          histogram[level] = (histogram[level] ?? 0) + 1
          count++
        }
      light[row * columns + column] = levelAtCount(histogram, count * PAPER_SHARE)
    }
  return light
}

function smooth(light: Float32Array, columns: number, rows: number): Float32Array {
  const out = new Float32Array(light.length)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let sum = 0
      let count = 0
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          sum += light[y * columns + x] ?? 0
          count++
        }
      out[row * columns + column] = Math.max(1, sum / count)
    }
  return out
}

/** The level that this many of the counted pixels do not reach. */
export function levelAtCount(histogram: Uint32Array, count: number): number {
  let below = 0
  for (let level = 0; level < 256; level++) {
    below += histogram[level] ?? 0
    if (below > count) return level
  }
  return 255
}
