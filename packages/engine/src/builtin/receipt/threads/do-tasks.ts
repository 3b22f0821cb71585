/** The thread's own side: does one task after the other. A failure ends the thread, which says so to who waits. */
import { parentPort } from 'node:worker_threads'
import { MAX_PIXELS } from '../../../pictures/bounds.ts'
import { sharp } from '../../../pictures/image-library.ts'
import { cleanPage } from '../clean-up/clean-page.ts'
import { findText } from '../clean-up/find-text.ts'
import { type GreyPicture } from '../clean-up/grey-picture.ts'
import { recognise } from '../ocr.ts'
import { type Strip, stripsOf } from '../strips.ts'
import { type Task } from './task.ts'

parentPort?.on('message', (task: Task) => {
  void answer(task)
})

async function answer(task: Task): Promise<void> {
  parentPort?.postMessage(task.kind === 'clean' ? await cleanPicture(task.image) : await recognise(task.strip))
}

/** The receipt in a picture as a clean page, cut into strips; none where it shows no text, or where the file is no picture. */
async function cleanPicture(image: Uint8Array): Promise<Strip[]> {
  const picture = await greyPicture(image)
  const block = picture && findText(picture)
  return block ? stripsOf(cleanPage(picture, block)) : []
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
