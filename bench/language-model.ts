import { aRequest } from '@spizarka/culinary/testing'
import { type ComposeRecipesRequest, createEngine } from '@spizarka/engine'
import { startLlmSimulator } from '@spizarka/engine/simulator'
import { householdPantry } from './choosing/households.ts'
import { type Measurement, percentile } from './figure.ts'

const HOUSEHOLDS = 240
const CONDITIONS = ['allergy-milk', 'allergy-nuts', 'celiac', 'diabetes-2', 'hypertension'] as const
const DIETS = [null, null, null, 'vegetarian', 'vegan'] as const
const WISHES = [null, null, 'zupa', 'makaron', 'coś z jajkami', 'bez cebuli'] as const
const MEALS = ['lunch', 'lunch', 'dinner', 'breakfast'] as const
const MEATS = ['piers-z-kurczaka', 'lopatka-wieprzowa', 'udko-z-kurczaka', 'dorsz'] as const
const MAX_OBJECTIONS = 8

/** Some households through the simulated model and through the built-in kitchen: what becomes of the model's answers, and how long each takes. */
export const languageModel: Measurement = {
  name: 'language-model',
  thresholds: [
    {
      what: `dishes of a simulated model for ${HOUSEHOLDS} households: served at first, after reasons, built in instead`,
      threshold: 'every household gets what the kitchen would',
    },
    { what: 'time of a dish by the model beside the built-in one (what the network and the judging add)', threshold: 'p95 < 200 ms' },
  ],
  async measure() {
    const simulator = await startLlmSimulator()
    const asked: number[] = []
    const llm = { provider: 'openai-compatible', baseUrl: simulator.url, model: 'simulated', vision: false, timeoutSeconds: 30 } as const
    const engine = await createEngine(llm, ({ requests }) => asked.push(requests))
    const builtin = await createEngine({ provider: 'none' }, () => {})
    const counts = { first: 0, afterReasons: 0, builtIn: 0, none: 0, lost: 0 }
    const times = { model: [] as number[], builtIn: [] as number[] }
    const objections = new Map<string, number>()
    for (let seed = 0; seed < HOUSEHOLDS; seed += 1) {
      const request = randomRequest(seed)
      const [alone, aloneMs] = await timed(() => builtin.composeRecipes(request))
      const before = simulator.requests.length
      const [served, ms] = await timed(() => engine.composeRecipes(request))
      for (const { system } of simulator.requests.slice(before)) countObjections(system, objections)
      times.model.push(ms)
      times.builtIn.push(aloneMs)
      if (served.madeBy === 'model') counts[asked.at(-1) === 1 ? 'first' : 'afterReasons'] += 1
      else if (served.recipes.length > 0) counts.builtIn += 1
      else counts.none += 1
      if (served.recipes.length < alone.recipes.length) counts.lost += 1
    }
    await Promise.all([engine.close(), builtin.close(), simulator.close()])
    const most = [...objections].toSorted(([, one], [, other]) => other - one).slice(0, MAX_OBJECTIONS)
    console.error(most.map(([what, count]) => `${count} × ${what}`).join('\n'))
    const [p95, alone95] = [percentile(times.model, 0.95), percentile(times.builtIn, 0.95)]
    return [
      {
        measured: `${share(counts.first)} at first, ${share(counts.afterReasons)} after reasons, ${share(counts.builtIn)} built in, ${share(counts.none)} no dish of either; ${counts.lost} fewer dishes than built in`,
        holds: counts.lost === 0,
      },
      {
        measured: `p95 ${p95.toFixed(0)} ms, median ${percentile(times.model, 0.5).toFixed(0)} ms; built in ${alone95.toFixed(0)} and ${percentile(times.builtIn, 0.5).toFixed(0)} ms`,
        holds: p95 < 200,
      },
    ]
  },
}

function randomRequest(seed: number): ComposeRecipesRequest {
  return aRequest({
    pantry: householdPantry(seed, [MEATS[seed % MEATS.length] ?? 'dorsz']),
    profile: {
      conditions: seed % 3 === 0 ? CONDITIONS.slice(seed % CONDITIONS.length).slice(0, 1) : [],
      exclusions: seed % 5 === 0 ? ['grzyby'] : [],
      diet: DIETS[seed % DIETS.length] ?? null,
      styles: [],
    },
    meal: MEALS[seed % MEALS.length] ?? null,
    servings: 1 + (seed % 5),
    maxMinutes: seed % 4 === 0 ? 45 : null,
    wish: WISHES[seed % WISHES.length] ?? null,
    kcal: seed % 7 === 0 ? 600 : null,
    seed,
  })
}

function share(count: number): string {
  return `${((100 * count) / HOUSEHOLDS).toFixed(0)} %`
}

/** What stood in the way, figures and foods aside. */
function countObjections(system: string, counts: Map<string, number>): void {
  const [, told] = system.split('A previous answer could not be used: ')
  for (const each of told?.replace(' Answer again, whole.', '').split('; ') ?? []) {
    const what = each.replace(/^recipe \d+: (?:step \d+:? ?)?/, '').replace(/\d+(?:[.,]\d+)?/g, '#')
    counts.set(what, (counts.get(what) ?? 0) + 1)
  }
}

async function timed<Answer>(work: () => Promise<Answer>): Promise<[Answer, number]> {
  const started = performance.now()
  const answer = await work()
  return [answer, performance.now() - started]
}
