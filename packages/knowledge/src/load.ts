import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where `npm run knowledge` puts what it compiles from the folder `knowledge/`; the compiler itself reads what it is making. */
const FOLDER = process.env.COMPILED_KNOWLEDGE ?? join(import.meta.dirname, '../generated')

/** A compiled part of the knowledge; its shape is what the compiler wrote, so it is not parsed again. */
export function loadCompiled(name: `${string}.json`): unknown {
  return JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))
}

/**
 * The same records, each with every field that any of them has, unset where it has none. The foods have seven hundred combinations of optional
 * fields, more than V8 remembers where a field of each stands (decision 174).
 */
export function ofOneShape<R extends object>(records: readonly R[]): readonly R[] {
  const unset = Object.fromEntries(records.flatMap((each) => Object.keys(each).map((key) => [key, null])))
  // What is parsed or spread keeps the shape of what it is made of; an object that is filled field by field becomes a dictionary.
  const shape: Record<string, unknown> = JSON.parse(JSON.stringify(unset))
  for (const key of Object.keys(shape)) shape[key] = undefined
  return records.map((each) => ({ ...shape, ...each }))
}
