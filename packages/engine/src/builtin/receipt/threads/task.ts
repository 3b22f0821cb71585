import { z } from 'zod'
import type { Strip } from '../strips.ts'

/** What a thread is asked to do: make a page of a picture's file, or read a strip of a page. */
export type Task = { kind: 'clean'; image: Uint8Array } | { kind: 'recognise'; strip: Strip }

const stripSchema = z.object({ width: z.number(), height: z.number(), top: z.number(), pixels: z.instanceof(Uint8Array) })

const wordSchema = z.object({
  text: z.string(),
  confidence: z.number(),
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
  line: z.string(),
})

const pointSchema = z.object({ x: z.number(), y: z.number() })

/** What the thread answers to each. */
export const answerSchemas = {
  clean: z.object({ strips: z.array(stripSchema), corners: z.tuple([pointSchema, pointSchema, pointSchema, pointSchema]) }).nullable(),
  recognise: z.array(wordSchema),
}
