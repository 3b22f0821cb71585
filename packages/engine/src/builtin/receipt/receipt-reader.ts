import { parseReceipt } from '@spizarka/culinary/receipts'
import type { Receipt } from '../../actions/read-receipt.ts'
import { readPicture } from './read-picture.ts'
import { receiptOf } from './receipt-of.ts'
import { ReadingThreads } from './threads/reading-threads.ts'

/** Reads receipts on this machine: picture → text in threads of their own → receipt grammar. */
export class ReceiptReader {
  readonly #threads = new ReadingThreads()

  /** Rejects with `EngineError`, or with the reason of an aborted signal. */
  async read(image: Uint8Array, signal?: AbortSignal): Promise<Receipt> {
    const page = await readPicture(image, this.#threads, signal)
    return receiptOf(page, parseReceipt(page.lines.join('\n')))
  }

  close(): Promise<void> {
    return this.#threads.close()
  }
}
