import { createDiaryEntry, type DiarySuggestion, listDiarySuggestions } from '@spizarka/contract/diary'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { today } from '../../../lib/text/format.ts'
import { answer, apiServer } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { NO_FIGURES } from '../figures.ts'
import { diaryRoutes } from '../routes.ts'
import { anEntry } from '../testing.ts'

const NOTHING = {
  food_id: null,
  recipe_id: null,
  gtin: null,
  title: null,
  portion_percent: null,
  grams: null,
  quantity: null,
  measure: null,
}
const CAKE: DiarySuggestion = {
  why: 'recent',
  title: 'ciastko od Kasi',
  kcal: null,
  times: 1,
  best_before: null,
  entry: { ...NOTHING, product_id: null, ...NO_FIGURES, title: 'ciastko od Kasi' },
}
const LEFT_OVER: DiarySuggestion = {
  ...CAKE,
  why: 'pantry',
  title: 'gulasz',
  entry: { ...NOTHING, recipe_id: '7', portion_percent: 100, product_id: '3' },
}
/** Of a recipe that is gone. */
const LEFT_OF_NOTHING: DiarySuggestion = {
  ...LEFT_OVER,
  title: 'zupa z wczoraj',
  kcal: 210,
  entry: { ...NOTHING, ...NO_FIGURES, title: 'zupa', kcal: 210, product_id: '4' },
}

beforeEach(() => void signedIn())

describe('what may be eaten next', () => {
  it('says that its energy is not known, and is written so with one tap', async () => {
    const bodies: object[] = []
    apiServer.use(
      answer(listDiarySuggestions, () => [LEFT_OVER, CAKE]),
      answer(createDiaryEntry, ({ body }) => {
        bodies.push(body)
        return anEntry({ title: 'ciastko od Kasi', nutrients: NO_FIGURES, coverage: 0 })
      }),
    )
    const { user } = renderRoutes(
      diaryRoutes.filter(({ path }) => path === '/log-consumption'),
      '/log-consumption?meal=snack',
    )
    const recent = within(await screen.findByRole('list', { name: 'Ostatnio' }))
    expect(recent.getByText('nie wiadomo')).toBeTruthy()
    // A portion of what was cooked is counted as it is written.
    expect(within(screen.getByRole('list', { name: /^Stoi w.spiżarni$/ })).queryByText('nie wiadomo')).toBeNull()
    await user.click(recent.getByRole('button', { name: 'Zapisz: ciastko od Kasi' }))
    await waitFor(() => expect(bodies).toMatchObject([{ day: today(), meal_type: 'snack', title: 'ciastko od Kasi', kcal: null }]))
  })

  it('is a portion of what is left over, with its figures where the recipe is gone', async () => {
    const bodies: object[] = []
    apiServer.use(
      answer(listDiarySuggestions, () => [LEFT_OF_NOTHING]),
      answer(createDiaryEntry, ({ body }) => {
        bodies.push(body)
        return anEntry({ title: 'zupa', nutrients: { ...NO_FIGURES, kcal: 210 } })
      }),
    )
    const { user } = renderRoutes(
      diaryRoutes.filter(({ path }) => path === '/log-consumption'),
      '/log-consumption?meal=snack',
    )
    const shelf = within(await screen.findByRole('list', { name: /^Stoi w.spiżarni$/ }))
    expect(shelf.getByText('1 porcja')).toBeTruthy()
    expect(shelf.getByText(/^210/)).toBeTruthy()
    await user.click(shelf.getByRole('button', { name: 'Zapisz: zupa z wczoraj' }))
    await waitFor(() => expect(bodies).toMatchObject([{ title: 'zupa', kcal: 210, product_id: '4' }]))
  })
})
