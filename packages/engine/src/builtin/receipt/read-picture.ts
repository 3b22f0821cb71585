import { legibleWords, meanConfidence, type PrintedWord, printedLines } from './printed-lines.ts'
import { type Strip, upsideDown } from './strips.ts'

/** A page read with more confidence than this lies as it should. */
const SURE = 62

/** The text of a picture. */
export interface PageText {
  /** Printed lines from the top, columns apart by several spaces. */
  lines: string[]
  /** Mean confidence of the words, 0 to 100. */
  confidence: number
}

/** Does the slow work in worker threads. Both reject with `EngineError`, or with the reason of an aborted signal. */
export interface PictureReader {
  /** The receipt in a picture as a clean page, cut into strips; none where it shows no text, or where the file is no picture. */
  clean: (image: Uint8Array, signal?: AbortSignal) => Promise<Strip[]>
  recognise: (strip: Strip, signal?: AbortSignal) => Promise<PrintedWord[]>
}

/**
 * The text of a picture's receipt; no lines where there is none. Letters do not tell which way up they stand: the other way is tried
 * where the first gave little legible text. `onLines` is told the lines from the top as far as they are read.
 */
export async function readPicture(
  image: Uint8Array,
  reader: PictureReader,
  signal?: AbortSignal,
  onLines?: (lines: string[]) => void,
): Promise<PageText> {
  const strips = await reader.clean(image, signal)
  let words = await readStrips(strips, reader, signal, onLines && ((read) => onLines(printedLines(read))))
  if (words.length > 0 && meanConfidence(words) <= SURE) {
    const turned = await readStrips(upsideDown(strips), reader, signal)
    if (worth(turned) > worth(words)) words = turned
  }
  return { lines: printedLines(words), confidence: meanConfidence(words) }
}

async function readStrips(
  strips: readonly Strip[],
  reader: PictureReader,
  signal?: AbortSignal,
  onWords?: (words: PrintedWord[]) => void,
): Promise<PrintedWord[]> {
  const read: (PrintedWord[] | undefined)[] = strips.map(() => undefined)
  const words = await Promise.all(
    strips.map(async (strip, place) => {
      const found = await reader.recognise(strip, signal)
      read[place] = found
      const gap = read.indexOf(undefined)
      if (gap > 0 && place < gap) onWords?.(legibleWords(read.slice(0, gap).flatMap((part) => part ?? [])))
      return found
    }),
  )
  return legibleWords(words.flat())
}

/** Much text that is sure beats little text that is. */
function worth(words: readonly PrintedWord[]): number {
  return words.reduce((sum, { text, confidence }) => sum + text.length * Math.max(0, confidence - 40), 0)
}
