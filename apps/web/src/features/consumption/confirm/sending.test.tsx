import { confirmConsumption } from '@spizarka/contract/consumption'
import { rateRecipe } from '@spizarka/contract/recipes'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { drafts } from '../../../lib/storage/drafts.ts'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../../testing/api-server.ts'
import { signedIn } from '../../../testing/samples.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { aConfirmed, amountOf, aProposal, aProposedDeduction, confirmButton, openConfirm, pageText } from '../testing.ts'

/** As a reload does: what was read is read again. */
function leave({ unmount }: { unmount: () => void }): void {
  unmount()
  queryClient.clear()
}

describe('stars', () => {
  beforeEach(() => {
    signedIn()
    return () => {
      toast.dismiss()
      drafts.forgetAll()
    }
  })

  it.each([
    ['go with what is confirmed', '4 z 5', [4]],
    ['may be left empty', null, []],
  ])('%s', async (_, star, expected) => {
    const { user, sent } = await openConfirm()
    const ratings: number[] = []
    apiServer.use(
      answer(rateRecipe, ({ body }) => {
        ratings.push(body.rating)
        return undefined
      }),
    )
    if (star !== null) await user.click(screen.getByRole('radio', { name: star }))
    expect(ratings).toEqual([])
    await user.click(confirmButton())
    await expect.poll(() => sent).toHaveLength(1)
    await screen.findByRole('heading', { level: 1, name: 'Smacznego!' })
    await expect.poll(() => ratings).toEqual(expected)
  })
})

describe('what could not be confirmed at once', () => {
  beforeEach(() => {
    signedIn()
    return () => {
      toast.dismiss()
      drafts.forgetAll()
      vi.restoreAllMocks()
    }
  })

  it.each([
    ['there is no network', () => unreachable(confirmConsumption), /^Brak połączenia\. To, co tu wpisane, zostaje\./],
    ['the server fails', () => answer(confirmConsumption, () => new Refusal(500, {})), /^Nie udało się odjąć produktów/],
    ['the recipe is gone', () => answer(confirmConsumption, () => refuse('not_found')), 'Tego przepisu już nie ma.'],
  ])('keeps what was corrected when %s, and sends it again under the same key', async (_, failing, message) => {
    const { user } = await openConfirm()
    await user.clear(amountOf('jajka'))
    await user.type(amountOf('jajka'), '4')
    apiServer.use(failing())
    await user.click(confirmButton())
    expect((await screen.findByRole('alert')).textContent).toMatch(message)
    expect(amountOf('jajka').value).toBe('4')
    const keys: (string | null)[] = []
    apiServer.use(
      answer(confirmConsumption, ({ headers }) => {
        keys.push(headers.get('idempotency-key'))
        return keys.length === 1 ? new Refusal(503, {}) : aConfirmed()
      }),
    )
    await user.click(confirmButton())
    await expect.poll(() => keys).toHaveLength(1)
    await user.click(await screen.findByRole('button', { name: 'Odejmij ze spiżarni' }))
    await expect.poll(() => keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('sends the same once more by itself when the network comes back', async () => {
    const { user, sent } = await openConfirm()
    await user.clear(amountOf('jajka'))
    await user.type(amountOf('jajka'), '4')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    apiServer.use(unreachable(confirmConsumption))
    await user.click(confirmButton())
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Jesteś offline. Zostaw ten ekran otwarty: odejmiemy to ze spiżarni, gdy tylko wróci internet.',
    )
    apiServer.use(
      answer(confirmConsumption, ({ body }) => {
        sent.push(body)
        return aConfirmed()
      }),
    )
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByRole('heading', { name: 'Smacznego!' })).toBeTruthy()
    expect(sent.map(({ deductions }) => deductions.at(-1)?.quantity)).toEqual([4])
  })

  it('sends nothing by itself that has been changed since', async () => {
    const { user, sent } = await openConfirm()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    apiServer.use(unreachable(confirmConsumption))
    await user.click(confirmButton())
    await screen.findByRole('alert')
    await user.clear(amountOf('jajka'))
    await user.type(amountOf('jajka'), '2')
    apiServer.use(
      answer(confirmConsumption, ({ body }) => {
        sent.push(body)
        return aConfirmed()
      }),
    )
    window.dispatchEvent(new Event('online'))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(confirmButton())
    expect(await screen.findByRole('heading', { name: 'Smacznego!' })).toBeTruthy()
    expect(sent.map(({ deductions }) => deductions.at(-1)?.quantity)).toEqual([2])
  })

  it('keeps corrections across a reload, held against what the pantry holds by then', async () => {
    const first = await openConfirm()
    await first.user.clear(amountOf('jajka'))
    await first.user.type(amountOf('jajka'), '4')
    await first.user.click(screen.getByRole('radio', { name: 'Kolacja' }))
    leave(first)
    const { user, sent } = await openConfirm(
      aProposal({
        deductions: [
          aProposedDeduction({ available: 100, quantity: 100 }),
          aProposedDeduction({ product_id: '12', product_name: 'jajka', unit: 'pieces', available: 6, quantity: 3 }),
        ],
      }),
    )
    expect(screen.getByText('To Twoje poprawki, jeszcze niezatwierdzone.')).toBeTruthy()
    expect(pageText()).toContain('zostaną 2 szt.')
    expect(pageText()).toContain('masz tylko 100 g, zejdzie wszystko')
    await user.click(confirmButton())
    await expect.poll(() => sent).toMatchObject([{ meal_type: 'dinner', deductions: [{ quantity: 400 }, { quantity: 4 }] }])
    expect(drafts.find('consumption.31')).toBeUndefined()
  })

  it('begins anew when the corrections are discarded, or were for other servings', async () => {
    const first = await openConfirm()
    await first.user.clear(amountOf('jajka'))
    leave(first)
    const others = await openConfirm(aProposal({ servings: 4 }))
    expect(amountOf('jajka').value).toBe('3')
    leave(others)
    const { user } = await openConfirm()
    expect(amountOf('jajka').value).toBe('')
    await user.click(screen.getByRole('button', { name: 'Odrzuć' }))
    expect(amountOf('jajka').value).toBe('3')
    expect(drafts.find('consumption.31')).toBeUndefined()
  })

  it('asks before it takes for the second time what another phone has just taken', async () => {
    const { user, sent } = await openConfirm()
    apiServer.use(
      answer(confirmConsumption, ({ body }) => {
        if (!body.again) return refuse('consumption_repeated', { time: '18:20' })
        sent.push(body)
        return aConfirmed()
      }),
    )
    await user.click(confirmButton())
    const question = within(await screen.findByRole('dialog', { name: 'Odjąć jeszcze raz?' }))
    expect(question.getByText(/^Ten przepis odliczono już o 18:20\./)).toBeTruthy()
    expect(screen.queryByLabelText('Nazwa w spiżarni'), 'it is not about the leftovers').toBeNull()
    await user.click(question.getByRole('button', { name: 'Anuluj' }))
    expect(screen.queryByRole('dialog', { name: 'Odjąć jeszcze raz?' })).toBeNull()

    await user.click(confirmButton())
    await user.click(await screen.findByRole('button', { name: 'Odejmij znowu' }))
    expect(await screen.findByRole('heading', { name: 'Smacznego!' })).toBeTruthy()
    expect(sent).toHaveLength(1)
  })
})
