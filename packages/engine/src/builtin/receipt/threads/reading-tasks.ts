import type { PrintedWord } from '../printed-lines.ts'
import type { CleanedReceipt } from '../read-picture.ts'
import type { Strip } from '../strips.ts'

/** What a reading thread is asked: to make a page of a picture's file, or to read a strip of a page. */
export type ReadingTasks = {
  clean: { request: Uint8Array; answer: CleanedReceipt | null }
  recognise: { request: Strip; answer: PrintedWord[] }
}
