import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { sayFaults } from './say-faults.ts'

const identified = z.looseObject({ id: z.union([z.string(), z.number()]) })

/**
 * Answers JSON lines with JSON lines, in order and as they come. A line that is no request of the schema, or that cannot be
 * answered, gets `{"id","error"}` with the id null where there is none, and the next one is read.
 */
export async function answerJsonLines<Request extends { id: string | number }>(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  schema: z.ZodType<Request>,
  answer: (request: Request) => Promise<object>,
): Promise<void> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    const room = output.write(`${JSON.stringify(await answerLine(line, schema, answer))}\n`)
    if (!room) await once(output, 'drain')
  }
}

async function answerLine<Request extends { id: string | number }>(
  line: string,
  schema: z.ZodType<Request>,
  answer: (request: Request) => Promise<object>,
): Promise<object> {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    return { id: null, error: 'Wiersz: to nie jest JSON.' }
  }
  const id = identified.safeParse(json).data?.id ?? null
  const request = schema.safeParse(json, { reportInput: true })
  if (!request.success) return { id, error: sayFaults(request.error) }
  try {
    return { id, ...(await answer(request.data)) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}
