import { readMeal } from '@spizarka/culinary/meals'
import { parseGroceries } from '@spizarka/culinary/parse'
import { parseReceipt } from '@spizarka/culinary/receipts'
import { type ReadReceiptRequest, type Receipt, toExtractedItem } from '../actions.ts'
import type { Engine } from '../port.ts'
import { drawDishPicture } from './dish-picture/draw-dish-picture.ts'
import { Kitchen } from './kitchen/kitchen.ts'
import type { CutOutPage } from './receipt/place-in-picture.ts'
import type { PrintedRow } from './receipt/printed-lines.ts'
import { type PictureReader, readPicture } from './receipt/read-picture.ts'
import { legibleReceipt, receiptOf, textOfRows } from './receipt/receipt-of.ts'
import type { ReadingTasks } from './receipt/threads/reading-tasks.ts'
import { ThreadPool } from './threads/thread-pool.ts'

/** As many as the machine's cores are worth; each holds about 150 MB. */
const THREADS = 2
/** The recogniser never frees memory: a thread that read a huge picture frees it by ending. */
const MAX_TASKS_PER_THREAD = 60
const LIMIT_MS = 90_000
/** Finding the text allocates thousands of short-lived objects; the default young generation would grow three times as large. */
const YOUNG_GENERATION_MB = 8

/** Reads receipts on this machine: picture → text in threads of their own → receipt grammar. */
class ReceiptReader {
  readonly #threads = new ThreadPool<ReadingTasks>(THREADS, {
    file: new URL('./receipt/threads/reading-worker.ts', import.meta.url),
    limitMs: LIMIT_MS,
    mostTasks: MAX_TASKS_PER_THREAD,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  })
  readonly #pictures: PictureReader = {
    clean: (image, signal) => this.#threads.do('clean', image, signal),
    recognise: (strip, signal) => this.#threads.do('recognise', strip, signal),
  }

  /** Rejects with `EngineError`, or with the reason of an aborted signal. */
  async read({ image, onFound }: ReadReceiptRequest, signal?: AbortSignal): Promise<Receipt> {
    const onLines =
      onFound &&
      ((rows: PrintedRow[], page: CutOutPage, share: number) =>
        onFound(legibleReceipt(parseReceipt(textOfRows(rows)), { rows, page }).items, share))
    const text = await readPicture(image, this.#pictures, signal, onLines)
    return receiptOf(text, parseReceipt(textOfRows(text.rows)))
  }

  close(): Promise<void> {
    return this.#threads.close()
  }
}

/** The kitchen's own engine: rules, the food table and text recognition on this machine; no network, the same answer every time. */
export function createBuiltinEngine(): Engine {
  const receipts = new ReceiptReader()
  const kitchen = new Kitchen()
  return {
    // Async so that an aborted signal rejects, as it does everywhere else, rather than throws.
    async extractProducts({ text }, signal) {
      signal?.throwIfAborted()
      return parseGroceries(text).map(toExtractedItem)
    },
    readReceipt: (request, signal) => receipts.read(request, signal),
    composeRecipes: (request, signal) => kitchen.do('compose', request, signal),
    planShopping: (request, signal) => kitchen.do('plan', request, signal),
    swapMeal: (request, signal) => kitchen.do('swap', request, signal),
    async analyseMeal({ text, dishes }, signal) {
      signal?.throwIfAborted()
      return readMeal(text, dishes)
    },
    illustrate: drawDishPicture,
    warmUp: () => kitchen.do('warmUp', null),
    async close() {
      kitchen.giveUp()
      await receipts.close()
    },
  }
}
