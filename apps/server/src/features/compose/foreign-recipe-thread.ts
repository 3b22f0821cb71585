import { parentPort } from 'node:worker_threads'
import { readIngredient } from '@spizarka/culinary/ingredients'
import { type ListedRecipe, readListedRecipe, readRecipeText, type WrittenRecipe } from '@spizarka/culinary/recipe-texts'
import { traitsOfRecipe } from '@spizarka/culinary/safety'

/** A recipe as a page has it for machines, and what it or somebody shows to people. */
export interface ForeignRecipe {
  listed: ListedRecipe | null
  text: string
}

parentPort?.on('message', (foreign: ForeignRecipe) => parentPort?.postMessage(read(foreign)))

/** What a page says to machines, unless it keeps the steps for people. Its lines are read here first: one that does not end ends with this thread. */
function read({ listed, text }: ForeignRecipe): WrittenRecipe | null {
  const fromList = listed && toEnd(readListedRecipe(listed))
  const written = fromList && fromList.steps.length > 0 ? fromList : toEnd(readRecipeText(text))
  for (const { line } of written?.ingredients ?? []) {
    readIngredient(line)
    traitsOfRecipe([line])
  }
  return written
}

function toEnd<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
