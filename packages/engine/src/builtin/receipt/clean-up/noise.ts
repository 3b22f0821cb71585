import { blurred } from './blur.ts'
import type { GreyPicture } from './grey-picture.ts'
import { paperLight } from './paper-light.ts'
import type { TextBlock } from './text-block.ts'

/** More noise than this costs more letters than a blur does, unless they are smaller than so many pixels. */
const NOISY = 0.012
const SMALL_LETTER = 12
/** So much noise, of a picture taken in the dark, hides letters of any size. */
const VERY_NOISY = 0.03
const EVERY = 3
/** The mask answers to noise of deviation 1 with a deviation of 6; the median of its absolute value is this share of that. */
const MASK = 6
const MEDIAN = 0.6745

/** The picture without the grain of a camera in bad light; small clean print stays as sharp as it is. */
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
  const paper = paperLight({ width, height, pixels })
  const [xs, ys] = [corners.map(({ x }) => Math.round(x)), corners.map(({ y }) => Math.round(y))]
  const answers: number[] = []
  for (let y = Math.max(1, Math.min(...ys)); y < Math.min(height - 1, Math.max(...ys)); y += EVERY) {
    const light = paper.row(y)
    for (let x = Math.max(1, Math.min(...xs)); x < Math.min(width - 1, Math.max(...xs)); x += EVERY) {
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
