/** `npm run kitchen -- COMMAND`: the kitchen's engine from the shell, through the same code as the worker. */
import { enableCompileCache } from 'node:module'

interface Command {
  usage: string
  /** Whether arguments follow the command's name. */
  takesFiles?: true
  run(files: readonly string[]): Promise<void>
}

const COMMANDS: Record<string, Command> = {
  'parse-text': {
    usage: 'parse-text   reads {"id","input","pantry"?} a line from standard input, writes {"id","items","ms"} a line',
    run: async () => (await import('./kitchen/parse-text.ts')).parseText(process.stdin, process.stdout),
  },
  'parse-receipt-text': {
    usage: 'parse-receipt-text   reads {"id","text"} a line from standard input, writes {"id","items","total_grosze","shop","ms"} a line',
    run: async () => (await import('./kitchen/receipts.ts')).parseReceiptText(process.stdin, process.stdout),
  },
  nutrition: {
    usage:
      'nutrition   reads {"id","servings","ingredients":[LINE…]} a line from standard input, writes {"id","per_serving","total","coverage","sources"} a line',
    run: async () => (await import('./kitchen/nutrition.ts')).countNutrition(process.stdin, process.stdout),
  },
  'read-meal': {
    usage:
      'read-meal   reads {"id","text"} a line from standard input, writes {"id","items":[{"title","food_id","grams","assumed","status","source_line",\n' +
      '              "nutrients","basis",…}],"ms"} or {"id","error"} a line',
    run: async () => (await import('./kitchen/read-meal.ts')).readMeals(process.stdin, process.stdout),
  },
  'read-receipt': {
    usage: 'read-receipt FILE…   writes {"id","items","total_grosze","shop","ms"} or {"id","error"} a line for every picture',
    takesFiles: true,
    run: async (files) => (await import('./kitchen/receipts.ts')).readReceipts(files, process.stdout),
  },
  check: {
    usage: 'check   reads {"id","recipe":{"title","servings","ingredients"},"profile"} a line, writes {"id","verdict","findings"} a line',
    run: async () => (await import('./kitchen/check.ts')).check(process.stdin, process.stdout),
  },
  'check-knowledge': {
    usage: 'check-knowledge   reads and checks the folder knowledge/, says file, line, field and remedy of what is wrong',
    run: async () => {
      const { checkKnowledge, COMPILED_FOLDER } = await import('./kitchen/check-knowledge.ts')
      if (!checkKnowledge('knowledge', COMPILED_FOLDER, process.stdout)) process.exitCode = 1
    },
  },
  'export-cooklang': {
    usage: 'export-cooklang ID…   writes recipes of the base in Cooklang',
    takesFiles: true,
    run: async (ids) => (await import('./kitchen/cooklang.ts')).exportCooklang(ids, process.stdout),
  },
  'import-cooklang': {
    usage: 'import-cooklang FILE…   writes Cooklang recipes in the notation of knowledge/recipes',
    takesFiles: true,
    run: async (files) => (await import('./kitchen/cooklang.ts')).importCooklangFiles(files, process.stdout, process.stderr),
  },
  compose: {
    usage: 'compose   reads {"id","pantry":[PRODUCT…],"profile","request"} a line, writes {"id","recipes","ms"} or {"id","error"} a line',
    run: async () => (await import('./kitchen/compose.ts')).compose(process.stdin, process.stdout),
  },
  'plan-shopping': {
    usage:
      'plan-shopping   reads {"id","pantry":[PRODUCT…],"profile","staples","request":{"people","days","meal_types","start_on","max_minutes","seed"}} a line,\n' +
      '                  writes {"id","plan","items","covered","ms"} or {"id","error"} a line',
    run: async () => (await import('./kitchen/plan-shopping.ts')).planShopping(process.stdin, process.stdout),
  },
}

const [name = '', ...files] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
if (command && files.length > 0 === (command.takesFiles ?? false)) {
  // The food table is a lot of source to compile for one short list.
  enableCompileCache()
  // Who reads only the first lines (head) closes the pipe; that is no failure of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  await command.run(files)
} else {
  const usages = Object.values(COMMANDS).map(({ usage }) => `  ${usage}`)
  console.error(`Usage: npm run --silent kitchen -- COMMAND\n\n${usages.join('\n')}`)
  process.exitCode = 2
}
