import type { GreyPicture } from './grey-picture.ts'
import { levelOf, paperLight } from './paper-light.ts'

/** Of all pixels, those that are surely print; the light is stretched so that they become black. */
const INK_SHARE = 0.02

/** Takes shadows and uneven light away: paper becomes white and print black all over the page. In place. */
export function evenLight(page: GreyPicture): GreyPicture {
  const { width, height, pixels } = page
  const paper = paperLight(page)
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
  const ink = Math.min(200, levelOf(histogram, pixels.length * INK_SHARE))
  const scale = 255 / (245 - ink)
  const levels = Uint8ClampedArray.from({ length: 256 }, (_, level) => (level - ink) * scale)
  for (let at = 0; at < pixels.length; at++) pixels[at] = levels[pixels[at] ?? 0] ?? 0
}
