import { type Composition, createEngine, type Engine, llmSettings } from '@spizarka/engine'
import { readSettings } from '../../apps/server/src/platform/env/settings.ts'
import { describeDish } from './compose-answer.ts'
import { type ComposeLine, composeRequestSchema } from './compose-request.ts'
import { eaterOf } from './eater-of.ts'
import { answerJsonLines } from './json-lines.ts'
import { rounded } from './nutrient-fields.ts'

type Obstacle = Composition['obstacles'][number]

const IN_THE_WAY: Readonly<Record<Obstacle, string>> = {
  pantry: 'zawartość spiżarni',
  missing: 'liczba brakujących składników',
  minutes: 'czas',
  device: 'urządzenie',
  kcal: 'kalorie',
  profile: 'profil',
  wish: 'życzenie',
}
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
  if (recipes.length === 0) return { error: sayObstacles(obstacles), obstacles, ms }
  return { recipes: recipes.map((recipe) => describeDish(recipe, pantry, profile)), ms }
}

function sayObstacles(obstacles: readonly Obstacle[]): string {
  return `Żadne danie nie spełnia wszystkich warunków. Przeszkadza: ${obstacles.map((obstacle) => IN_THE_WAY[obstacle]).join(', ')}.`
}
