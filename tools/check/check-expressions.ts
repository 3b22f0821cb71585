/** `npm run check`: no regular expression of the app takes more than a time in proportion to the text that it reads. */
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { constructorLines, type Expression, findLiterals, findSlowness } from './expressions.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SOURCES = ['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}']
/** Tests and the code that only they load read what we wrote. */
const NOT_CHECKED = /\.(?:test|fixture|gen)\.tsx?$|\/testing\//
/** Fewer than this means that nothing was read. */
const MIN_EXPRESSIONS = 500

/** Expressions that may stay as they are, by file and source, each with why it cannot take long. */
const BOUNDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'apps/web/src/entry-prerender.tsx': {
    [String.raw`^(?:<title[^>]*>.*?<\/title>|<(?:meta|link)[^>]*>)+`]: 'reads the head of a page that our own build rendered',
  },
  'packages/culinary/src/receipts/figures/lex-line.ts': {
    [String.raw`^(?:["„”_:]|\.{2,})*`]: 'nothing follows the repetition, so its first try stands; a line has 160 characters at most',
  },
}

/** Expressions that are built only when a function runs, by file: what they are built from. */
const BUILT_LATER: Readonly<Record<string, string>> = {
  'apps/web/src/ui/form/NumberInput.tsx': 'a number of decimals; anchored, one repetition of digits on each side of the point',
  'packages/culinary/src/parse/names/sound-alikes.ts': 'our own table of spellings, plain letters',
}

const expressions: Expression[] = []
const later: Omit<Expression, 'source' | 'flags'>[] = []
for await (const file of glob(SOURCES, { cwd: ROOT })) {
  if (NOT_CHECKED.test(file)) continue
  const text = await readFile(path.join(ROOT, file), 'utf8')
  expressions.push(...findLiterals(file, text))
  const lines = constructorLines(text)
  if (lines.length === 0 || BUILT_LATER[file] !== undefined) continue
  const built = await builtWhileLoading(file)
  expressions.push(...built)
  later.push(...lines.filter((line) => !built.some((each) => each.line === line)).map((line) => ({ file, line })))
}

const slow = expressions.flatMap((expression) => {
  const problem = BOUNDED[expression.file]?.[expression.source] === undefined ? findSlowness(expression) : null
  return problem === null ? [] : [`${expression.file}:${expression.line}: /${expression.source}/${expression.flags}\n  ${problem}`]
})
const unseen = later.map(({ file, line }) => `${file}:${line}: an expression that is built later: build it as the module loads, or list it`)
const unusedExceptions = Object.entries(BOUNDED).flatMap(([file, sources]) =>
  Object.keys(sources).flatMap((source) =>
    expressions.some((each) => each.file === file && each.source === source) ? [] : [`${file}: /${source}/ is excepted, but not there`],
  ),
)
const problems = [...slow, ...unseen, ...unusedExceptions]
if (expressions.length < MIN_EXPRESSIONS)
  problems.push(`only ${expressions.length} expressions were read; at least ${MIN_EXPRESSIONS} are expected`)
console.log(problems.length === 0 ? `${expressions.length} expressions` : problems.join('\n'))
process.exitCode = problems.length === 0 ? 0 : 1

/** What a module puts together from parts is known once it is loaded. */
async function builtWhileLoading(file: string): Promise<Expression[]> {
  const built: Expression[] = []
  const original = globalThis.RegExp
  globalThis.RegExp = new Proxy(original, {
    construct(target, args, newTarget) {
      const expression: RegExp = Reflect.construct(target, args, newTarget)
      const line = lineOfCaller(file)
      if (line !== null) built.push({ file, line, source: expression.source, flags: expression.flags })
      return expression
    },
  })
  try {
    // A module that something else has loaded already is loaded again.
    await import(`${pathToFileURL(path.join(ROOT, file)).href}?checked`)
  } finally {
    globalThis.RegExp = original
  }
  return built
}

/** The line of a module that is being run, by the stack: Node strips types and leaves every line where it was. */
function lineOfCaller(file: string): number | null {
  const frame = new Error('where').stack?.split('\n').find((line) => line.includes(`${file}?checked:`))
  const line = frame === undefined ? undefined : /:(\d+):\d+\)?$/.exec(frame)?.[1]
  return line === undefined ? null : Number(line)
}
