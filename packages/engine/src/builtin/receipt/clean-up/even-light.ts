import type { GreyPicture } from './grey-picture.ts'

const BLOCK = 32
/** The share of a block's pixels that is darker than its paper: more than print covers of any line. */
const PAPER_SHARE = 0.85
/** Of all pixels, those that are surely print; the light is stretched so that they become black. */
const INK_SHARE = 0.02

/** Takes shadows and uneven light away: paper becomes white and print black all over the page. In place. */
export function evenLight(page: GreyPicture): GreyPicture {
  const { width, height, pixels } = page
  const paper = paperLight(page)
  const columns = Math.ceil(width / BLOCK)
  const rows = Math.ceil(height / BLOCK)
  const histogram = new Uint32Array(256)
  for (let y = 0; y < height; y++) {
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
      const light =
        ((paper[above + left] ?? 0) * (1 - across) + (paper[above + right] ?? 0) * across) * (1 - down) +
        ((paper[below + left] ?? 0) * (1 - across) + (paper[below + right] ?? 0) * across) * down
      const even = Math.min(255, (255 * (pixels[y * width + x] ?? 0)) / light)
      pixels[y * width + x] = even
      histogram[even & 255] = (histogram[even & 255] ?? 0) + 1
    }
  }
  stretch(page, histogram)
  return page
}

function stretch({ pixels }: GreyPicture, histogram: Uint32Array): void {
  const ink = Math.min(200, levelOf(histogram, pixels.length * INK_SHARE))
  const scale = 255 / (245 - ink)
  const levels = Uint8ClampedArray.from({ length: 256 }, (_, level) => (level - ink) * scale)
  for (let at = 0; at < pixels.length; at++) pixels[at] = levels[pixels[at] ?? 0] ?? 0
}

/** Brightness of the paper for every block, smoothed over its neighbours. */
function paperLight({ width, height, pixels }: GreyPicture): Float32Array {
  const columns = Math.ceil(width / BLOCK)
  const rows = Math.ceil(height / BLOCK)
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
      light[row * columns + column] = levelOf(histogram, count * PAPER_SHARE)
    }
  return smooth(light, columns, rows)
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
function levelOf(histogram: Uint32Array, count: number): number {
  let below = 0
  for (let level = 0; level < 256; level++) {
    below += histogram[level] ?? 0
    if (below > count) return level
  }
  return 255
}
