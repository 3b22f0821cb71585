import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { KNOWLEDGE_VERSION } from '@spizarka/knowledge'

/** Incremented when the same facts are stored differently. */
const FACTS_FORMAT = 5
const CULINARY_FOLDER = path.dirname(path.dirname(createRequire(import.meta.url).resolve('@spizarka/culinary/safety')))

let version: string | undefined

/**
 * What a recipe's facts are computed with: another version wherever a food, a recipe, a word or a rule of the knowledge is another, or the
 * code that reads and judges them. Hashing the code itself (20 ms, once) forgets nothing; a number counted up by hand would.
 */
export function knowledgeVersion(): string {
  version ??= createHash('sha256')
    .update(JSON.stringify([FACTS_FORMAT, KNOWLEDGE_VERSION, codeVersion(CULINARY_FOLDER)]))
    .digest('base64url')
    .slice(0, 22)
  return version
}

/** Another value wherever a source file below a folder is another, tests apart. */
export function codeVersion(folder: string): string {
  const hash = createHash('sha256')
  for (const file of globSync('**/*.ts', { cwd: folder }).toSorted())
    if (!/\.(?:test|fixture)\.ts$/.test(file)) hash.update(`${file}\n${readFileSync(path.join(folder, file), 'utf8')}`)
  return hash.digest('base64url')
}
