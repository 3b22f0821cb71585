import { readFile } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { RECIPES } from '@spizarka/knowledge/recipes'
import { importCooklang, writeCooklang } from '@spizarka/knowledge-compiler/cooklang'

/** Writes recipes of the base in Cooklang, by their ids. */
export async function exportCooklang(ids: readonly string[], output: Writable): Promise<void> {
  for (const id of ids) {
    const recipe = RECIPES.find((each) => each.id === id)
    if (!recipe) throw new Error(`nie ma przepisu „${id}”`)
    output.write(writeCooklang(recipe))
  }
}

/** Writes Cooklang files in the notation of `knowledge/recipes`; what could not be read is told in `faults`. */
export async function importCooklangFiles(files: readonly string[], output: Writable, faults: Writable): Promise<void> {
  for (const file of files) {
    const { text, unread } = importCooklang(await readFile(file, 'utf8'))
    output.write(text)
    for (const line of unread) faults.write(`${file}: „${line}”: nie ma takiego produktu albo ilości → dopisz składnik ręcznie\n`)
  }
}
