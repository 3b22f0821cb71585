import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where `npm run knowledge` puts what it compiles from the folder `knowledge/`; the compiler itself reads what it is making. */
const FOLDER = process.env.COMPILED_KNOWLEDGE ?? join(import.meta.dirname, '../generated')

/** A compiled part of the knowledge; its shape is what the compiler wrote, so it is not parsed again. */
export function loadCompiled(name: `${string}.json`): unknown {
  return JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))
}
