import { composeRecipes as compose } from '@spizarka/culinary/compose'
import { readMeal } from '@spizarka/culinary/meals'
import { parseGroceries } from '@spizarka/culinary/parse'
import { planMeals } from '@spizarka/culinary/planning'
import { parseReceipt } from '@spizarka/culinary/receipts'
import { safetyProfileOf } from '@spizarka/culinary/safety'
import type { z } from 'zod'
import { type ComposeRecipesRequest, type Composition, type ReadReceiptRequest, type Receipt, toExtractedItem } from '../actions.ts'
import type { Engine } from '../port.ts'
import { Semaphore } from '../semaphore.ts'
import { drawDishPicture } from './dish-picture/draw-dish-picture.ts'
import type { CutOutPage } from './receipt/place-in-picture.ts'
import type { PrintedRow, PrintedWord } from './receipt/printed-lines.ts'
import { type CleanedReceipt, type PictureReader, readPicture } from './receipt/read-picture.ts'
import { legibleReceipt, receiptOf, textOfRows } from './receipt/receipt-of.ts'
import type { Strip } from './receipt/strips.ts'
import { ReadingThread } from './receipt/threads/reading-thread.ts'
import { answerSchemas, type Task } from './receipt/threads/task.ts'

/** As many as the machine's cores are worth; each holds about 150 MB. */
const THREADS = 2

/** The threads that read pictures: started by the first picture, kept for the next, replaced when one broke or grew old. */
class ReadingThreadPool implements PictureReader {
  readonly #semaphore = new Semaphore(THREADS)
  readonly #all = new Set<ReadingThread>()

  clean(image: Uint8Array, signal?: AbortSignal): Promise<CleanedReceipt | null> {
    return this.#do({ kind: 'clean', image }, answerSchemas.clean, signal)
  }

  recognise(strip: Strip, signal?: AbortSignal): Promise<PrintedWord[]> {
    return this.#do({ kind: 'recognise', strip }, answerSchemas.recognise, signal)
  }

  /** Ends the threads; what they are reading rejects. */
  async close(): Promise<void> {
    await Promise.all([...this.#all].map((thread) => this.#end(thread)))
  }

  #do<Answer>(task: Task, answer: z.ZodType<Answer>, signal?: AbortSignal): Promise<Answer> {
    return this.#semaphore.run(async () => {
      const thread = [...this.#all].find((each) => each.isFree) ?? this.#start()
      try {
        return await thread.do(task, answer, signal)
      } finally {
        if (thread.isUsedUp) await this.#end(thread)
      }
    }, signal)
  }

  #start(): ReadingThread {
    const thread = new ReadingThread()
    this.#all.add(thread)
    return thread
  }

  async #end(thread: ReadingThread): Promise<void> {
    this.#all.delete(thread)
    await thread.end()
  }
}

/** Reads receipts on this machine: picture → text in threads of their own → receipt grammar. */
class ReceiptReader {
  readonly #threads = new ReadingThreadPool()

  /** Rejects with `EngineError`, or with the reason of an aborted signal. */
  async read({ image, onFound }: ReadReceiptRequest, signal?: AbortSignal): Promise<Receipt> {
    const tell =
      onFound &&
      ((rows: PrintedRow[], page: CutOutPage, share: number) =>
        onFound(legibleReceipt(parseReceipt(textOfRows(rows)), { rows, page }).items, share))
    const text = await readPicture(image, this.#threads, signal, tell)
    return receiptOf(text, parseReceipt(textOfRows(text.rows)))
  }

  close(): Promise<void> {
    return this.#threads.close()
  }
}

/** The kitchen's own engine: rules, the food table and text recognition on this machine; no network, the same answer every time. */
export function createBuiltinEngine(): Engine {
  const receipts = new ReceiptReader()
  return {
    // Async so that an aborted signal rejects, as it does everywhere else, rather than throws.
    async extractProducts({ text }, signal) {
      signal?.throwIfAborted()
      return parseGroceries(text).map(toExtractedItem)
    },
    readReceipt: (request, signal) => receipts.read(request, signal),
    async composeRecipes(request, signal) {
      signal?.throwIfAborted()
      return composeRecipes(request)
    },
    async planShopping({ profile, ...request }, signal) {
      signal?.throwIfAborted()
      return { ...planMeals({ ...request, profile: safetyProfileOf(profile).profile }), madeBy: 'kitchen' }
    },
    async analyseMeal({ text, dishes }, signal) {
      signal?.throwIfAborted()
      return readMeal(text, dishes)
    },
    illustrate: drawDishPicture,
    close: () => receipts.close(),
  }
}

/** Composes from the recipe base and the patterns; what the eater chose reaches the gate as far as it has rules for it. */
export function composeRecipes({ profile, ...request }: ComposeRecipesRequest): Composition {
  return { ...compose({ ...request, profile: safetyProfileOf(profile).profile }), madeBy: 'kitchen' }
}
