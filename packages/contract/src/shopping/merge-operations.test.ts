import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type History, mergeOperation, type Operation, valuesOf } from './merge-operations.ts'

let number = 0
function operation(kind: Operation['kind'], at: number, fields: Operation['fields'] = {}, id = `o${++number}`): Operation {
  return { id, kind, at, fields }
}

function merge(operations: readonly Operation[]) {
  let history: History | undefined
  const outcomes: string[] = []
  for (const each of operations) {
    const merged = mergeOperation(history, each)
    outcomes.push(merged.outcome)
    history = merged.history ?? history
  }
  return { values: history && valuesOf(history), outcomes, history }
}

describe('an item', () => {
  it('is what the later word on each field says', () => {
    const { values, outcomes } = merge([
      operation('add', 10, { name: 'mleko', quantity: 1 }),
      operation('set', 30, { checked: true, note: 'bez laktozy' }),
      operation('set', 20, { checked: false, quantity: 2 }),
      operation('set', 5, { quantity: 3 }),
    ])
    expect(values).toEqual({ name: 'mleko', quantity: 2, checked: true, note: 'bez laktozy' })
    expect(outcomes).toEqual(['applied', 'applied', 'applied', 'superseded'])
  })

  it('goes by the greater id where two speak at one moment', () => {
    const [one, other] = [operation('set', 20, { note: 'a' }, 'a'), operation('set', 20, { note: 'b' }, 'b')]
    const add = operation('add', 10, { name: 'mleko' })
    for (const order of [
      [add, one, other],
      [add, other, one],
    ])
      expect(merge(order).values).toMatchObject({ note: 'b' })
  })

  it('takes what was said of a field that its add left out by a clock that is behind', () => {
    expect(merge([operation('add', 100, { name: 'mleko' }), operation('set', 1, { checked: true })]).values).toMatchObject({
      checked: true,
    })
  })

  it('is gone once removed, whenever it was set and however slow the clock that removed it', () => {
    const add = operation('add', 100, { name: 'mleko' })
    expect(merge([add, operation('set', 900, { checked: true }), operation('remove', 200)]).values).toBeUndefined()
    expect(merge([add, operation('remove', 1)])).toMatchObject({ values: undefined, outcomes: ['applied', 'applied'] })
    expect(
      merge([add, operation('remove', 200), operation('set', 300, { note: 'x' }), operation('remove', 300)]).outcomes.slice(2),
    ).toEqual(['superseded', 'superseded'])
  })

  it('comes back by a later add alone, with what that says alone', () => {
    const gone = [operation('add', 1, { name: 'mleko', note: 'stare' }), operation('set', 2, { checked: true }), operation('remove', 10)]
    const between = operation('set', 15, { note: 'po usunięciu' })
    expect(merge([...gone, operation('add', 10, { name: 'kefir' })])).toMatchObject({ values: undefined })
    expect(merge([...gone, between, operation('add', 20, { name: 'kefir' })]).values).toEqual({ name: 'kefir' })
    expect(merge([...gone, operation('add', 20, {})]).outcomes.at(-1)).toBe('superseded')
  })

  it('never was before it was added', () => {
    for (const each of [operation('set', 1, { checked: true }), operation('remove', 1), operation('add', 1, { note: 'bez nazwy' })])
      expect(mergeOperation(undefined, each)).toEqual({ history: undefined, outcome: 'unknown' })
  })

  it('remembers a bounded number of adds', () => {
    const { history, values } = merge(Array.from({ length: 500 }, (_, at) => operation('add', at, { name: `nazwa ${at}` })))
    expect(history?.adds.length).toBeLessThanOrEqual(16)
    expect(values).toEqual({ name: 'nazwa 499' })
  })
})

const fieldsArbitrary = fc.record(
  {
    quantity: fc.constantFrom(1, 2, 3, null),
    note: fc.constantFrom('', 'a', 'b'),
    checked: fc.boolean(),
  },
  { requiredKeys: [] },
)
const operationArbitrary = fc.record({
  kind: fc.constantFrom('add' as const, 'set' as const, 'set' as const, 'remove' as const),
  at: fc.integer({ min: 0, max: 12 }),
  name: fc.constantFrom('mleko', 'kefir'),
  fields: fieldsArbitrary,
})

it('is the same whatever the order in which its operations come, once it is there', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 12 }),
      fc
        .array(operationArbitrary, { maxLength: 12 })
        .chain((made) => fc.tuple(fc.constant(made), fc.shuffledSubarray(made, { minLength: made.length, maxLength: made.length }))),
      (at, [made, shuffled]) => {
        const ids = new Map(made.map((each, place) => [each, `o${String(place).padStart(2, '0')}`]))
        const toOperation = (each: (typeof made)[number]): Operation => ({
          id: ids.get(each) ?? '',
          kind: each.kind,
          at: each.at,
          fields: each.kind === 'add' ? { ...each.fields, name: each.name } : each.kind === 'set' ? each.fields : {},
        })
        const first = operation('add', at, { name: 'pierwsza' }, 'a')
        const [one, other] = [made, shuffled].map((order) => merge([first, ...order.map(toOperation)]))
        expect(one?.values).toEqual(other?.values)
      },
    ),
    { numRuns: 3_000 },
  )
})
