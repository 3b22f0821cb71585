import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { type PrintedWord, printedWords } from './printed-words.ts'
import type { Strip } from './strips.ts'

const LANGUAGE = 'pol'

let starting: Promise<Worker> | undefined

/** The words of a strip, where they stand on its page; the recogniser is started by the first strip and kept. */
export async function recognise(strip: Strip): Promise<PrintedWord[]> {
  starting ??= start()
  const recogniser = await starting
  const { data } = await recogniser.recognize(portableGreymap(strip), {}, { text: false, tsv: true })
  return printedWords(data.tsv ?? '', strip.top)
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
