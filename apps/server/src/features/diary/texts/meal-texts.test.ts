import { createDiaryEntry, deleteDiaryEntry, readDiaryDay } from '@spizarka/contract/diary'
import { confirmMeal, logMealText, readMealSession } from '@spizarka/contract/meal-texts'
import { type AnalyseMealRequest, type Engine, EngineError } from '@spizarka/engine'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, statusesOf, sumOfLedger } from '../../../../test/factories.ts'
import { readProduct, stock } from '../../../../test/fixtures/pantries.ts'
import { addRecipe } from '../../../../test/fixtures/recipes.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { dayInWarsaw } from '../../../platform/clock/clock.ts'

const app = await startTestApp({ settings: { RATE_INTAKE_USER: '1000/60' } })
afterAll(() => app.close())

async function tell(user: MadeUser, text: string, more: object = {}) {
  const { session_id: sessionId } = await app.succeed(logMealText, { token: user.token, body: { text, meal_type: 'lunch', ...more } })
  await app.runJobs()
  return sessionId
}
const read = ({ token }: MadeUser, sessionId: string) => app.succeed(readMealSession, { token, params: { sessionId } })
const confirm = ({ token }: MadeUser, sessionId: string, body: object = {}) => app.call(confirmMeal, { token, params: { sessionId }, body })

describe('a meal told in words', () => {
  it('costs five points, and is read into foods with amounts, those that were assumed said to be', async () => {
    const user = await makeUser(app, { points: 5 })
    const { items, total } = await read(user, await tell(user, 'talerz rosołu i 200 g ziemniaków, kawa z mlekiem'))

    expect(await sumOfLedger(app.db, user.id)).toBe(0)
    expect(items.map(({ food_id, grams, assumed, status }) => [food_id, grams, assumed, status])).toEqual([
      ['rosol', 350, false, 'ready'],
      ['ziemniaki-gotowane', 200, false, 'ready'],
      ['kawa-parzona', 250, true, 'ready'],
      ['mleko', 50, true, 'ready'],
    ])
    expect(total.kcal).toBeGreaterThan(100)
  })

  it('is not there while it is read, and another’s never is', async () => {
    // Of the app above a worker goes on once it has read anything: here none has begun.
    const waiting = await startTestApp()
    const [user, other] = [await makeUser(waiting), await makeUser(waiting)]
    const { session_id: sessionId } = await waiting.succeed(logMealText, { token: user.token, body: { text: 'jabłko' } })
    const readAs = ({ token }: MadeUser) => waiting.call(readMealSession, { token, params: { sessionId } })
    expect((await readAs(user)).status).toBe(404)
    await waiting.runJobs()
    expect([(await readAs(user)).status, (await readAs(other)).status]).toEqual([200, 404])
    expect((await waiting.call(confirmMeal, { token: other.token, params: { sessionId }, body: {} })).status).toBe(404)
    await waiting.close()
  })

  it('knows own recipes by their titles', async () => {
    const user = await makeUser(app)
    const id = await addRecipe(app, user, { title: 'Zapiekanka babci Krysi', ingredients: ['300 g ziemniaków'] })
    const { items } = await read(user, await tell(user, 'zapiekanka babci Krysi'))
    expect(items).toMatchObject([{ recipe_id: String(id), food_id: null, quantity: 1, measure: 'porcja', status: 'ready' }])
    const { body } = await confirm(user, await tell(user, '2 porcje zapiekanki babci Krysi'))
    expect(body).toMatchObject({ entries: [{ source: 'text', recipe_id: String(id), portion_percent: 200 }] })
  })

  it('offers others of its kind for what was read, and says where another recipe of that name may have other figures', async () => {
    const user = await makeUser(app)
    await addRecipe(app, user, { title: 'Papryka faszerowana kaszą', ingredients: ['2 papryki', '100 g kaszy'] })
    const { items } = await read(user, await tell(user, 'twaróg 100 g, papryka faszerowana'))
    expect(items.map(({ food_id, basis }) => [food_id, /inny może dać inną liczbę/.test(basis ?? '')])).toEqual([
      ['twarog', false],
      [null, true],
    ])
    const offered = items[0]?.alternatives ?? []
    expect(offered.length).toBeGreaterThan(1)
    expect(offered.every(({ food_id, title }) => food_id !== 'twarog' && title.includes('twar'))).toBe(true)
  })

  it('gives the points back where nothing can be read', async () => {
    const user = await makeUser(app, { points: 5 })
    const sessionId = await tell(user, 'asdfghjkl qwrtp')
    expect(await app.call(readMealSession, { token: user.token, params: { sessionId } })).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/Punkty wróciły/) },
    })
    expect(await sumOfLedger(app.db, user.id)).toBe(5)
  })

  it('is read by the engine, with the dishes of whoever tells it, and costs nothing where every try of it fails', async () => {
    const asked: AnalyseMealRequest[] = []
    const failing: Engine = {
      ...app.context.engine,
      analyseMeal: (request) => {
        asked.push(request)
        return Promise.reject(new EngineError('down', { retryable: true }))
      },
    }
    const broken = await startTestApp({ context: { engine: failing } })
    const user = await makeUser(broken, { points: 5 })
    const id = await addRecipe(broken, user, { title: 'Zapiekanka babci Krysi', ingredients: ['300 g ziemniaków'] })
    const { session_id: sessionId } = await broken.succeed(logMealText, { token: user.token, body: { text: 'bulgotka' } })
    await broken.runJobs()

    expect(asked.at(-1)?.text).toBe('bulgotka')
    expect(asked.at(-1)?.dishes).toContainEqual({ id: String(id), title: 'Zapiekanka babci Krysi' })
    const answer = await broken.call(readMealSession, { token: user.token, params: { sessionId } })
    expect(answer).toMatchObject({ status: 422, body: { error: expect.stringMatching(/Punkty wróciły/) } })
    expect(await sumOfLedger(broken.db, user.id)).toBe(5)
    await broken.close()
  })

  it('is refused without points, without words and with too many', async () => {
    const poor = await makeUser(app, { points: 4 })
    expect(await app.call(logMealText, { token: poor.token, body: { text: 'jabłko' } })).toMatchObject({
      status: 402,
      body: {
        detail:
          'Brak wystarczającej liczby punktów AI. Potrzebujesz 5 punktów, aby przeanalizować posiłek. Możesz kupić więcej punktów w ustawieniach subskrypcji.',
      },
    })
    for (const text of ['', ' ', 'x'.repeat(501)])
      expect((await app.call(logMealText, { token: poor.token, body: { text } })).body).toEqual({ text: expect.anything() })
  })

  it('takes the points of one where two are told at once with points for one', async () => {
    const { id, token } = await makeUser(app, { points: 9 })
    const answers = await Promise.all(Array.from({ length: 6 }, () => app.call(logMealText, { token, body: { text: 'jabłko' } })))
    expect(statusesOf(answers)).toEqual([202, 402, 402, 402, 402, 402])
    expect(await sumOfLedger(app.db, id)).toBe(4)
  })
})

describe('confirming', () => {
  it('writes what was read, as it was corrected, once', async () => {
    const user = await makeUser(app)
    const sessionId = await tell(user, 'jabłko, banan')
    const [apple, banana] = (await read(user, sessionId)).items
    const body = {
      items: [
        { id: apple?.id, grams: 100 },
        { id: banana?.id, removed: true },
      ],
    }

    const answers = await Promise.all([confirm(user, sessionId, body), confirm(user, sessionId, body)])

    expect(statusesOf(answers)).toEqual([200, 200])
    const repeats = answers.filter((answer) => (answer.body as { already_confirmed: boolean }).already_confirmed)
    expect(repeats).toHaveLength(1)
    const { meals } = await app.succeed(readDiaryDay, { token: user.token, params: { day: dayInWarsaw(app.clock.now()) } })
    expect(meals.flatMap(({ entries }) => entries)).toMatchObject([{ source: 'text', food_id: 'jablka', grams: 100 }])
  })

  it('refuses what nobody knows until it is removed or named', async () => {
    const user = await makeUser(app)
    const sessionId = await tell(user, 'jabłko, ciastko od Kasi z gruffalo')
    const { items } = await read(user, sessionId)
    const unknown = items.filter(({ status }) => status !== 'ready')
    expect(unknown).not.toEqual([])
    expect((await confirm(user, sessionId)).status).toBe(400)
    const named = unknown.map(({ id }) => ({ id, food_id: 'herbatniki', grams: 20 }))
    expect((await confirm(user, sessionId, { items: named })).status).toBe(200)
  })

  it('takes out of the pantry what is there and no more, and gives it back with the entry', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 100, 'ml')
    const sessionId = await tell(user, 'szklanka mleka')

    const { body } = await confirm(user, sessionId, { deduct_from_pantry: true })

    expect(body).toMatchObject({ deducted: [{ quantity: 100, unit: 'ml' }] })
    expect(await readProduct(app, user, 'mleko')).toBeUndefined()
    const [entry] = (body as { entries: { id: string }[] }).entries
    await app.succeed(deleteDiaryEntry, { token: user.token, params: { id: entry?.id ?? '' } })
    expect((await readProduct(app, user, 'mleko'))?.quantity_ml).toBe(100)
  })

  it('leaves the pantry as it is where nobody asked to take of it', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 100, 'ml')

    const answers = [
      await confirm(user, await tell(user, 'szklanka mleka'), {}),
      await confirm(user, await tell(user, 'szklanka mleka'), { deduct_from_pantry: false }),
    ]

    expect(answers).toMatchObject([
      { status: 200, body: { deducted: [] } },
      { status: 200, body: { deducted: [] } },
    ])
    expect((await readProduct(app, user, 'mleko'))?.quantity_ml).toBe(100)
  })

  it('gives nothing back to the pantry with an entry of the day before yesterday', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 100, 'ml')
    const { body } = await confirm(user, await tell(user, 'szklanka mleka'), { deduct_from_pantry: true })
    const [entry] = (body as { entries: { id: string }[] }).entries
    await app.pool.query("update diary_entries set created_at = created_at - interval '48 hours' where id = $1", [entry?.id])

    await app.succeed(deleteDiaryEntry, { token: user.token, params: { id: entry?.id ?? '' } })

    expect(await readProduct(app, user, 'mleko')).toBeUndefined()
  })
})

it('leaves the diary open to writing by hand as well', async () => {
  const { token } = await makeUser(app)
  const body = { day: dayInWarsaw(app.clock.now()), meal_type: 'snack', title: 'x', kcal: 1 } as const
  expect((await app.call(createDiaryEntry, { token, body })).status).toBe(201)
})
