import { confirmConsumption } from '@spizarka/contract/consumption'
import { saveRecipePhoto } from '@spizarka/contract/recipe-photos'
import { rateRecipe } from '@spizarka/contract/recipes'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { drafts } from '../../../lib/storage/drafts.ts'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../../testing/api-server.ts'
import { signedIn } from '../../../testing/samples.ts'
import { toast, toastStore } from '../../../ui/feedback/toast.ts'
import { aConfirmed, amountOf, aProposal, aProposedDeduction, confirmButton, openConfirm, pageText } from '../testing.ts'

/** As a reload does: what was read is read again. */
function leave({ unmount }: { unmount: () => void }): void {
  unmount()
  queryClient.clear()
}

const PHOTO = { url: '/api/photos/abc/', width: 1400, height: 1000, kind: 'photo' } as const
/** Goes to the server as it is: pictures that a browser makes smaller need a real browser (e2e). */
const aTiff = () => new File([new Uint8Array([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 0, 0])], 'obiad.tiff', { type: 'image/tiff' })
const photoInput = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no way to send a photo')

describe('a photo of the plate and stars', () => {
  beforeEach(() => {
    signedIn()
    return () => {
      toast.dismiss()
      drafts.forgetAll()
    }
  })

  it('go with what is confirmed, and not before', async () => {
    const { user, sent } = await openConfirm()
    const kept: unknown[] = []
    apiServer.use(
      answer(rateRecipe, ({ body }) => void kept.push(body.rating)),
      answer(saveRecipePhoto, ({ file }) => {
        kept.push(file?.name)
        return PHOTO
      }),
    )
    await user.click(screen.getByRole('radio', { name: '4 z 5 gwiazdek' }))
    await user.upload(photoInput(), aTiff())
    await screen.findByRole('img', { name: 'Wybrane zdjęcie talerza' })
    expect(kept).toEqual([])
    await user.click(confirmButton())
    await expect.poll(() => sent).toHaveLength(1)
    await screen.findByRole('heading', { level: 1, name: 'Smacznego!' })
    await expect.poll(() => new Set(kept)).toEqual(new Set([4, 'obiad.tiff']))
  })

  it('may be left out, also a photo that was chosen', async () => {
    const { user, sent } = await openConfirm()
    const kept: unknown[] = []
    apiServer.use(
      answer(rateRecipe, () => void kept.push('stars')),
      answer(saveRecipePhoto, () => {
        kept.push('photo')
        return PHOTO
      }),
    )
    await user.upload(photoInput(), aTiff())
    await user.click(await screen.findByRole('button', { name: 'Bez zdjęcia' }))
    await user.click(confirmButton())
    await expect.poll(() => sent).toHaveLength(1)
    await screen.findByRole('heading', { level: 1, name: 'Smacznego!' })
    expect(kept).toEqual([])
  })

  it('stand in the way of nothing: what is no photo is said at once, what the server refuses afterwards', async () => {
    const { user, sent } = await openConfirm()
    await userEvent.setup({ applyAccept: false }).upload(photoInput(), new File(['x'], 'lista.txt', { type: 'text/plain' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Nieprawidłowy format pliku/)
    await user.upload(photoInput(), aTiff())
    await screen.findByRole('img', { name: 'Wybrane zdjęcie talerza' })
    apiServer.use(answer(saveRecipePhoto, () => refuse('picture_damaged')))
    await user.click(confirmButton())
    await expect.poll(() => sent).toHaveLength(1)
    await expect.poll(() => toastStore.read()?.text).toBe('Nie udało się przetworzyć obrazu. Spróbuj z innym plikiem.')
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
    await user.click(await screen.findByRole('button', { name: /^Zapisz i.odejmij ze spiżarni$/ }))
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
    await first.user.click(screen.getByRole('button', { name: 'Zmień posiłek, dzień lub nazwę' }))
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
