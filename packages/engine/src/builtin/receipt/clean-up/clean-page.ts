import { closeBrokenStrokes } from './broken-strokes.ts'
import { composeProjections, distance, fromUnitSquare, type Projection, type Quad } from './geometry.ts'
import { blurred, type GreyPicture } from './grey-picture.ts'
import { levelAtCount, paperBrightness } from './paper-brightness.ts'
import type { TextBlock } from './text-block.ts'

/** More noise than this costs more letters than a blur does, unless they are smaller than so many pixels. */
const NOISY = 0.012
const SMALL_LETTER = 12
/** So much noise, of a picture taken in the dark, hides letters of any size. */
const VERY_NOISY = 0.03
const SAMPLE_STEP = 3
/** The mask answers to noise of deviation 1 with a deviation of 6; the median of its absolute value is this share of that. */
const MASK = 6
const MEDIAN = 0.6745

/** The picture without the noise of a camera in bad light; small clean print stays as sharp as it is. */
export function denoised(picture: GreyPicture, block: TextBlock): GreyPicture {
  const noise = noiseIn(picture, block)
  if (noise > VERY_NOISY) return blurred(blurred(picture))
  return noise > NOISY && block.letterHeight >= SMALL_LETTER ? blurred(picture) : picture
}

/**
 * The standard deviation of the noise round a block of text, as a share of its paper's brightness: the median answer to a mask that
 * is blind to edges and slopes (Immerkær 1996, "Fast noise variance estimation"); letters cover less than half of a paper.
 */
function noiseIn({ width, height, pixels }: GreyPicture, { corners }: TextBlock): number {
  const paper = paperBrightness({ width, height, pixels })
  const [xs, ys] = [corners.map(({ x }) => Math.round(x)), corners.map(({ y }) => Math.round(y))]
  const answers: number[] = []
  for (let y = Math.max(1, Math.min(...ys)); y < Math.min(height - 1, Math.max(...ys)); y += SAMPLE_STEP) {
    const light = paper.row(y)
    for (let x = Math.max(1, Math.min(...xs)); x < Math.min(width - 1, Math.max(...xs)); x += SAMPLE_STEP) {
      const at = y * width + x
      const pixel = (offset: number) => pixels[at + offset] ?? 0
      const corner = pixel(-width - 1) + pixel(-width + 1) + pixel(width - 1) + pixel(width + 1)
      const beside = pixel(-width) + pixel(-1) + pixel(1) + pixel(width)
      answers.push(Math.abs(corner - 2 * beside + 4 * pixel(0)) / (light[x] ?? 1))
    }
  }
  const median = answers.toSorted((a, b) => a - b)[Math.floor(answers.length / 2)] ?? 0
  return median / MEDIAN / MASK
}

/** Of all pixels, those that are surely print; the light is stretched so that they become black. */
const INK_SHARE = 0.02

/** Normalises the illumination: paper becomes white and print black all over the page. In place. */
export function evenIllumination(page: GreyPicture): GreyPicture {
  const { width, height, pixels } = page
  const paper = paperBrightness(page)
  const histogram = new Uint32Array(256)
  for (let y = 0, at = 0; y < height; y++) {
    const light = paper.row(y)
    for (let x = 0; x < width; x++, at++) {
      const even = Math.min(255, (255 * (pixels[at] ?? 0)) / (light[x] ?? 1))
      pixels[at] = even
      histogram[even & 255] = (histogram[even & 255] ?? 0) + 1
    }
  }
  stretch(page, histogram)
  return page
}

function stretch({ pixels }: GreyPicture, histogram: Uint32Array): void {
  const ink = Math.min(200, levelAtCount(histogram, pixels.length * INK_SHARE))
  const scale = 255 / (245 - ink)
  const levels = Uint8ClampedArray.from({ length: 256 }, (_, level) => (level - ink) * scale)
  for (let at = 0; at < pixels.length; at++) pixels[at] = levels[pixels[at] ?? 0] ?? 0
}

const MIN_SIDE = 8

/** Width and height of a quadrangle seen from above. */
function sidesOf([a, b, c, d]: Quad): [width: number, height: number] {
  return [(distance(a, b) + distance(d, c)) / 2, (distance(a, d) + distance(b, c)) / 2]
}

/** The quadrangle seen from above, `scale` times as large. */
function flatten(picture: GreyPicture, corners: Quad, scale: number): GreyPicture {
  const [across, down] = sidesOf(corners)
  const width = Math.max(MIN_SIDE, Math.round(across * scale))
  const height = Math.max(MIN_SIDE, Math.round(down * scale))
  const toUnitSquare = { a: 1 / width, b: 0, c: 0, d: 0, e: 1 / height, f: 0 }
  return resample(picture, width, height, composeProjections(fromUnitSquare(corners), toUnitSquare))
}

/** Letter height at which the recogniser works best, in pixels. */
const LETTER_HEIGHT = 22
const MIN_SCALE = 0.4
const MAX_SCALE = 2.5
/** A page larger than this would take minutes; print so small on a paper so large is not to be read anyway. */
const MAX_PIXELS = 4_000_000

/** A receipt as it would lie in a scanner: cut out, straight, evenly lit, its print whole and of the usual size. */
export function cleanPage(picture: GreyPicture, block: TextBlock): GreyPicture {
  const { corners, letterHeight } = block
  const [across, down] = sidesOf(corners)
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, LETTER_HEIGHT / letterHeight), Math.sqrt(MAX_PIXELS / (across * down)))
  return closeBrokenStrokes(evenIllumination(flatten(denoised(picture, block), corners, scale)))
}

/** A picture of the given size whose pixels are interpolated bilinearly from where the projection puts them; white outside. */
export function resample(picture: GreyPicture, width: number, height: number, { a, b, c, d, e, f, g, h }: Projection): GreyPicture {
  const out = new Uint8Array(width * height).fill(255)
  const { pixels, width: stride } = picture
  const [lastX, lastY] = [picture.width - 1, picture.height - 1]
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to++) {
      // No object per pixel: there are millions.
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
