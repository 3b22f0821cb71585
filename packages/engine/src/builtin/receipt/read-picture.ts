import type { Quad } from './clean-up/geometry.ts'
import { type CutOutPage, upsideDownPage } from './place-in-picture.ts'
import { legibleWords, meanConfidence, type PrintedRow, type PrintedWord, printedRows } from './printed-lines.ts'
import { type Strip, upsideDown } from './strips.ts'

/** A page read with more confidence than this lies as it should. */
const MIN_SURE_CONFIDENCE = 62

/** The text of a picture. */
export interface PageText {
  /** Printed lines from the top, columns apart by several spaces. */
  rows: PrintedRow[]
  /** Mean confidence of the words, 0 to 100. */
  confidence: number
  /** Where the page lies in the picture; null where there is no text. */
  page: CutOutPage | null
}

/** A receipt cut out of its picture and cleaned. */
export interface CleanedReceipt {
  strips: Strip[]
  /** Of the page that the strips make up, in the picture, in shares of the picture's width. */
  corners: Quad
}

/** Does the slow work in worker threads. Both reject with `EngineError`, or with the reason of an aborted signal. */
export interface PictureReader {
  /** The receipt in a picture as a clean page, cut into strips; null where it shows no text, or where the file is no picture. */
  clean: (image: Uint8Array, signal?: AbortSignal) => Promise<CleanedReceipt | null>
  recognise: (strip: Strip, signal?: AbortSignal) => Promise<PrintedWord[]>
}

/**
 * The text of a picture's receipt; no lines where there is none. Letters do not tell which way up they stand: the other way is tried
 * where the first gave little legible text. `onRead` is told the lines from the top as far as they are read, and what share of the page's
 * height has been read, wherever it stands.
 */
export async function readPicture(
  image: Uint8Array,
  reader: PictureReader,
  signal?: AbortSignal,
  onRead?: (rows: PrintedRow[], page: CutOutPage, share: number) => void,
): Promise<PageText> {
  const cleaned = await reader.clean(image, signal)
  if (!cleaned) return { rows: [], confidence: 0, page: null }
  const { strips, corners } = cleaned
  let page: CutOutPage = { width: strips[0]?.width ?? 0, height: strips.reduce((sum, { height }) => sum + height, 0), corners }
  const asItLies = page
  let words = await readStrips(strips, reader, signal, onRead && ((read, share) => onRead(printedRows(read), asItLies, share)))
  if (words.length > 0 && meanConfidence(words) <= MIN_SURE_CONFIDENCE) {
    const turned = await readStrips(upsideDown(strips), reader, signal)
    if (worth(turned) > worth(words)) [words, page] = [turned, upsideDownPage(page)]
  }
  return { rows: printedRows(words), confidence: meanConfidence(words), page }
}

async function readStrips(
  strips: readonly Strip[],
  reader: PictureReader,
  signal?: AbortSignal,
  onWords?: (words: PrintedWord[], share: number) => void,
): Promise<PrintedWord[]> {
  const read: (PrintedWord[] | undefined)[] = strips.map(() => undefined)
  const pageHeight = strips.reduce((sum, { height }) => sum + height, 0)
  const words = await Promise.all(
    strips.map(async (strip, place) => {
      const found = await reader.recognise(strip, signal)
      read[place] = found
      const gap = read.indexOf(undefined)
      if (gap === -1) return found
      const heights = strips.reduce((sum, { height }, at) => sum + (read[at] ? height : 0), 0)
      onWords?.(legibleWords(read.slice(0, gap).flatMap((part) => part ?? [])), heights / pageHeight)
      return found
    }),
  )
  return legibleWords(words.flat())
}

/** Much text that is sure beats little text that is. */
function worth(words: readonly PrintedWord[]): number {
  return words.reduce((sum, { text, confidence }) => sum + text.length * Math.max(0, confidence - 40), 0)
}
