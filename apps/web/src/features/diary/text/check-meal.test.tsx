import { readDiaryDay, searchFoods } from '@spizarka/contract/diary'
import { confirmMeal, type MealItem, previewDeductions, readMealSession } from '@spizarka/contract/meal-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, apiServer } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { NO_FIGURES } from '../figures.ts'
import { diaryRoutes } from '../routes.ts'
import { aDay, anEntry } from '../testing.ts'

const routes = diaryRoutes.filter(({ path }) => path === '/log-consumption/confirm/:sessionId')
const SESSION = '0b0e3a0c-7a1c-4c43-9c5e-5c0e9e6d1f11'

function anItem(id: string, title: string, kcal: number | null, changes: Partial<MealItem> = {}): MealItem {
  return {
    id,
    source_line: title,
    title,
    food_id: title,
    recipe_id: null,
    grams: 100,
    quantity: 100,
    measure: 'g',
    assumed: false,
    doubtful: false,
    nutrients: { ...NO_FIGURES, kcal },
    coverage: kcal === null ? 0 : 1,
    basis: kcal === null ? null : 'Fineli r20 31252',
    alternatives: [],
    status: kcal === null ? 'unknown' : 'ready',
    tile: null,
    ...changes,
  }
}

/** The meal of board 27b: five things that are known and one that is not. */
const ITEMS = [
  anItem('1', 'chleb żytni', 240, { quantity: 2, measure: 'kromka', tile: 'bread' }),
  anItem('2', 'twaróg półtłusty', 132, { assumed: true, source_line: 'z twarogiem' }),
  anItem('3', 'miód', 21, { grams: 7, quantity: 1, measure: 'łyżeczka' }),
  anItem('4', 'szczypiorek', 2, { grams: 5, assumed: true }),
  anItem('5', 'herbata', 2, { grams: 250 }),
  anItem('6', 'ciastko od Kasi', null, { food_id: null, grams: null, quantity: null, measure: null }),
]

const sent: object[] = []

beforeEach(() => {
  signedIn()
  sent.length = 0
  apiServer.use(
    answer(readMealSession, () => ({ day: '2026-11-20', meal_type: 'dinner' as const, total: { ...NO_FIGURES, kcal: 397 }, items: ITEMS })),
    answer(readDiaryDay, () => aDay([anEntry({ nutrients: { ...NO_FIGURES, kcal: 1240 } })])),
    answer(previewDeductions, () => ({
      deducted: [
        { product_id: 'a', name: 'twaróg', quantity: 100, unit: 'grams' as const },
        { product_id: 'b', name: 'chleb żytni', quantity: 80, unit: 'grams' as const },
      ],
    })),
    answer(confirmMeal, ({ body }) => {
      sent.push(body)
      return { entries: [], deducted: [], already_confirmed: false }
    }),
  )
})

async function open() {
  const view = renderRoutes(routes, `/log-consumption/confirm/${SESSION}`)
  const known = await screen.findByRole('list', { name: 'Rozpoznane' })
  const save = () => view.user.click(screen.getByRole('button', { name: /^Zapisz kolację/ }))
  return { ...view, known, save }
}

describe('a meal that was read', () => {
  it('shows every thing with its amount and energy, what is assumed, what is not known, and what it leaves of the day', async () => {
    const { known } = await open()
    expect(
      within(known)
        .getAllByRole('heading', { level: 3 })
        .map((each) => each.textContent),
    ).toEqual(['chleb żytni', 'twaróg półtłusty', 'miód', 'szczypiorek', 'herbata'])
    expect(within(known).getAllByText('ilość przyjęta')).toHaveLength(2)
    expect(within(known).getByText('2 kromki · Fineli')).toBeTruthy()
    expect(within(known).getByText('„z twarogiem”')).toBeTruthy()
    expect(screen.getByText(/^Nie ma tego w.tabelach\. Bez kalorii nie zgadujemy\.$/u)).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: 'Policzone pozycje' }).getAttribute('aria-valuenow')).toBe('5')
    // 1900 − 1240 − 397.
    expect((await screen.findByText(/zostanie/)).textContent).toMatch(/263\skcal/u)
    expect(screen.getByText(/zapiszemy bez kalorii, jeśli nie uzupełnisz/)).toBeTruthy()
  })

  it('asks to look at what was read by some of its words only, until it is put right', async () => {
    const items = [
      anItem('1', 'babka ziemniaczana', 400, { doubtful: true, source_line: 'babka ziemniaczana po naszemu' }),
      ITEMS[2] as MealItem,
    ]
    apiServer.use(
      answer(readMealSession, () => ({ day: '2026-11-20', meal_type: 'dinner' as const, total: { ...NO_FIGURES, kcal: 421 }, items })),
    )
    const { known, user } = await open()
    expect(within(known).getAllByText(/^Odczytane z.części słów\. Sprawdź, czy to to\.$/u)).toHaveLength(1)
    expect(within(known).getByText('„babka ziemniaczana po naszemu”')).toBeTruthy()
    const grams = within(known).getByLabelText('Gramy: babka ziemniaczana')
    await user.clear(grams)
    await user.type(grams, '200{Tab}')
    expect(within(known).queryByText(/^Odczytane z/u)).toBeNull()
  })

  it('says what would be taken out of the pantry, and takes nothing where that is switched off', async () => {
    const { user, save } = await open()
    const deduct = screen.getByRole('switch', { name: /^Odejmij ze spiżarni/ })
    expect(await screen.findByText(/^twaróg.−100.g, chleb żytni.−80.g$/u)).toBeTruthy()
    await user.click(deduct)
    await save()
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ deduct_from_pantry: false })]))
  })

  it('is written as it was put right: an amount, what was left out, what was added, and what nobody knows by its words', async () => {
    apiServer.use(
      answer(searchFoods, () => [
        {
          food_id: 'pomidory',
          gtin: null,
          name: 'pomidory',
          per_100_g: { ...NO_FIGURES, kcal: 18 },
          measures: [{ measure: 'sztuka', grams: 124 }],
          source: 'USDA SR28 11529',
          tile: null,
        },
      ]),
    )
    const { user, known, save } = await open()
    const bread = within(known).getByRole('textbox', { name: 'Gramy: chleb żytni' })
    await user.clear(bread)
    await user.type(bread, '50')
    await user.click(within(known).getByRole('button', { name: 'Zmień: herbata' }))
    await user.click(within(known).getByRole('button', { name: /^Pomiń.*herbata$/ }))
    await user.click(screen.getByRole('button', { name: 'Dodaj pozycję' }))
    const dialog = await screen.findByRole('dialog', { name: 'Dodaj pozycję' })
    await user.type(within(dialog).getByRole('searchbox', { name: 'Szukaj w tabeli' }), 'pomidor')
    await user.click(await within(dialog).findByRole('button', { name: /^pomidory/ }))
    expect(await within(known).findByRole('heading', { name: 'pomidory' })).toBeTruthy()
    // 120 + 132 + 21 + 2 + 124 × 0.18.
    expect(screen.getByText('297\u00a0kcal', { selector: 'output', normalizer: plainSpaces })).toBeTruthy()
    await save()
    await waitFor(() =>
      expect(sent).toEqual([
        expect.objectContaining({
          day: '2026-11-20',
          meal_type: 'dinner',
          items: [
            { id: '1', grams: 50 },
            { id: '5', removed: true },
            { id: '6', removed: true },
          ],
          added: [
            { title: 'ciastko od Kasi', kcal: null },
            { food_id: 'pomidory', grams: 124 },
          ],
          deduct_from_pantry: true,
        }),
      ]),
    )
  })

  it('cannot be written while nothing is left of it, and says why', async () => {
    const { user, known, save } = await open()
    for (const { title } of ITEMS.slice(0, 5)) {
      await user.click(within(known).getByRole('button', { name: `Zmień: ${title}` }))
      await user.click(within(known).getByRole('button', { name: new RegExp(`^Pomiń.*${title}$`, 'u') }))
    }
    await user.click(screen.getByRole('button', { name: 'Pomiń' }))
    expect(await screen.findByText('Nic nie zostało do zapisania.')).toBeTruthy()
    await save()
    expect(sent).toEqual([])
  })
})

function plainSpaces(text: string): string {
  return text.replace(/[\u202f\u00a0]/gu, '\u00a0')
}
