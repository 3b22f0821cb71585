import { confirmItems, readPendingItems, undoConfirmation, updatePendingItem } from '@spizarka/contract/intake'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { readSession } from '../../../../lib/session/session.ts'
import { answer, apiServer, refuse } from '../../../../testing/api-server.ts'
import { aConflict, aPendingItem } from '../../../../testing/samples.ts'
import { ADDRESS, confirmButton, listOf, openReview, UNRESOLVED_MESSAGE } from '../testing.tsx'

describe('the confirmation', () => {
  const confirmation = { bonus_awarded: 0, already_confirmed: false, review_reward: 2, added_count: 1 }

  it('credits reward and bonus, and goes to the pantry in the place of this screen', async () => {
    const { user, router } = await openReview([aPendingItem()])
    apiServer.use(answer(confirmItems, () => ({ ...confirmation, bonus_awarded: 50 })))
    await user.click(confirmButton())
    await expect.poll(() => router.state.location.pathname).toBe('/pantry')
    expect(router.state.location.state).toEqual({ bonusAwarded: 50 })
    expect(router.state.historyAction).toBe('REPLACE')
    expect(readSession().user?.ai_points).toBe(204 + 2 + 50)
  })

  it('stands under the list at a desk, where it covers nothing, and at the thumb on a phone', async () => {
    const { unmount } = await openReview([aPendingItem()])
    expect(confirmButton().closest('.sticky')).toBeNull()
    unmount()
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList,
    )
    await openReview([aPendingItem()])
    expect(confirmButton().closest('.sticky')).toBeTruthy()
  })

  it('says what came in with what it earned, and takes it back to review as a whole', async () => {
    const { user, router } = await openReview([aPendingItem()])
    let undone = 0
    apiServer.use(
      answer(confirmItems, () => ({ ...confirmation, added_count: 5 })),
      answer(undoConfirmation, ({ params }) => {
        undone += 1
        return { session_id: params.sessionId }
      }),
    )
    await user.click(confirmButton())
    const notice = await screen.findByRole('region', { name: 'Powiadomienie', hidden: true })
    expect(notice.textContent).toMatch(/^Dodano 5.produktów · \+2.pkt/)
    await user.click(within(notice).getByText('Cofnij'))
    await expect.poll(() => router.state.location.pathname).toBe(ADDRESS)
    expect(undone).toBe(1)
    expect(await screen.findByText('ziemniaki')).toBeTruthy()
  })

  it('takes along what is being typed, and waits where that cannot be saved', async () => {
    const { user, router } = await openReview([aPendingItem()])
    const calls: string[] = []
    apiServer.use(
      answer(updatePendingItem, ({ body }) => {
        calls.push(`saved ${JSON.stringify(body)}`)
        return aPendingItem({ product_name: 'ziemniaki młode' })
      }),
      answer(confirmItems, () => {
        calls.push('confirmed')
        return confirmation
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Edytuj: ziemniaki' }))
    await user.clear(screen.getByLabelText('Nazwa'))
    await user.click(confirmButton())
    expect(await screen.findByText('To pole jest wymagane.')).toBeTruthy()
    expect(calls).toEqual([])
    await user.type(screen.getByLabelText('Nazwa'), 'ziemniaki młode')
    await user.click(confirmButton())
    await expect.poll(() => router.state.location.pathname).toBe('/pantry')
    expect(calls).toEqual([expect.stringContaining('ziemniaki młode'), 'confirmed'])
  })

  it('credits nothing for a list that was confirmed before', async () => {
    const { user, router } = await openReview([aPendingItem()])
    apiServer.use(answer(confirmItems, () => ({ ...confirmation, already_confirmed: true, review_reward: 0, added_count: 0 })))
    await user.click(confirmButton())
    await expect.poll(() => router.state.location.pathname).toBe('/pantry')
    expect(readSession().user?.ai_points).toBe(204)
  })

  it.each([
    ['something needs a decision', [aPendingItem(), aConflict({})], UNRESOLVED_MESSAGE],
    ['something is wrong', [aPendingItem({ status: 'error' })], UNRESOLVED_MESSAGE],
    ['nothing is left', [], 'Na liście nie ma już żadnego produktu.'],
  ])('waits while %s', async (_, items, reason) => {
    const { user } = await openReview(items)
    expect(confirmButton().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(reason)).toBeTruthy()
    await user.click(confirmButton())
  })

  it('says that nothing is left', async () => {
    await openReview([])
    expect(screen.getByText('Brak produktów do weryfikacji.')).toBeTruthy()
  })

  it('is busy until the answer, and sent once', async () => {
    const { user, router } = await openReview([aPendingItem()])
    let calls = 0
    const held = Promise.withResolvers<void>()
    apiServer.use(
      answer(confirmItems, async () => {
        calls += 1
        await held.promise
        return confirmation
      }),
    )
    await user.dblClick(confirmButton())
    expect(screen.getByRole('button', { name: /Dodawanie\.\.\.$/ }).getAttribute('aria-busy')).toBe('true')
    held.resolve()
    await expect.poll(() => router.state.location.pathname).toBe('/pantry')
    expect(calls).toBe(1)
  })

  it('credits once what two quick presses ask for', async () => {
    const { router } = await openReview([aPendingItem()])
    apiServer.use(answer(confirmItems, () => confirmation))
    fireEvent.click(confirmButton())
    fireEvent.click(confirmButton())
    await expect.poll(() => router.state.location.pathname).toBe('/pantry')
    expect(readSession().user?.ai_points).toBe(204 + 2)
  })

  it('explains the limit of the plan', async () => {
    const { user } = await openReview([aPendingItem()])
    apiServer.use(answer(confirmItems, () => refuse('pantry_limit')))
    await user.click(confirmButton())
    const dialog = within(await screen.findByRole('dialog', { name: 'Limit spiżarni osiągnięty' }))
    expect(dialog.getByRole('link', { name: 'Zobacz plany' }).getAttribute('href')).toBe('/settings/subscription')
    expect(confirmButton().getAttribute('aria-busy')).toBeNull()
  })

  it('loads the list again when the pantry has changed, and says so', async () => {
    const { user } = await openReview([aPendingItem()])
    apiServer.use(
      answer(confirmItems, () => refuse('confirm_conflict')),
      answer(readPendingItems, () => listOf([aConflict({})])),
    )
    await user.click(confirmButton())
    expect(await screen.findByText('W spiżarni coś się zmieniło. Sprawdź pozycje wymagające decyzji.')).toBeTruthy()
    expect(await screen.findByText('masło extra 82%')).toBeTruthy()
    expect(screen.getByText(UNRESOLVED_MESSAGE)).toBeTruthy()
  })

  it('can be tried again after any other failure', async () => {
    const { user, router } = await openReview([aPendingItem()])
    apiServer.use(answer(confirmItems, () => refuse('internal')))
    await user.click(confirmButton())
    expect(await screen.findByText('Wystąpił błąd podczas dodawania produktów do spiżarni.')).toBeTruthy()
    apiServer.use(answer(confirmItems, () => confirmation))
    await user.click(confirmButton())
    await expect.poll(() => router.state.location.pathname).toBe('/pantry')
  })
})
