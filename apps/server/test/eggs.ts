import { updatePantryItem } from '@spizarka/contract/pantry'
import { makeUser } from './factories.ts'
import type { TestApp } from './harness.ts'
import { readTypedList } from './intakes.ts'
import { stock } from './pantries.ts'

/** Eggs in grams at home and in pieces on the list, with nothing known of an egg's weight. */
export async function eggsInGrams(app: TestApp, plus = '') {
  const user = await makeUser(app)
  await stock(app, user, 'jajka', 600, 'grams', '2031-01-01')
  return { user, list: await readTypedList(app, user, `6 jajek${plus}`) }
}

/** Eggs in grams with 60 g an egg remembered. */
export async function eggsOf60(app: TestApp, text: string) {
  const user = await makeUser(app)
  const { id } = await stock(app, user, 'jajka', 600, 'grams')
  await app.succeed(updatePantryItem, { token: user.token, params: { id }, body: { grams_per_piece: 60 } })
  return { user, list: await readTypedList(app, user, text) }
}
