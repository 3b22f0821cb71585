import { z } from 'zod'

/** A record of a dump before it is understood; `record` has the fields that the API has too. */
interface DumpRecord {
  code: string
  countries: readonly string[]
  record: unknown
}

/** Reads one line of a dump; throws for a line that is broken. */
export type ReadRecord = (line: string) => DumpRecord

const jsonSchema = z.looseObject({ code: z.string(), countries_tags: z.array(z.string()).nullish() })

/** One record a line, as JSON. */
export const readJsonRecord: ReadRecord = (line) => {
  const record = jsonSchema.parse(JSON.parse(line))
  return { code: record.code, countries: record.countries_tags ?? [], record }
}

/** One record a line, separated by tabs and never quoted, under the columns of the header line; undefined for what is no such header. */
export function tabSeparatedReader(header: string): ReadRecord | undefined {
  const columns = header.split('\t')
  if (!columns.includes('code') || !columns.includes('product_name')) return undefined
  return (line) => {
    const values = line.split('\t')
    if (values.length !== columns.length) throw new Error(`${values.length} columns instead of ${columns.length}`)
    const record = Object.fromEntries(columns.map((column, at) => [column, values[at] ?? '']))
    const { code = '', countries_tags: countries = '', categories_tags: categories = '' } = record
    return { code, countries: list(countries), record: { ...record, categories_tags: list(categories) } }
  }
}

function list(text: string): string[] {
  return text === '' ? [] : text.split(',')
}
