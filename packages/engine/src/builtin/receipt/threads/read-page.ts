import { z } from 'zod'

export const readPageSchema = z.object({
  /** Printed lines from the top, columns apart by several spaces. */
  lines: z.array(z.string()),
  /** Mean confidence of the words, 0 to 100. */
  confidence: z.number(),
})

/** The text of a picture. */
export type ReadPage = z.output<typeof readPageSchema>
