import { decidePublication, listPublicationQueue, undoDecision } from '@spizarka/contract/moderation'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { screenKeys } from '../../../lib/keys/screen-keys.ts'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../../testing/api-server.ts'
import { lastDecision } from './last-decision.ts'
import { aQueued, asModerator, CLAIM, haveRoom, openQueue, textOf } from './testing.ts'

asModerator()

describe('the queue at a desk', () => {
  beforeEach(() => haveRoom(true))

  it('shows the oldest text with what the machine found, marked where it stands', async () => {
    openQueue('/admin/publications', aQueued(CLAIM), aQueued())
    await textOf('Kasza')
    expect(screen.getByText('Obietnica zdrowotna')).toBeTruthy()
    expect(screen.getByText('Nieznany składnik')).toBeTruthy()
    expect(screen.getByText('Niepodobny do innego przepisu')).toBeTruthy()
    expect(screen.getByText('Leczy tarczycę', { selector: 'mark' })).toBeTruthy()
    const queue = within(screen.getByRole('list', { name: 'Kolejka' }))
    expect(queue.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Kasza', 'Leczo'])
    expect(queue.getByText(/^2.uwagi$/)).toBeTruthy()
    expect(screen.getByText(/^2 czekają, najstarsza od 26.godz\.$/)).toBeTruthy()
  })

  it('is gone through and decided by keys alone, with the version that was read', async () => {
    const { user, said } = openQueue('/admin/publications', aQueued({ version: 3 }), aQueued(CLAIM))
    await textOf('Leczo')
    await user.keyboard('j')
    await textOf('Kasza')
    await user.keyboard('k')
    await textOf('Leczo')
    await user.keyboard('a')
    await user.keyboard('{Enter}')
    await textOf('Kasza')
    expect(said).toEqual([{ id: '5', body: { decision: 'approve', version: 3 } }])
    expect(await screen.findByText('„Leczo”: opublikowany.')).toBeTruthy()

    await user.keyboard('p')
    await user.keyboard(' ')
    const message = screen.getByLabelText<HTMLTextAreaElement>(/^Wiadomość do autora/)
    const remarks = 'Usuń z przepisu obietnicę leczenia: „Leczy tarczycę”.\nNapisz jaśniej, co to za składnik: „2 krople jodu”.'
    expect(message.value).toBe(remarks)
    // A letter that is typed is a letter.
    await user.type(message, ' Oj!{Control>}{Enter}{/Control}')
    await expect.poll(() => said.length).toBe(2)
    expect(said[1]).toEqual({
      id: '6',
      body: {
        decision: 'request_changes',
        reason_code: 'other',
        reason: `${remarks} Oj!`,
        version: 1,
      },
    })
    expect(await screen.findByText('Nic nie czeka. Wszystko przejrzane.')).toBeTruthy()
  })

  it('offers of an appeal against a removal what can be decided of it, by keys too', async () => {
    const removed = aQueued({ state: 'removed', appealed_at: '2025-11-20T10:00:00Z', appeal: 'Jest gotowane.' })
    const { user } = openQueue('/admin/publications/5?show=appeals', removed)
    await textOf('Leczo')
    expect(await screen.findByText(/A.przywróć · O.zostaw · \?.lista$/)).toBeTruthy()
    await user.keyboard('p')
    expect(screen.getByText('Wybierz decyzję.')).toBeTruthy()
    expect(screen.queryByLabelText(/^Wiadomość do autora/)).toBeNull()
    await user.keyboard('a')
    expect(screen.getByRole('radio', { name: /^Przywróć/ })).toHaveProperty('checked', true)
  })

  it('says what the author was asked before', async () => {
    const before = { state: 'changes_requested', reason: 'Dopisz, ile minut gotować.', decided_at: '2026-11-20T10:00:00Z' } as const
    openQueue('/admin/publications', aQueued({ before }), aQueued(CLAIM))
    await textOf('Leczo')
    expect(screen.getByText('Poprzednio do poprawy')).toBeTruthy()
    expect(screen.getByText('Dopisz, ile minut gotować.')).toBeTruthy()
    expect(screen.getAllByText('po poprawkach')).toHaveLength(1)
  })

  it('lists its keys for "?"', async () => {
    const { unmount } = openQueue('/admin/publications', aQueued())
    await textOf('Leczo')
    expect(
      screenKeys
        .read()
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(['a', 'c', 'j', 'k', 'o', 'p'])
    unmount()
    expect(screenKeys.read()).toEqual([])
  })

  it('sends nothing back without a reason and ten characters', async () => {
    const { user, said } = openQueue('/admin/publications', aQueued())
    await user.click(await screen.findByRole('radio', { name: /^Odrzuć/ }))
    await user.click(screen.getByRole('button', { name: 'Odrzuć przepis' }))
    expect(await screen.findByText('Wybierz powód.')).toBeTruthy()
    expect(screen.getByText(/co najmniej 10 znaków\.$/)).toBeTruthy()
    expect(said).toEqual([])
  })

  it('says that a text was changed meanwhile, shows the new one and keeps what was chosen out', async () => {
    const { user, kept } = openQueue('/admin/publications', aQueued())
    await user.click(await screen.findByRole('radio', { name: 'Opublikuj' }))
    apiServer.use(
      answer(decidePublication, () => {
        kept.publications = [aQueued({ version: 2, title: 'Leczo nowe' })]
        return refuse('publication_changed')
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Opublikuj' }))
    expect(await textOf('Leczo nowe')).toBeTruthy()
    expect(screen.getAllByText('Przepis się zmienił. Obejrzyj nową wersję.').length).toBeGreaterThan(0)
    expect(screen.getByText('wersja 2')).toBeTruthy()
  })

  it('says that another moderator was first', async () => {
    const { user, kept } = openQueue('/admin/publications/5', aQueued())
    await user.click(await screen.findByRole('radio', { name: 'Opublikuj' }))
    apiServer.use(
      answer(decidePublication, () => {
        kept.publications = [aQueued({ state: 'rejected' })]
        return refuse('publication_decided')
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Opublikuj' }))
    expect(await screen.findByText('Już rozpatrzone')).toBeTruthy()
  })

  it.each([
    ['the server fails', () => answer(decidePublication, () => new Refusal(500, {})), /^Nie udało się zapisać decyzji/],
    ['there is no network', () => unreachable(decidePublication), /^Brak połączenia z serwerem/],
  ])('says that a decision was not kept where %s', async (_, handler, words) => {
    const { user } = openQueue('/admin/publications/5', aQueued())
    await user.click(await screen.findByRole('radio', { name: 'Opublikuj' }))
    apiServer.use(handler())
    await user.click(screen.getByRole('button', { name: 'Opublikuj' }))
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('leaves one’s own to others', async () => {
    const { user } = openQueue('/admin/publications', aQueued({ is_own: true }))
    expect(await screen.findByText('To Twój przepis')).toBeTruthy()
    await user.keyboard('a')
    expect(screen.queryByRole('radio', { name: 'Opublikuj' })).toBeNull()
  })

  it('takes the last decision back for a minute, and then no more', async () => {
    const { user, kept } = openQueue('/admin/publications', aQueued(), aQueued(CLAIM))
    await textOf('Leczo')
    await user.keyboard('a{Enter}')
    await textOf('Kasza')
    const undone: string[] = []
    apiServer.use(
      answer(undoDecision, ({ params }) => {
        undone.push(params.id)
        kept.publications = [aQueued(), aQueued(CLAIM)]
        return aQueued()
      }),
    )
    expect(await screen.findByRole('button', { name: /^Cofnij/ })).toBeTruthy()
    await user.keyboard('c')
    expect(await textOf('Leczo')).toBeTruthy()
    expect(undone).toEqual(['5'])
    expect(screen.queryByRole('button', { name: /^Cofnij/ })).toBeNull()

    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    try {
      act(() => lastDecision.made({ about: 'publication', id: '5', words: '„Leczo”: opublikowany.' }))
      expect(screen.getByText('„Leczo”: opublikowany.')).toBeTruthy()
      act(() => {
        vi.advanceTimersByTime(61_000)
      })
      expect(screen.queryByText('„Leczo”: opublikowany.')).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  it('says that it could not be read', async () => {
    openQueue('/admin/publications')
    apiServer.use(unreachable(listPublicationQueue))
    expect(await screen.findByText('Nie udało się wczytać kolejki.')).toBeTruthy()
  })
})

describe('the queue on a phone', () => {
  beforeEach(() => haveRoom(false))

  it('leads from the list to a text, and to the reasons in a sheet', async () => {
    const { user, router, said } = openQueue('/admin/publications', aQueued(), aQueued(CLAIM))
    await user.click(await screen.findByRole('link', { name: 'Kasza' }))
    expect(router.state.location.pathname).toBe('/admin/publications/6')
    expect(await screen.findByText(/^2 z 2, czeka/)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Odrzuć' }))
    const sheet = within(screen.getByRole('dialog', { name: 'Decyzja' }))
    await user.click(sheet.getByRole('radio', { name: 'Inny powód' }))
    await user.type(sheet.getByLabelText(/^Wiadomość do autora/), 'To nie jest przepis.')
    await user.click(sheet.getByRole('button', { name: 'Odrzuć przepis' }))
    await expect.poll(() => router.state.location.pathname).toBe('/admin/publications/5')
    expect(said).toEqual([{ id: '6', body: { decision: 'reject', reason_code: 'other', reason: 'To nie jest przepis.', version: 1 } }])
    await user.click(await screen.findByRole('button', { name: 'Opublikuj' }))
    await expect.poll(() => router.state.location.pathname).toBe('/admin/publications')
    expect(said).toHaveLength(2)
  })
})

describe('a text on a screen that is turned', () => {
  it('stays open, with the choice and the message to its author', async () => {
    const turn = haveRoom(true)
    const { user, router } = openQueue('/admin/publications', aQueued(), aQueued(CLAIM))
    await user.click(await screen.findByRole('radio', { name: /^Odrzuć/ }))
    await user.click(screen.getByRole('radio', { name: 'Inny powód' }))
    await user.type(screen.getByLabelText(/^Wiadomość do autora/), 'To nie jest przepis.')
    turn(false)
    const sheet = within(await screen.findByRole('dialog', { name: 'Decyzja' }))
    expect(router.state.location.pathname).toBe('/admin/publications/5')
    expect(sheet.getByLabelText(/^Wiadomość do autora/)).toHaveProperty('value', 'To nie jest przepis.')
    expect(sheet.getByRole('radio', { name: 'Inny powód' })).toHaveProperty('checked', true)
  })
})
