import type { z } from 'zod'

const PREFIX = 'spizarka.copy.'

export interface OfflineCopy<Data> {
  data: Data
  /** When the server said so, in milliseconds since 1970. */
  savedAt: number
}

/** Answers of the API kept in this browser until the session ends, so that they can be read without a network. */
export const offlineCopies = {
  find<Schema extends z.ZodType>(name: string, schema: Schema): OfflineCopy<z.output<Schema>> | undefined {
    try {
      const [savedAt, data]: unknown[] = JSON.parse(localStorage.getItem(PREFIX + name) ?? '[]')
      // Another version of the app may have kept it in another shape.
      const parsed = schema.safeParse(data)
      return parsed.success && typeof savedAt === 'number' ? { data: parsed.data, savedAt } : undefined
    } catch {
      return undefined
    }
  },
  save(name: string, data: unknown, savedAt: number): void {
    try {
      localStorage.setItem(PREFIX + name, JSON.stringify([savedAt, data]))
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
