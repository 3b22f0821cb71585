import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const README = path.resolve(import.meta.dirname, '../README.md')
const FIGURES = /(?<=<!-- figures -->\n)[\s\S]*(?=<!-- \/figures -->)/

/** Puts the figures of a whole run into bench/README.md, in the place of those of the last one. */
export async function recordFigures(table: string, machine: string): Promise<void> {
  const text = await readFile(README, 'utf8')
  const day = new Date().toISOString().slice(0, 10)
  await writeFile(
    README,
    text.replace(FIGURES, () => `\n${day}; ${machine}.\n\n${table}\n\n`),
  )
}
