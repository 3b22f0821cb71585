/** A thread that reads pictures: a failure ends it, which says so to who waits. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { sharp } from '../../../pictures/image-library.ts'
import { MAX_PIXELS } from '../../../pictures/raw-picture.ts'
import { answerTasks } from '../../threads/thread-tasks.ts'
import { cleanPage } from '../clean-up/clean-page.ts'
import { findText } from '../clean-up/find-text.ts'
import type { Point } from '../clean-up/geometry.ts'
import type { GreyPicture } from '../clean-up/grey-picture.ts'
import { type PrintedWord, wordsFromTsv } from '../printed-lines.ts'
import type { CleanedReceipt } from '../read-picture.ts'
import { cutIntoStrips, type Strip } from '../strips.ts'
import type { ReadingTasks } from './reading-tasks.ts'

const LANGUAGE = 'pol'

let starting: Promise<Worker> | undefined

/** The words of a strip, where they are on its page; the recogniser is started by the first strip and kept. */
export async function recognise(strip: Strip): Promise<PrintedWord[]> {
  starting ??= start()
  const recogniser = await starting
  const { data } = await recogniser.recognize(portableGreymap(strip), {}, { text: false, tsv: true })
  return wordsFromTsv(data.tsv ?? '', strip.top)
}

async function start(): Promise<Worker> {
  const data = path.dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/pol/package.json')))
  const recogniser = await createWorker(LANGUAGE, OEM.LSTM_ONLY, {
    langPath: path.join(data, '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
    // Without it a picture that cannot be read would throw outside of any promise.
    errorHandler: () => {},
  })
  await recogniser.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    user_defined_dpi: '300',
    // It would tell the process's standard error about every speck.
    debug_file: '/dev/null',
  })
  return recogniser
}

/** The simplest format that the recogniser takes: nothing to compress here and to unpack there. */
function portableGreymap({ width, height, pixels }: Strip): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])
}

answerTasks<ReadingTasks>({ clean: cleanPicture, recognise })

/** The receipt in a picture as a clean page, cut into strips; null where it shows no text, or where the file is no picture. */
async function cleanPicture(image: Uint8Array): Promise<CleanedReceipt | null> {
  const picture = await greyPicture(image)
  const block = picture && findText(picture)
  if (!block) return null
  const shareOf = ({ x, y }: Point): Point => ({ x: x / picture.width, y: y / picture.width })
  const [a, b, c, d] = block.corners
  return { strips: cutIntoStrips(cleanPage(picture, block)), corners: [shareOf(a), shareOf(b), shareOf(c), shareOf(d)] }
}

async function greyPicture(image: Uint8Array): Promise<GreyPicture | null> {
  try {
    const { data, info } = await sharp(image, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .flatten({ background: 'white' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, pixels: data }
  } catch {
    return null
  }
}
