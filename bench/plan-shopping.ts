import { generateShoppingList, readShoppingListSession } from '@spizarka/contract/shopping-generation'
import { planForHouseholds } from '@spizarka/culinary/testing-plans'
import { planList } from '../apps/server/src/features/shopping/plans/generate-list.ts'
import type { Measurement } from './figure.ts'
import { fillPantry } from './recipe-list/fill-recipes.ts'
import { type Submits, timeSubmits, waitFor } from './submit-latency.ts'

const PLANS = Number(process.env.BENCH_PLANS ?? 100)
/** Other households than those of the unit tests. */
const SEED = 20_261_122
const SHOWN = 20
const LARGE_MS = 1500
const SMALL_MS = 300
/** A large plan takes a second: few tell as much as many. */
const LARGE_SUBMITS = { warmUp: 3, submits: 20 }
/** A list is an open one of its user, who may have two hundred. */
const SMALL_SUBMITS = { warmUp: 5, submits: 40 }

const LARGE = { people: 10, days: 14, meal_types: ['breakfast', 'lunch', 'dinner', 'snack'] }
const SMALL = { people: 2, days: 3 }

/** Days planned for random households, held against the rules again, and how long a plan takes from the button to its list. */
export const planShopping: Measurement = {
  name: 'plan-shopping',
  thresholds: [
    { what: `dishes of ${PLANS.toLocaleString('en')} random plans that the gate blocks, or that repeat against the rule`, threshold: '0' },
    { what: '10 people × 14 days × 4 meals from 200 products: submit → list', threshold: `p95 < ${LARGE_MS} ms` },
    { what: '2 people × 3 days: submit → list', threshold: `p95 < ${SMALL_MS} ms` },
  ],
  async measure() {
    const { planned, dishes, faults } = planForHouseholds(PLANS, SEED)
    for (const fault of faults.slice(0, SHOWN)) console.error(fault)
    const [large, small] = [await timeOrders(LARGE, LARGE_SUBMITS), await timeOrders(SMALL, SMALL_SUBMITS)]
    return [
      { measured: `${faults.length} of ${dishes} dishes; ${planned} of ${PLANS} households with a plan`, holds: faults.length === 0 },
      { measured: describe(large), holds: large.p95 < LARGE_MS },
      { measured: describe(small), holds: small.p95 < SMALL_MS },
    ]
  },
}

function timeOrders(order: object, times: Pick<Submits, 'submits' | 'warmUp'>) {
  return timeSubmits({
    ...times,
    traits: { points: 100_000, plan: 'premium' },
    prepare: ({ db }, { id }) => fillPantry(db, id),
    async submit(call) {
      const { session_id } = generateShoppingList.response.parse((await call('/generate-shopping-list/', order)).body)
      readShoppingListSession.response.parse(await waitFor(call, `/shopping-list-sessions/${session_id}/`))
    },
    job: planList.name,
  })
}

function describe({ p95, median, ratio }: Awaited<ReturnType<typeof timeSubmits>>): string {
  return `p95 ${p95.toFixed(0)} ms, median ${median.toFixed(0)} ms; ${ratio.toFixed(1)}× a bare row passed by LISTEN/NOTIFY`
}
