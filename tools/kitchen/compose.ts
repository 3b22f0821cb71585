import { createEngine, type Engine, llmSettings } from '@spizarka/engine'
import { readSettings } from '../../apps/server/src/platform/env/settings.ts'
import { describeDish } from './compose-answer.ts'
import { type ComposeLine, composeRequestSchema } from './compose-request.ts'
import { eaterOf } from './eater-of.ts'
import { answerJsonLines } from './json-lines.ts'
import { rounded } from './nutrient-fields.ts'

const TODAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' })

/** Composes recipes from pantries as the worker does, holds each against its pantry and its profile, and says how long composing took. */
export async function compose(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<void> {
  const engine = await createEngine(llmSettings(readSettings(process.env)), (call) => console.error(JSON.stringify(call)))
  await answerJsonLines(input, output, composeRequestSchema, (line) => answerLine(engine, line))
  await engine.close()
}

async function answerLine(engine: Engine, { pantry, profile, wishes }: ComposeLine): Promise<object> {
  const started = performance.now()
  const { recipes, obstacles } = await engine.composeRecipes({
    ...wishes,
    pantry,
    profile: eaterOf(profile),
    useSoonFirst: true,
    equipment: [],
    today: TODAY.format(),
    recent: [],
    ratings: [],
    seed: 1,
  })
  const ms = rounded(performance.now() - started)
  if (recipes.length === 0) return { error: `no dish meets every condition; in the way: ${obstacles.join(', ')}`, obstacles, ms }
  return { recipes: recipes.map((recipe) => describeDish(recipe, pantry, profile)), ms }
}
