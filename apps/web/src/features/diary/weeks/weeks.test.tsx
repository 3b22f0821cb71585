import { type DiarySummary, readDiarySummary } from '@spizarka/contract/diary'
import { deleteWeight, listWeights, saveWeight } from '@spizarka/contract/fitness'
import { readHealthConsent } from '@spizarka/contract/profile'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../../lib/days.ts'
import { today } from '../../../lib/text/format.ts'
import { answer, apiServer, refuse } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { diaryRoutes } from '../routes.ts'

const TODAY = today()
const routes = diaryRoutes.filter(({ path }) => path === '/calories/week' || path === '/calories/trend')
const TARGET = { kcal: 2000, protein_g: 100, fat_g: 67, carbs_g: 250, fibre_g: 25, salt_g: 5 }
const SALT: DiarySummary['watch'][number] = {
  rule: 'condition:nadcisnienie',
  nutrient: 'salt_g',
  unit: 'g',
  eaten: 4.4,
  limit: 5,
  kind: 'most',
  share: 0.88,
  coverage: 0.5,
  name: 'nadciśnienie',
  source: 'WHO',
  days: [
    { day: addDays(TODAY, -2), eaten: 6.5 },
    { day: addDays(TODAY, -1), eaten: null },
  ],
}

/** The range that is asked for; every day of it was eaten alike, except for those that `entries` says nothing was written on. */
function aSummary(
  { from = '', to = '' }: { from?: string | undefined; to?: string | undefined },
  changes: Partial<DiarySummary> = {},
): DiarySummary {
  const days: DiarySummary['days'] = []
  const common = { protein_g: 80, fat_g: 60, carbs_g: 200, target_kcal: 2000, coverage: 1 }
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ day, kcal: 1800, entries: 4, ...common })
  const meals = (['breakfast', 'lunch', 'dinner', 'snack'] as const).map((meal_type) => ({ meal_type, kcal: 450 }))
  const average = { kcal: 1800, protein_g: 80, fat_g: 60, carbs_g: null }
  return {
    days,
    average,
    days_with_entries: days.length,
    streak: 7,
    target: TARGET,
    coverage: 0.9,
    meals,
    watch: [],
    not_counted: [],
    ...changes,
  }
}

const serve = (changes: Partial<DiarySummary> = {}, weights: { day: string; kg: number }[] = []) =>
  apiServer.use(
    answer(readDiarySummary, ({ query }) => aSummary(query ?? {}, changes)),
    answer(listWeights, () => weights),
    answer(readHealthConsent, () => ({ granted: false, version: null, granted_at: null })),
  )

beforeEach(() => void signedIn())

describe('a week', () => {
  it('has its days in a chart and in a table, and what is not known is not known', async () => {
    serve()
    renderRoutes(routes, '/calories/week')
    const table = await screen.findByRole('table', { name: 'Kalorie dzień po dniu', hidden: true })
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(8)
    expect(screen.getByText(/^6 z.6 dni w.celu$/)).toBeTruthy()
    const macros = screen.getByRole('heading', { name: 'Makroskładniki' }).closest('div')?.parentElement
    expect(macros?.textContent).toMatch(/Węglow\.nie wiadomo/)
  })

  it('says what ran over a limit, with its source and how much of it is known', async () => {
    serve({ watch: [SALT] })
    renderRoutes(routes, '/calories/week')
    expect(await screen.findByRole('heading', { name: 'Sól' })).toBeTruthy()
    expect(screen.getByText(/ponad limit o 1,5.g/)).toBeTruthy()
    expect(screen.getByText(/50%.*WHO/)).toBeTruthy()
    const table = screen.getByRole('table', { name: 'Sól dzień po dniu', hidden: true })
    expect(
      within(table)
        .getAllByRole('row', { hidden: true })
        .map((row) => row.textContent)
        .join(' '),
    ).toMatch(/nie wiadomo.*brak wpisów/)
  })

  it('goes back by a week and forth again', async () => {
    serve()
    const { user, router } = renderRoutes(routes, '/calories/week')
    await user.click(await screen.findByRole('button', { name: 'Tydzień wcześniej' }))
    const end = addDays(TODAY, -7)
    expect(await screen.findByRole('button', { name: 'Tydzień później' })).toBeTruthy()
    expect(router.state.location.search).toBe(`?to=${end}`)
    await user.click(screen.getByRole('button', { name: 'Tydzień później' }))
    expect(await screen.findByText('Ostatnie 7 dni')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Tydzień później' })).toBeNull()
  })

  it('without entries says so, and can be read again where it failed', async () => {
    let isDown = true
    serve()
    apiServer.use(
      answer(readDiarySummary, ({ query }) =>
        isDown ? refuse('not_ready') : aSummary(query ?? {}, { days_with_entries: 0, average: null, watch: [] }),
      ),
    )
    const { user } = renderRoutes(routes, '/calories/week')
    expect(await screen.findByText('Nie udało się wczytać tygodnia.')).toBeTruthy()
    isDown = false
    await user.click(screen.getByRole('button', { name: /ponownie/i }))
    expect(await screen.findByRole('heading', { name: 'W tym tygodniu nie ma wpisów' })).toBeTruthy()
  })
})

describe('the trend', () => {
  it('without entries says when there will be one, and no means of nothing', async () => {
    serve({ average: null, days: [], days_with_entries: 0, coverage: 1 })
    renderRoutes(routes, '/calories/trend')
    expect(await screen.findByText(/^Trend pokażemy od drugiego tygodnia/)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Makroskładniki' })).toBeNull()
  })

  it('of a year has the means of its weeks, in a table too', async () => {
    serve()
    renderRoutes(routes, '/calories/trend?days=365')
    const table = await screen.findByRole('table', { name: 'Średnie kalorie tydzień po tygodniu', hidden: true })
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(1 + Math.floor(365 / 7))
    expect(within(table).getAllByText('1800 kcal').length).toBeGreaterThan(50)
  })

  it('of a year has the weeks of what is watched, and the days with what no table counts', async () => {
    const days = Array.from({ length: 28 }, (_, back) => ({ day: addDays(today(), -1 - back), eaten: 6 }))
    const purines = { rule: 'condition:dna-moczanowa', name: 'dna moczanowa', what: 'Puryny', why: 'Tabele ich nie podają.' }
    serve({ watch: [{ ...SALT, days }], not_counted: [{ ...purines, days: [{ day: addDays(today(), -2), rich: ['wątróbka'] }] }] })
    renderRoutes(routes, '/calories/trend?days=365')
    const table = await screen.findByRole('table', { name: 'Sól tydzień po tygodniu', hidden: true })
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(1 + 4)
    const named = screen.getByRole('table', { name: 'Puryny: co miało ich dużo, dzień po dniu', hidden: true })
    expect(within(named).getAllByRole('row', { hidden: true })).toHaveLength(2)
    expect(within(named).getByText('wątróbka')).toBeTruthy()
  })

  it('of a month has its days and what is watched', async () => {
    serve({ watch: [SALT] })
    const { user } = renderRoutes(routes, '/calories/trend')
    await user.click(await screen.findByRole('button', { name: '30 dni' }))
    const table = await screen.findByRole('table', { name: 'Kalorie dzień po dniu', hidden: true })
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(31)
    expect(screen.getByRole('heading', { name: 'Sól' })).toBeTruthy()
  })
})

describe('weights', () => {
  it('are written with the consent to health data, and not without', async () => {
    const written: object[] = []
    serve()
    apiServer.use(
      answer(saveWeight, ({ params: { day }, body }) => {
        written.push({ day, ...body })
        return { day, kg: body.kg }
      }),
    )
    const { user } = renderRoutes(routes, '/calories/week')
    await user.click(await screen.findByRole('button', { name: 'Zapisz pomiar' }))
    const sheet = within(await screen.findByRole('dialog'))
    const save = sheet.getByRole('button', { name: 'Zapisz' })
    await user.type(sheet.getByRole('textbox', { name: /Masa ciała/ }), '29')
    await user.click(save)
    expect(await sheet.findByText('Podaj masę od 30 do 300 kg.')).toBeTruthy()
    await user.clear(sheet.getByRole('textbox', { name: /Masa ciała/ }))
    await user.type(sheet.getByRole('textbox', { name: /Masa ciała/ }), '70,5')
    await user.click(save)
    expect(await sheet.findByText('Bez zgody nie zapiszemy niczego o zdrowiu.')).toBeTruthy()
    await user.click(sheet.getByRole('checkbox'))
    await user.click(save)
    await waitFor(() => expect(written).toEqual([{ day: TODAY, kg: 70.5, health_data_consent: true }]))
  })

  it('are shown with their trend, and deleted with a way back', async () => {
    const calls: string[] = []
    serve({}, [
      { day: addDays(TODAY, -7), kg: 72 },
      { day: TODAY, kg: 71 },
    ])
    apiServer.use(
      answer(deleteWeight, ({ params }) => void calls.push(`delete ${params.day}`)),
      answer(saveWeight, ({ params: { day }, body }) => {
        calls.push(`write ${day} ${body.kg}`)
        return { day, kg: body.kg }
      }),
    )
    const { user } = renderRoutes(routes, '/calories/week')
    const [newest] = await screen.findAllByRole('button', { name: /^Usuń pomiar z/, hidden: true })
    if (newest) await user.click(newest)
    await user.click(await screen.findByRole('button', { name: 'Cofnij' }))
    await waitFor(() => expect(calls).toEqual([`delete ${TODAY}`, `write ${TODAY} 71`]))
  })
})
