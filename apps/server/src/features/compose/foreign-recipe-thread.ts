import { parentPort } from 'node:worker_threads'
import { readIngredient } from '@spizarka/culinary/ingredients'
import { type ListedRecipe, readListedRecipe, readRecipeText, type WrittenRecipe } from '@spizarka/culinary/recipe-texts'
import { traitsOfRecipe } from '@spizarka/culinary/safety'

/** A page's structured recipe data (`listed`), and its visible text or a pasted one (`text`). */
export interface ForeignRecipe {
  listed: ListedRecipe | null
  text: string
}

parentPort?.on('message', (foreign: ForeignRecipe) => parentPort?.postMessage(read(foreign)))

/** The page's structured data, unless it has no steps. Lines are parsed in this thread first, so that one that takes forever ends with it. */
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
