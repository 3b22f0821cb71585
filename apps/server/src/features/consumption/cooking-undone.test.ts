import { confirmConsumption, undoConsumption } from '@spizarka/contract/consumption'
import {
  consumePantryItem,
  createPantryItem,
  deletePantryItem,
  listPantryHistory,
  type PantryItem,
  readPantryItem,
  restockPantryItem,
  updatePantryItem,
} from '@spizarka/contract/pantry'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { byHand, readPantry, stock } from '../../../test/fixtures/pantries.ts'
import { addRecipe } from '../../../test/fixtures/recipes.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

// More than a gate has time for on request: 1000 take some minutes.
const SEQUENCES = Number(process.env['UNDO_SEQUENCES'] ?? 30)
const RATES = { grams: { grams_per_piece: 200 }, ml: { ml_per_piece: 200 } } as const
const PRODUCTS = [
  { name: 'masło', unit: 'grams' },
  { name: 'mleko', unit: 'ml' },
] as const

// Fifths of a gram are whole thousandths of a piece of 200 g: nothing is rounded, so everything must come out exactly.
const fifths = fc.integer({ min: 1, max: 3000 }).map((count) => count / 5)
const day = fc.constantFrom(null, '2031-01-01', '2031-02-01', '2031-03-01')
const product = fc.nat(PRODUCTS.length - 1)

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('cook' as const),
      amounts: fc.tuple(fc.option(fifths), fc.option(fifths)),
      leftovers: fc.option(fc.record({ portions: fc.integer({ min: 1, max: 4 }), best_before: day })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), which: fc.nat() }) },
  fc.record({ kind: fc.constant('restock' as const), product, quantity: fifths, best_before: day }),
  fc.record({ kind: fc.constant('add' as const), product, quantity: fifths, best_before: day }),
  fc.record({ kind: fc.constant('rename' as const), product, number: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('move' as const), product }),
  fc.record({ kind: fc.constant('convert' as const), product }),
  fc.record({ kind: fc.constant('eat' as const), product, share: fc.double({ min: 0.1, max: 1, noNaN: true }) }),
  fc.record({ kind: fc.constant('delete' as const), product }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** A pantry that cooks, and its twin to which all else happens. */
class Kitchen {
  readonly cook: MadeUser
  readonly twin: MadeUser
  readonly #recipeId: string
  readonly #ids: readonly { cook: string; twin: string }[]
  /** What the twin could not do, and what could not be put back. */
  readonly surprises: unknown[] = []
  /** Cookings that were not undone. */
  #cooked: string[] = []

  private constructor(cook: MadeUser, twin: MadeUser, recipeId: string, ids: readonly { cook: string; twin: string }[]) {
    this.cook = cook
    this.twin = twin
    this.#recipeId = recipeId
    this.#ids = ids
  }

  static async open(): Promise<Kitchen> {
    const [cook, twin] = [await makeUser(app, { plan: 'premium' }), await makeUser(app, { plan: 'premium' })]
    const ids = []
    for (const { name, unit } of PRODUCTS) {
      const [one, other] = [await stock(app, cook, name, 500, unit, '2031-02-01'), await stock(app, twin, name, 500, unit, '2031-02-01')]
      ids.push({ cook: one.id, twin: other.id })
    }
    return new Kitchen(cook, twin, String(await addRecipe(app, cook, { title: 'Placki', ingredients: [] })), ids)
  }

  async do(done: Step): Promise<void> {
    if (done.kind === 'cook') return this.#confirm(done)
    if (done.kind === 'undo') return this.undo(done.which)
    const ids = this.#ids[done.product] ?? { cook: '', twin: '' }
    const { token } = this.cook
    const params = { id: ids.cook }
    const before = await app.succeed(readPantryItem, { token, params }).catch(() => undefined)
    const endpointAndBody = before && changeOf(done, before)
    if (!endpointAndBody) return
    const [endpoint, body] = endpointAndBody
    const { status } = await app.call(endpoint, { token, params, body })
    if (status >= 400) return
    // What the twin has more than the cook has been cooked: it stays when the rest is thrown away.
    const call = { token: this.twin.token, params: { id: ids.twin } }
    if (done.kind === 'delete') await app.succeed(consumePantryItem, { ...call, body: { quantity: amountOf(before) } })
    else if ((await app.call(endpoint, { ...call, body })).status !== status) this.surprises.push(done)
  }

  async #confirm({ amounts, leftovers }: Extract<Step, { kind: 'cook' }>): Promise<void> {
    const deductions = this.#ids.flatMap(({ cook }, place) => {
      const quantity = amounts[place] ?? null
      return quantity === null ? [] : [{ product_id: cook, quantity }]
    })
    const { id } = await app.succeed(confirmConsumption, {
      token: this.cook.token,
      params: { recipeId: this.#recipeId },
      body: {
        servings: 2,
        deductions,
        again: true,
        portion_percent: 100,
        meal_type: 'dinner',
        leftovers: leftovers && { product_name: 'placki – porcja', ...leftovers },
      },
    })
    this.#cooked.push(id)
  }

  async undo(which: number): Promise<void> {
    const id = this.#cooked[which % this.#cooked.length]
    if (id === undefined) return
    const { shortfalls } = await app.succeed(undoConsumption, { token: this.cook.token, params: { id } })
    this.surprises.push(...shortfalls)
    this.#cooked = this.#cooked.filter((other) => other !== id)
  }

  async undoAll(): Promise<void> {
    while (this.#cooked.length > 0) await this.undo(0)
  }
}

function changeOf(done: Exclude<Step, { kind: 'cook' | 'undo' }>, item: PantryItem) {
  const name = PRODUCTS[done.product]?.name ?? ''
  const unit = PRODUCTS[done.product]?.unit ?? 'grams'
  switch (done.kind) {
    case 'restock':
      return [restockPantryItem, { quantity: done.quantity, best_before: done.best_before }] as const
    case 'add':
      return [createPantryItem, byHand(item.product_name, done.quantity, item.canonical_unit ?? unit, done.best_before)] as const
    case 'rename':
      return [updatePantryItem, { product_name: `${name} nr ${done.number}` }] as const
    case 'move':
      return [updatePantryItem, { category: item.category === 'frozen' ? 'dairy' : 'frozen' }] as const
    case 'convert':
      return [updatePantryItem, { canonical_unit: item.canonical_unit === 'pieces' ? unit : 'pieces', ...RATES[unit] }] as const
    case 'eat':
      return [consumePantryItem, { quantity: Math.max(0.2, Math.round(amountOf(item) * done.share * 5) / 5) }] as const
    case 'delete':
      return [deletePantryItem, undefined] as const
  }
}

function amountOf({ quantity, quantity_grams, quantity_ml }: PantryItem): number {
  return quantity ?? quantity_grams ?? quantity_ml ?? 0
}

/** What a pantry says for itself: amounts by best-before day, or in all where it was eaten from or thrown away in between. */
async function contentsOf(user: MadeUser, byDay: boolean) {
  const items = [...(await readPantry(app, user)).values()]
  return items
    .map(({ batches, ...item }) => {
      const amounts: Record<string, number> = {}
      for (const { best_before, quantity } of batches) {
        const key = byDay ? (best_before ?? 'no day') : 'any day'
        amounts[key] = Math.round(((amounts[key] ?? 0) + quantity) * 1000) / 1000
      }
      return { name: item.product_name, unit: item.canonical_unit, category: item.category, amounts }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** The history of a product leads from nothing to what is there, change by change. */
async function expectLedgerToAddUp(user: MadeUser): Promise<void> {
  const { results } = await app.succeed(listPantryHistory, { token: user.token, query: { page_size: 200 } })
  const totals = new Map<string, number>()
  for (const { product_id, delta, quantity_after } of results.toReversed()) {
    // A restatement has no difference in one unit.
    const total = delta === null ? (quantity_after ?? 0) : Math.round(((totals.get(product_id) ?? 0) + delta) * 1000) / 1000
    expect(total).toBe(quantity_after)
    totals.set(product_id, total)
  }
  const there = new Map([...(await readPantry(app, user)).values()].map((item) => [item.id, amountOf(item)]))
  for (const [id, total] of totals) expect(there.get(id) ?? 0).toBe(total)
}

it(
  'leaves a pantry as if nothing had been cooked once everything is undone, whatever else was done to it',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        const kitchen = await Kitchen.open()
        for (const done of steps) await kitchen.do(done)
        await kitchen.undoAll()

        expect(kitchen.surprises).toEqual([])
        const byDay = steps.every(({ kind }) => kind !== 'eat' && kind !== 'delete')
        expect(await contentsOf(kitchen.cook, byDay)).toEqual(await contentsOf(kitchen.twin, byDay))
        await expectLedgerToAddUp(kitchen.cook)
      }),
      { numRuns: SEQUENCES },
    )
  },
  SEQUENCES * 5000,
)
