import { wordStems } from '@spizarka/culinary/recipes'
import { listFiles, type Problem, readText } from '../source.ts'
import { checkRecipe } from './check-recipe.ts'
import { type CompiledRecipe, compileRecipe } from './compile-recipe.ts'
import { idOfFile, readWrittenRecipe } from './written-recipe.ts'

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Reads and checks `knowledge/recipes`, group by group and recipe by recipe in the order of their ids. */
export function compileRecipes(root: string, problems: Problem[]): CompiledRecipe[] {
  const files = listFiles(root, 'recipes', '.md').sort((one, other) => (withoutEnding(one) < withoutEnding(other) ? -1 : 1))
  const compiled = files.flatMap((file) => {
    const written = readWrittenRecipe(file, readText(root, file), problems)
    return (written && compileRecipe(written, problems)) ?? []
  })
  for (const file of files)
    if (!ID.test(idOfFile(file)))
      problems.push({
        file,
        line: 1,
        field: '',
        message: `„${idOfFile(file)}” nie jest identyfikatorem`,
        remedy: 'nazwij plik małymi literami bez polskich znaków, słowa połącz „-”',
      })
  problems.push(
    ...findDoubles(files.map((file) => ({ file, line: 1, key: idOfFile(file) }))).map(({ double: { key, ...place }, first }) => ({
      ...place,
      field: key,
      message: `ten identyfikator ma już przepis ${first.file}`,
      remedy: 'nazwij plik inaczej',
    })),
    ...findDoubles(
      compiled.map(({ recipe, file, lines }) => ({ file, line: lines.title, key: wordStems(recipe.title).sort().join(' ') })),
    ).map(({ double: { file, line }, first }) => ({
      file,
      line,
      field: `${idOfFile(file)}.tytuł`,
      message: `ten tytuł, co najwyżej z innymi końcówkami, ma już ${first.file}`,
      remedy: 'nazwij danie dokładniej',
    })),
    ...compiled.flatMap(checkRecipe),
  )
  return compiled
}

function withoutEnding(file: string): string {
  return file.replace(/\.md$/, '')
}

interface Keyed {
  file: string
  line: number
  key: string
}

function findDoubles(all: readonly Keyed[]): { double: Keyed; first: Keyed }[] {
  const firsts = new Map<string, Keyed>()
  return all.flatMap((each) => {
    const first = firsts.get(each.key)
    if (!first) firsts.set(each.key, each)
    return first ? [{ double: each, first }] : []
  })
}
