import { changeDiaryEntry, copyDiary, deleteDiaryEntry, readDiaryDay, readDiarySummary, restoreDiaryEntry } from '@spizarka/contract/diary'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../../lib/days.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { today } from '../../../lib/text/format.ts'
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { NO_FIGURES } from '../figures.ts'
import { diaryRoutes } from '../routes.ts'
import { aDay, anEntry } from '../testing.ts'

const TODAY = today()
const YESTERDAY = addDays(TODAY, -1)
const routes = diaryRoutes.filter(({ path }) => path === '/calories')
const BREAD = anEntry({ day: TODAY })
const CAKE = anEntry({
  id: '2',
  day: TODAY,
  meal_type: 'snack',
  title: 'ciasto',
  source: 'product',
  grams: 80,
  quantity: null,
  measure: null,
  nutrients: NO_FIGURES,
  coverage: 0,
  basis: null,
})

function serve(shown: Record<string, ReturnType<typeof aDay>>) {
  apiServer.use(
    answer(readDiarySummary, ({ query }) => ({
      days: Array.from({ length: 7 }, (_, place) => ({
        day: addDays(query?.from ?? TODAY, place),
        kcal: place === 1 ? 400 : place === 2 ? 2100 : place === 3 ? 0 : 1700,
        protein_g: 60,
        fat_g: 60,
        carbs_g: 200,
        target_kcal: 1900,
        entries: place === 3 ? 0 : 4,
        coverage: 1,
      })),
      average: { kcal: 1766, protein_g: 60, fat_g: 60, carbs_g: 200 },
      days_with_entries: 6,
      streak: 3,
      target: null,
      coverage: 1,
      meals: [],
      not_counted: [],
      watch: [],
    })),
    // After the summary, whose address looks like a day's.
    answer(readDiaryDay, ({ params: { day } }) => shown[day] ?? aDay([], { day })),
  )
}

async function open(address = '/calories') {
  const view = renderRoutes(routes, address)
  await screen.findByRole('heading', { level: 2, name: 'Posiłki' })
  return view
}

beforeEach(() => void signedIn())

describe('a day of the diary', () => {
  it('says what is left of the target, in a ring and in a table, and what each meal had', async () => {
    serve({ [TODAY]: aDay([BREAD], { day: TODAY }) })
    await open()
    expect(screen.getByRole('img', { name: /^Zostało 1740 z.1900.kcal$/ })).toBeTruthy()
    const table = within(screen.getByRole('table', { name: 'Dzień w liczbach' }))
    expect(table.getByRole('row', { name: /^Energia 160.kcal 1900.kcal$/ })).toBeTruthy()
    expect(table.getByRole('row', { name: /^Błonnik nie wiadomo 25.g$/ })).toBeTruthy()
    const breakfast = within(screen.getByRole('region', { name: 'Śniadanie' }))
    expect(breakfast.getByRole('button', { name: /^chleb żytni ?, 2.kromki, 70.g/ })).toBeTruthy()
  })

  it('says that a figure is not known, never zero', async () => {
    serve({ [TODAY]: aDay([CAKE], { day: TODAY, coverage: 0 }) })
    await open()
    expect(screen.getByRole('img', { name: 'Nie wiadomo, ile kalorii zjedzone' })).toBeTruthy()
    expect(screen.getByText(/^1.pozycja bez kalorii\./)).toBeTruthy()
    expect(within(screen.getByRole('region', { name: 'Przekąska' })).getAllByText('nie wiadomo')).toHaveLength(2)
  })

  it('shows without a target what was eaten, and leads to one', async () => {
    serve({ [TODAY]: aDay([BREAD], { day: TODAY, target: null }) })
    await open()
    expect(screen.getByRole('img', { name: /^Zjedzone 160.kcal, bez ustawionego celu$/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ustaw swój cel' }).getAttribute('href')).toBe('/calories/fitness-setup')
  })

  it('holds what a condition watches against its limit and names where that is from', async () => {
    const salt = {
      rule: 'condition:nadcisnienie',
      nutrient: 'salt_g',
      unit: 'g',
      kind: 'most',
      coverage: 0.88,
      name: 'nadciśnienie',
      source: 'WHO',
    } as const
    serve({ [TODAY]: aDay([BREAD], { day: TODAY, watch: [{ ...salt, eaten: 5.6, limit: 5, share: 1.12 }] }) })
    await open()
    expect(screen.getAllByRole('img', { name: /^Sól: 5,6.g z.5.g$/ }).length).toBeGreaterThan(0)
    expect(screen.getAllByText(/^O.0,6.g ponad limit$/).length).toBeGreaterThan(0)
    expect(screen.getAllByText(/Policzone dla 88% .* Limit: WHO\./).length).toBeGreaterThan(0)
  })

  it('draws what two conditions watch with one limit once, with both and where each limit is from', async () => {
    const salt = { nutrient: 'salt_g', unit: 'g', kind: 'most', coverage: 1, eaten: 5.6, limit: 5, share: 1.12 } as const
    const pressure = { ...salt, rule: 'condition:nadcisnienie', name: 'nadciśnienie', source: 'WHO' }
    const kidneys = { ...salt, rule: 'condition:choroby-nerek', name: 'choroby nerek', source: 'KDIGO' }
    const stricter = { ...kidneys, name: 'dieta lekkostrawna', rule: 'condition:inna', limit: 4, share: 1.4 }
    serve({ [TODAY]: aDay([BREAD], { day: TODAY, watch: [pressure, kidneys, stricter] }) })
    await open()
    expect(screen.getAllByText(/^Nadciśnienie i.choroby nerek, limit 5.g dziennie$/).length).toBeGreaterThan(0)
    expect(screen.queryAllByText(/^Choroby nerek, limit/)).toEqual([])
    expect(screen.getAllByText(/^Dieta lekkostrawna, limit 4.g dziennie$/).length).toBeGreaterThan(0)
    expect(screen.getAllByText(/Limit: WHO; KDIGO\./).length).toBeGreaterThan(0)
  })

  it('says that nobody knows what no table has, and names what is rich in it', async () => {
    const purines = {
      rule: 'condition:dna-moczanowa',
      name: 'dna moczanowa',
      what: 'Puryny',
      why: 'Tabele ich nie podają.',
      rich: ['wątróbka'],
    }
    serve({ [TODAY]: aDay([BREAD], { day: TODAY, not_counted: [purines] }) })
    await open()
    expect(screen.getAllByRole('heading', { name: 'Puryny' }).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Dużo ich ma: wątróbka.').length).toBeGreaterThan(0)
    expect(screen.getAllByText('nie wiadomo').length).toBeGreaterThan(0)
  })

  it('says the last seven days in bars and in a table', async () => {
    serve({})
    await open()
    const table = within(await screen.findByRole('table', { name: 'Kalorie dzień po dniu' }))
    expect(table.getAllByRole('row')).toHaveLength(8)
    expect(table.getAllByText('nic nie zapisano')).toHaveLength(1)
    expect(screen.getByText(/^średnio 1766.kcal$/)).toBeTruthy()
    // A day far below the target is not said to be in it.
    expect(screen.getByText('poniżej')).toBeTruthy()
  })

  it('repeats what was eaten the day before with one tap, and takes it back', async () => {
    const copies: object[] = []
    const deleted: string[] = []
    serve({ [YESTERDAY]: aDay([anEntry({ day: YESTERDAY })], { day: YESTERDAY }) })
    apiServer.use(
      answer(copyDiary, ({ body }) => {
        copies.push(body)
        return { copied: 1, entry_ids: ['9'] }
      }),
      answer(deleteDiaryEntry, ({ params }) => {
        deleted.push(params.id)
        return undefined
      }),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Jak wczoraj: chleb żytni' }))
    await waitFor(() => expect(copies).toEqual([{ from_day: YESTERDAY, to_day: TODAY, meal_type: 'breakfast' }]))
    await user.click(await screen.findByRole('button', { name: 'Cofnij' }))
    await waitFor(() => expect(deleted).toEqual(['9']))
  })

  it('changes how much it was, shows what that comes to, and sends nothing else', async () => {
    const bodies: object[] = []
    serve({ [TODAY]: aDay([BREAD], { day: TODAY }) })
    apiServer.use(
      answer(changeDiaryEntry, ({ body }) => {
        bodies.push(body)
        return { ...BREAD, quantity: 3 }
      }),
    )
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /^chleb żytni/ }))
    const sheet = within(screen.getByRole('dialog', { name: 'chleb żytni' }))
    const amount = sheet.getByRole('textbox', { name: 'Ile?' })
    await user.clear(amount)
    await user.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }))
    expect(sheet.getByText('Podaj ilość większą od zera.')).toBeTruthy()
    expect(bodies).toEqual([])
    await user.type(amount, '3')
    expect(sheet.getByText(/^240.kcal$/)).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }))
    await waitFor(() => expect(bodies).toEqual([{ quantity: 3, measure: 'kromka' }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('that was said in grams says them once, and is changed in them', async () => {
    const bodies: object[] = []
    const ham = anEntry({ day: TODAY, title: 'szynka', source: 'text', grams: 60, quantity: 60, measure: 'g' })
    serve({ [TODAY]: aDay([ham], { day: TODAY }) })
    apiServer.use(
      answer(changeDiaryEntry, ({ body }) => {
        bodies.push(body)
        return { ...ham, grams: 80, quantity: null, measure: null }
      }),
    )
    const { user } = await open()
    const row = screen.getByRole('button', { name: /^szynka/ })
    expect(row.textContent).toMatch(/^szynka, 60.g160/)
    await user.click(row)
    const sheet = within(screen.getByRole('dialog', { name: 'szynka' }))
    expect(sheet.queryByRole('radio', { name: 'gramach' })).toBeNull()
    await user.clear(sheet.getByRole('textbox', { name: 'Ile gramów?' }))
    await user.type(sheet.getByRole('textbox', { name: 'Ile gramów?' }), '80')
    await user.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }))
    await waitFor(() => expect(bodies).toEqual([{ grams: 80 }]))
  })

  it.each([
    [{ source: 'food', basis: 'USDA SR28 04025' }, /^Wartości z.tabel żywienia: USDA SR28 04025\.$/],
    [{ source: 'manual', basis: 'Wpisane ręcznie' }, /^Wartości wpisane ręcznie\.$/],
  ] as const)('says once where its figures are from: %o', async (from, words) => {
    serve({ [TODAY]: aDay([anEntry({ day: TODAY, ...from })], { day: TODAY }) })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /^chleb żytni/ }))
    expect(within(screen.getByRole('dialog')).getByText(words)).toBeTruthy()
  })

  it('takes no portion of more than 500 %, nor of a part of a percent', async () => {
    const dish = anEntry({
      day: TODAY,
      title: 'Leczo',
      source: 'recipe',
      food_id: null,
      recipe_id: '7',
      portion_percent: 100,
      grams: null,
      quantity: null,
      measure: null,
    })
    serve({ [TODAY]: aDay([dish], { day: TODAY }) })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /^Leczo ?, 1 porcja/ }))
    const percent = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ile procent porcji?' })
    await user.clear(percent)
    await user.type(percent, '501,5')
    expect(percent.value).toBe('50')
    await user.clear(percent)
    await user.type(percent, '0')
    expect(screen.getByText('Od 1 do 500%.')).toBeTruthy()
  })

  it('moves an entry to another meal and back', async () => {
    const bodies: object[] = []
    serve({ [TODAY]: aDay([BREAD], { day: TODAY }) })
    apiServer.use(
      answer(changeDiaryEntry, ({ body }) => {
        bodies.push(body)
        return { ...BREAD, meal_type: body.meal_type ?? BREAD.meal_type }
      }),
    )
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /^chleb żytni/ }))
    await user.click(screen.getByRole('radio', { name: 'Kolacja' }))
    await user.click(screen.getByRole('button', { name: 'Zapisz zmiany' }))
    await user.click(await screen.findByRole('button', { name: 'Cofnij' }))
    await waitFor(() => expect(bodies).toEqual([{ meal_type: 'dinner' }, { day: TODAY, meal_type: 'breakfast' }]))
  })

  it('deletes an entry and brings it back', async () => {
    const calls: string[] = []
    serve({ [TODAY]: aDay([BREAD], { day: TODAY }) })
    apiServer.use(
      answer(deleteDiaryEntry, ({ params }) => void calls.push(`delete ${params.id}`)),
      answer(restoreDiaryEntry, ({ params }) => {
        calls.push(`restore ${params.id}`)
        return BREAD
      }),
    )
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /^chleb żytni/ }))
    await user.click(screen.getByRole('button', { name: 'Usuń' }))
    await user.click(await screen.findByRole('button', { name: 'Cofnij' }))
    await waitFor(() => expect(calls).toEqual(['delete 1', 'restore 1']))
  })

  it.each(['Usuń', 'Zapisz zmiany'])(
    'says that an entry is gone which another phone has deleted, and shows the day without it: %s',
    async (button) => {
      serve({ [TODAY]: aDay([BREAD], { day: TODAY }) })
      apiServer.use(
        answer(deleteDiaryEntry, () => refuse('not_found')),
        answer(changeDiaryEntry, () => refuse('not_found')),
      )
      const { user } = await open()
      await user.click(screen.getByRole('button', { name: /^chleb żytni/ }))
      await user.click(screen.getByRole('radio', { name: 'Kolacja' }))
      apiServer.use(answer(readDiaryDay, () => aDay([], { day: TODAY })))
      await user.click(screen.getByRole('button', { name: button }))
      expect((await screen.findAllByText('Tego wpisu już nie ma: usunięto go na innym urządzeniu.')).length).toBeGreaterThan(0)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(screen.queryByRole('button', { name: /^chleb żytni/ })).toBeNull())
    },
  )

  it('turns by a day with buttons and arrows, no further than the diary goes', async () => {
    serve({})
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Poprzedni dzień' }))
    expect(await screen.findByRole('button', { name: /^Wczoraj/ })).toBeTruthy()
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByRole('button', { name: /^Dziś/ })).toBeTruthy()
    for (let step = 0; step < 9; step++) await user.click(screen.getByRole('button', { name: 'Następny dzień' }))
    expect(screen.getByRole('button', { name: 'Następny dzień' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('turns by a finger drawn across it, which the browser leaves to it, and not by one that scrolls', async () => {
    serve({})
    await open()
    const diary = screen.getByRole('region', { name: 'Dziennik' })
    const draw = (across: number, down: number) => {
      fireEvent.touchStart(diary, { touches: [{ clientX: 200, clientY: 300 }] })
      fireEvent.touchEnd(diary, { changedTouches: [{ clientX: 200 + across, clientY: 300 + down }] })
    }
    // Else it would go back in its own history, too.
    expect(diary.style.touchAction).toBe('pan-y pinch-zoom')
    draw(120, 10)
    expect(await screen.findByRole('button', { name: /^Wczoraj/ })).toBeTruthy()
    draw(-120, 150)
    draw(-120, 10)
    expect(await screen.findByRole('button', { name: /^Dziś/ })).toBeTruthy()
  })

  it('keeps the focus for the next arrow when the entry that had it goes with its day', async () => {
    serve({ [TODAY]: aDay([BREAD], { day: TODAY }) })
    const { user } = await open()
    act(() => screen.getByRole('button', { name: /^chleb żytni/ }).focus())
    await user.keyboard('{ArrowLeft}')
    const yesterday = await screen.findByRole('button', { name: /^Wczoraj/ })
    await waitFor(() => expect(document.activeElement).toBe(yesterday))
    await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}')
    expect(await screen.findByRole('button', { name: /^chleb żytni/ })).toBeTruthy()
  })

  it.each(['2026-02-30', '0001-01-01', addDays(TODAY, 8), 'jutro', ''])('opens today for the day „%s”', async (day) => {
    serve({})
    await open(`/calories?day=${day}`)
    expect(screen.getByRole('button', { name: /^Dziś/ })).toBeTruthy()
  })

  it('can be tried again when it could not be read, and is read offline as it was last seen', async () => {
    apiServer.use(
      answer(readDiaryDay, () => refuse('forbidden')),
      answer(readDiarySummary, () => refuse('forbidden')),
    )
    const { user, unmount } = renderRoutes(routes, '/calories')
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
    serve({ [TODAY]: aDay([BREAD], { day: TODAY }) })
    await user.click(again)
    await screen.findByRole('button', { name: /^chleb żytni/ })
    unmount()
    queryClient.clear()
    apiServer.use(unreachable(readDiarySummary), unreachable(readDiaryDay))
    renderRoutes(routes, '/calories')
    expect(await screen.findByText(/^Brak połączenia\. Widzisz dzień z.godziny/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /^chleb żytni/ })).toBeTruthy()
  })
})
