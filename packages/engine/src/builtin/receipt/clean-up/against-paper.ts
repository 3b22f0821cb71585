import { blurred } from './blur.ts'
import type { GreyPicture } from './grey-picture.ts'
import { paperLight } from './paper-light.ts'

/** What is darker than its surroundings by less than this share of full light is the grain of the table or of the camera. */
const GRAIN = 0.1

/** How bright every pixel is against the paper it stands on: 255 paper, 0 black; slightly blurred, so that grain does not look like dots. */
export function againstPaper(picture: GreyPicture): GreyPicture {
  const soft = blurred(picture)
  const { width, height, pixels } = soft
  const paper = paperLight(picture)
  const grain = GRAIN * paper.full
  for (let y = 0, at = 0; y < height; y++) {
    const light = paper.row(y)
    for (let x = 0; x < width; x++, at++) {
      const level = pixels[at] ?? 0
      const white = light[x] ?? 1
      pixels[at] = white - level < grain ? 255 : (255 * level) / white
    }
  }
  return soft
}
