import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { z } from 'zod'

type Issue = z.core.$ZodIssue

const KINDS: Readonly<Record<string, string>> = {
  string: 'tekst',
  number: 'liczba',
  int: 'liczba całkowita',
  boolean: 'prawda albo fałsz',
  array: 'lista',
  object: 'obiekt',
}
/** What a limit on a text, a list or a number counts. */
const COUNTED: Readonly<Record<string, string>> = { string: ' znaków', array: ' pozycji' }

/** What is wrong with a line of input, a Polish sentence for each fault: `Pole „request.servings”: najwyżej 12.` */
export function describeFaults({ issues }: z.ZodError): string {
  return issues.map((issue) => `${fieldOf(issue)}: ${describeFault(issue)}.`).join(' ')
}

function fieldOf({ path }: Issue): string {
  return path.length === 0 ? 'Wiersz' : `Pole „${path.join('.')}”`
}

function describeFault(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'brakuje go' : `powinna tu być wartość rodzaju: ${KINDS[issue.expected] ?? issue.expected}`
    case 'too_big':
      return issue.inclusive === false ? `mniej niż ${issue.maximum}` : `najwyżej ${issue.maximum}${COUNTED[issue.origin] ?? ''}`
    case 'too_small':
      return issue.inclusive === false ? `więcej niż ${issue.minimum}` : `co najmniej ${issue.minimum}${COUNTED[issue.origin] ?? ''}`
    case 'invalid_value':
      return `do wyboru: ${issue.values.join(', ')}`
    case 'invalid_format':
      return issue.format === 'date' ? 'dzień w postaci RRRR-MM-DD' : 'zły zapis'
    case 'invalid_union':
      return 'powinien tu być tekst albo liczba'
    case 'unrecognized_keys':
      return `${issue.keys.length === 1 ? 'nieznane pole' : 'nieznane pola'} ${issue.keys.map((key) => `„${key}”`).join(', ')}`
    case 'custom':
      return issue.message
    default:
      return 'nie da się tego odczytać'
  }
}

const identified = z.looseObject({ id: z.union([z.string(), z.number()]) })

/**
 * Answers JSON lines with JSON lines, in order and as they come. A line that is no request of the schema, or that cannot be
 * answered, gets `{"id","error"}` with the id null where there is none, and the next one is read. Where the schema is strict, `ignored` names fields that it does not have.
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
  const ignored = dropUnknownFields(json, schema.safeParse(json).error?.issues ?? [])
  const request = schema.safeParse(json, { reportInput: true })
  if (!request.success) return { id, error: describeFaults(request.error) }
  try {
    return { id, ...(await answer(request.data)), ...(ignored.length > 0 && { ignored }) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

/** A misspelt "quantity" must not pass for an amount that nobody knows: fields that a strict schema does not have are taken out, and named without their places in lists. */
function dropUnknownFields(json: unknown, issues: readonly Issue[]): string[] {
  const dropped = issues.flatMap((issue) => {
    // Of a profile nothing is passed over: somebody must not eat it.
    if (issue.code !== 'unrecognized_keys' || issue.path[0] === 'profile') return []
    const holder = issue.path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), json)
    if (isRecord(holder)) for (const key of issue.keys) delete holder[key]
    return issue.keys.map((key) => [...issue.path.filter((step) => typeof step === 'string'), key].join('.'))
  })
  return [...new Set(dropped)]
}

function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null
}
