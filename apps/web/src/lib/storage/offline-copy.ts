import type { Endpoint, ResponseOf } from '@spizarka/contract/endpoint'
import { asAnswer } from '../api/create-call.ts'

const PREFIX = 'spizarka.copy.'
// Another version of the app may keep an answer in another shape.
const VERSION = import.meta.env.APP_VERSION ?? 'development'

export interface OfflineCopy<Data> {
  data: Data
  /** When the server said so, in milliseconds since 1970. */
  savedAt: number
}

/** Answers of the API kept in this browser until the session ends, so that they can be read without a network. */
export const offlineCopies = {
  find<E extends Endpoint>(name: string, endpoint: E): OfflineCopy<ResponseOf<E>> | undefined {
    try {
      const [version, savedAt, data]: unknown[] = JSON.parse(localStorage.getItem(PREFIX + name) ?? '[]')
      return version === VERSION && typeof savedAt === 'number' ? { data: asAnswer(endpoint, data), savedAt } : undefined
    } catch {
      return undefined
    }
  },
  save(name: string, data: unknown, savedAt: number): void {
    try {
      localStorage.setItem(PREFIX + name, JSON.stringify([VERSION, savedAt, data]))
    } catch {
      // Storage is blocked or full: there is nothing to read offline.
    }
  },
  forgetAll(): void {
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
    } catch {
      // There is nothing to forget.
    }
  },
}
