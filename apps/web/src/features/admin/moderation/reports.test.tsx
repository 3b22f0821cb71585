import { decideReport, undoReportDecision } from '@spizarka/contract/moderation'
import { readPublishedRecipe } from '@spizarka/contract/recipes'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../../testing/api-server.ts'
import { anIngredient, aRecipe, aStep } from '../../../testing/recipe-samples.ts'
import { aReport, asModerator, haveRoom, openReports, textOf } from './testing.ts'

asModerator()

describe('reports', () => {
  it('say what is reported, why and by whom, and are decided by keys with a reason', async () => {
    haveRoom(true)
    const { user, said } = openReports(
      '/admin/reports',
      aReport(),
      aReport({ id: '9', kind: 'recipe', reporter: 'guest', reason: 'dangerous', held_for: [], text: 'Surowe!', open_reports: 3 }),
    )
    await textOf('Link, numer lub zaproszenie gdzie indziej')
    expect(screen.getByText('moj-blog.pl', { selector: 'mark' })).toBeTruthy()
    expect(screen.getAllByText('wstrzymał automat').length).toBeGreaterThan(0)
    await user.keyboard('z')
    await user.keyboard('To adres z książką kucharską.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await textOf('Niebezpieczne dla zdrowia')).toBeTruthy()
    expect(said).toEqual([{ id: '8', body: { decision: 'keep', reason: 'To adres z książką kucharską.' } }])
    await user.keyboard('u')
    await user.keyboard('Krótko')
    await user.click(screen.getByRole('button', { name: 'Usuń przepis' }))
    expect(await screen.findByText(/co najmniej 10 znaków\.$/)).toBeTruthy()
    expect(said).toHaveLength(1)
  })

  it('show the recipe that is reported as everybody reads it, with numbers that stay with their words', async () => {
    haveRoom(true)
    const target = { recipe_id: '31', title: 'Leczo', text: '', author_name: 'Ewa', is_visible: true, photo: null }
    openReports('/admin/reports', aReport({ kind: 'recipe', reporter: 'user', reason: 'dangerous', held_for: [], text: 'Surowe!', target }))
    apiServer.use(
      answer(readPublishedRecipe, () =>
        aRecipe({ ingredients: [anIngredient({ line: '500 g papryki' })], steps: [aStep({ text: 'Duś z papryką i gotuj 3 minuty.' })] }),
      ),
    )
    const reported = within(await screen.findByRole('region', { name: 'Zgłoszony przepis' }))
    const exactly = { normalizer: (text: string) => text }
    expect(await reported.findByText('Duś z\u00a0papryką i\u00a0gotuj 3\u00a0minuty.', exactly)).toBeTruthy()
    expect(reported.getByText('500\u00a0g\u00a0papryki', exactly)).toBeTruthy()
    expect(screen.getByText('Surowe!')).toBeTruthy()
  })

  it('of the machine say once that a photo waits, and which words it found', async () => {
    haveRoom(true)
    const photo = aReport({ held_for: ['photo'], reason: 'other', text: 'Zdjęcie czeka na sprawdzenie' })
    const words = aReport({ id: '9', held_for: ['contacts', 'photo'], text: 'Zdjęcie czeka na sprawdzenie. Wstrzymany: moj-blog.pl' })
    const { user } = openReports('/admin/reports', photo, words)
    await textOf('Zdjęcie do sprawdzenia')
    expect(screen.queryByText(/Zdjęcie czeka na sprawdzenie/)).toBeNull()
    await user.keyboard('j')
    await textOf('Link, numer lub zaproszenie gdzie indziej, zdjęcie do sprawdzenia')
    expect(screen.getByText('Wstrzymany: moj-blog.pl')).toBeTruthy()
  })

  it('are taken back within a minute, from the list that went on', async () => {
    haveRoom(true)
    const photo = aReport({ id: '9', held_for: ['swearing', 'photo'], reason: 'offensive' })
    const { user, kept, router } = openReports('/admin/reports', aReport(), photo)
    await textOf('Link, numer lub zaproszenie gdzie indziej')
    await user.keyboard('u')
    await user.keyboard('Reklama innej strony.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await textOf('Wulgarne lub obraźliwe słowa, zdjęcie do sprawdzenia')).toBeTruthy()
    expect(screen.getByText('Komentarz do przepisu „Leczo”: usunięty, autor dostanie uzasadnienie.')).toBeTruthy()
    const undone: string[] = []
    apiServer.use(
      answer(undoReportDecision, ({ params }) => {
        undone.push(params.id)
        kept.reports = [aReport(), photo]
        return aReport()
      }),
    )
    await user.click(screen.getByRole('button', { name: /^Cofnij/ }))
    expect(await textOf('Link, numer lub zaproszenie gdzie indziej')).toBeTruthy()
    expect(undone).toEqual(['8'])
    expect(router.state.location.pathname).toBe('/admin/reports/8')
  })

  it('that another moderator decided say so, and are read again', async () => {
    haveRoom(true)
    const { user, kept } = openReports('/admin/reports', aReport())
    await textOf('Link, numer lub zaproszenie gdzie indziej')
    await user.click(screen.getByRole('radio', { name: /^Usuń komentarz/ }))
    await user.type(screen.getByLabelText(/^Uzasadnienie/), 'Reklama innej strony.')
    apiServer.use(
      answer(decideReport, () => {
        kept.reports = []
        return refuse('report_decided')
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Usuń komentarz' }))
    expect(await screen.findByText('Nie ma otwartych zgłoszeń.')).toBeTruthy()
    expect(screen.getAllByText('To zgłoszenie jest już rozpatrzone.').length).toBeGreaterThan(0)
  })

  it.each([
    ['the server fails', () => answer(decideReport, () => new Refusal(500, {})), /^Nie udało się zapisać decyzji/],
    ['there is no network', () => unreachable(decideReport), /^Brak połączenia z serwerem/],
  ])('say that a decision was not kept where %s', async (_, handler, words) => {
    haveRoom(true)
    const { user } = openReports('/admin/reports', aReport())
    await textOf('Link, numer lub zaproszenie gdzie indziej')
    await user.click(screen.getByRole('radio', { name: /^Usuń komentarz/ }))
    await user.type(screen.getByLabelText(/^Uzasadnienie/), 'Reklama innej strony.')
    apiServer.use(handler())
    await user.click(screen.getByRole('button', { name: 'Usuń komentarz' }))
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('on a phone lead from the list to one, and show what was decided', async () => {
    haveRoom(false)
    const decided = aReport({
      id: '10',
      state: 'decided',
      decision: 'remove',
      decision_reason: 'Reklama.',
      decided_at: '2025-11-20T10:00:00Z',
    })
    const { user, router } = openReports('/admin/reports', decided)
    expect(await screen.findByText('Nie ma otwartych zgłoszeń.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Rozpatrzone' }))
    await user.click(await screen.findByRole('link', { name: 'Komentarz: Leczo' }))
    expect(router.state.location.pathname).toBe('/admin/reports/10')
    expect(await screen.findByText('Usunięte')).toBeTruthy()
    expect(screen.getByText('Reklama.')).toBeTruthy()
  })
})

describe('a report on a screen that is turned', () => {
  it('keeps what was chosen and written', async () => {
    const turn = haveRoom(true)
    const { user } = openReports('/admin/reports', aReport())
    await user.click(await screen.findByRole('radio', { name: /^Usuń komentarz/ }))
    await user.type(screen.getByLabelText(/^Uzasadnienie/), 'Reklama innej strony.')
    turn(false)
    expect(await screen.findByRole('link', { name: 'Wróć do zgłoszeń' })).toBeTruthy()
    expect(screen.getByLabelText(/^Uzasadnienie/)).toHaveProperty('value', 'Reklama innej strony.')
    expect(screen.getByRole('radio', { name: /^Usuń komentarz/ })).toHaveProperty('checked', true)
  })
})
