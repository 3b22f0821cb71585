import { readMe } from '@spizarka/contract/accounts'
import { type PendingItem, readIntakeProgress, readPendingItems } from '@spizarka/contract/intake'
import { type ReceiptLists, readReceiptPicture, setReceiptList } from '@spizarka/contract/receipts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { answer, apiServer, refuse } from '../../../../testing/api-server.ts'
import { renderRoutes } from '../../../../testing/render-routes.tsx'
import { aPendingItem, aUser, signedIn } from '../../../../testing/samples.ts'
import { intakeRoutes } from '../../routes.ts'
import { ADDRESS, listOf } from '../testing.tsx'

describe('a receipt', () => {
  const summary = { shop: 'Biedronka', bought_on: '2025-11-19', total_grosze: 5672, sums_agree: true }

  async function openReceipt(item: PendingItem, changes: Partial<typeof summary> = {}, address = ADDRESS) {
    signedIn()
    apiServer.use(answer(readPendingItems, () => ({ ...listOf([item]), source: 'receipt' as const, receipt: { ...summary, ...changes } })))
    renderRoutes(intakeRoutes, address)
    await screen.findByText('Z paragonu, 1 pozycja')
  }

  it('says where, when and for how much, and each price', async () => {
    await openReceipt(aPendingItem({ price_grosze: 858 }))
    expect(screen.getByText(/^Biedronka · 19 listopada 2025 · 56,72\szł$/)).toBeTruthy()
    expect(screen.getByText(/^8,58\szł$/)).toBeTruthy()
    expect(screen.getByText('Suma się zgadza')).toBeTruthy()
    expect(screen.queryByText(/nie sumują się/)).toBeNull()
  })

  it('points out what is doubtful and what was learned', async () => {
    await openReceipt(aPendingItem({ doubtful: true, learned: true, price_grosze: 958 }), { sums_agree: false })
    expect(screen.getByText('Sprawdź tę pozycję')).toBeTruthy()
    expect(screen.getByText('Zapamiętane')).toBeTruthy()
    const warning = screen.getByText(/^Suma różni się o 47,14\szł$/).closest('div')?.parentElement
    expect(warning?.querySelector('.lucide-scale')).toBeTruthy()
    expect(screen.getByText(/^Ceny pozycji nie sumują się do kwoty z paragonu/)).toBeTruthy()
    expect(screen.queryByText('Suma się zgadza')).toBeNull()
  })

  it('shows the strip of its picture that a line was read from, at a tap on the line', async () => {
    const asked: string[] = []
    apiServer.use(
      answer(readReceiptPicture, ({ params }) => {
        asked.push(params.sessionId)
        return new Uint8Array([1, 2, 3])
      }),
    )
    const place = { x: 0.5, y: 0.4, width: 0.8, height: 0.05, angle: 2 }
    await openReceipt(aPendingItem({ price_grosze: 858, source_line: 'ZIEMNIAKI 2KG', places: [place] }))
    expect(asked).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: /ZIEMNIAKI 2KG/ }))
    await screen.findByText('Wiersz ze zdjęcia')
    await expect.poll(() => document.querySelector('image')?.getAttribute('transform')).toContain('rotate(-2)')
    expect(asked).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Pokaż cały paragon' })).toBeTruthy()
  })

  it('whose picture is not kept any more says so, and still unfolds the line', async () => {
    apiServer.use(answer(readReceiptPicture, () => refuse('not_found')))
    const place = { x: 0.5, y: 0.4, width: 0.8, height: 0.05, angle: 0 }
    const item = aPendingItem({ price_grosze: 858, source_line: 'ZIEMNIAKI 2KG', places: [place] })
    await openReceipt(item, {}, '/pending-items/0b8f6c0e-8f0a-4b5e-9d55-2f1f3b1f7c12')
    const line = screen.getByRole('button', { name: /ZIEMNIAKI 2KG/ })
    await userEvent.click(line)
    expect(await screen.findByText('Tego zdjęcia już nie mamy. Wiersz: „ZIEMNIAKI 2KG”')).toBeTruthy()
    expect(line.getAttribute('aria-expanded')).toBe('true')
  })

  describe('of a shopping list', () => {
    const ON_LIST = { item_id: '5f0c1d0e-0000-4000-8000-000000000001', name: 'ziemniaki', in_pantry: true, difference: null, unit: null }
    const OF = {
      id: '7',
      name: 'Zakupy na sobotę',
      missing: [
        { id: '5f0c1d0e-0000-4000-8000-000000000002', name: 'maliny', checked: false },
        { id: '5f0c1d0e-0000-4000-8000-000000000003', name: 'mleko', checked: true },
      ],
    }

    async function openWith(items: PendingItem[], lists: ReceiptLists) {
      signedIn()
      const said: unknown[] = []
      let now = lists
      apiServer.use(
        answer(readPendingItems, () => ({ ...listOf(items), source: 'receipt' as const, receipt: summary, lists: now })),
        answer(setReceiptList, ({ body, params }) => {
          said.push(body)
          now = { of: body.list_id === null ? null : OF, others: body.list_id === null ? [{ id: OF.id, name: OF.name }] : [] }
          return { session_id: params.sessionId }
        }),
      )
      const view = renderRoutes(intakeRoutes, ADDRESS)
      await screen.findByText(/^Z paragonu/)
      return { ...view, said }
    }

    it('says what is in the pantry already, what is put right, and what the receipt does not show', async () => {
      const more = aPendingItem({ id: '2', product_name: 'ser', on_list: { ...ON_LIST, difference: -50, unit: 'grams' } })
      await openWith([aPendingItem({ on_list: ON_LIST }), more, aPendingItem({ id: '3', product_name: 'chleb' })], { of: OF, others: [] })
      expect(screen.getByText('Zakupy z listy „Zakupy na sobotę”')).toBeTruthy()
      expect(screen.getByText(/^Na paragonie są 2 pozycje z tej listy\. 2 są już w.spiżarni: dopiszemy tylko ceny\.$/)).toBeTruthy()
      expect(screen.getByText('Do kupienia zostaje:').parentElement?.textContent).toContain('maliny')
      expect(screen.getByText('Odhaczone, ale nie ma na paragonie:').parentElement?.textContent).toContain('mleko')
      expect(screen.getByText(/^już w.spiżarni$/)).toBeTruthy()
      expect(screen.getByText(/^już w.spiżarni, odejmiemy 50.g$/)).toBeTruthy()
    })

    it('takes another word for it: none of a list, that list after all, or one line apart', async () => {
      const { user, said } = await openWith([aPendingItem({ on_list: ON_LIST })], { of: OF, others: [] })
      await user.click(screen.getByRole('button', { name: 'Dodaj osobno' }))
      await user.click(screen.getByRole('button', { name: /^To nie z.tej listy$/ }))
      await user.click(await screen.findByRole('button', { name: 'Zakupy na sobotę' }))
      expect(await screen.findByText('Zakupy z listy „Zakupy na sobotę”')).toBeTruthy()
      expect(said).toMatchObject([{ list_id: '7', apart: ['1'] }, { list_id: null }, { list_id: '7' }])
    })
  })

  const line = { category: 'dairy', tile: null, quantity: 2000, unit: 'ml' as const, places: [] }

  /** How many lines stood there each time that it changed, while a receipt is read of which all is known. */
  async function countsWhileReading(): Promise<number[]> {
    signedIn()
    apiServer.use(
      answer(readPendingItems, () => refuse('not_found')),
      answer(readReceiptPicture, () => refuse('not_found')),
      answer(readIntakeProgress, () => ({
        state: 'processing' as const,
        share: 0.9,
        found: ['mleko', 'masło', 'ser'].map((product_name) => ({ ...line, product_name })),
      })),
    )
    const counts: number[] = []
    new MutationObserver(() => {
      const found = screen.queryByRole('list', { name: 'Znalezione produkty' })?.children.length
      if (found !== undefined && counts.at(-1) !== found) counts.push(found)
    }).observe(document.body, { subtree: true, childList: true })
    renderRoutes(intakeRoutes, ADDRESS, { source: 'receipt' })
    await screen.findByRole('heading', { name: 'Znaleziono 3 pozycje' })
    return counts
  }

  it('shows what was found a line after the other', async () => {
    expect(await countsWhileReading()).toEqual([1, 2, 3])
  })

  it('shows what was found all at once where movement is reduced', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: media.includes('reduce'), media }) as MediaQueryList,
    )
    expect(await countsWhileReading()).toEqual([3])
  })

  it('that is being read shows its lines as they are found', async () => {
    signedIn()
    apiServer.use(
      answer(readPendingItems, () => refuse('not_found')),
      answer(readReceiptPicture, () => refuse('not_found')),
      answer(readIntakeProgress, () => ({
        state: 'processing' as const,
        share: 0.75,
        found: [
          { ...line, product_name: 'mleko' },
          { ...line, product_name: 'jajka', quantity: 10, unit: 'pieces' as const },
        ],
      })),
    )
    renderRoutes(intakeRoutes, ADDRESS, { source: 'receipt' })
    expect(await screen.findByRole('heading', { name: 'Znaleziono 2 pozycje' })).toBeTruthy()
    expect(screen.getByText('z ok. 3')).toBeTruthy()
    const found = screen.getByRole('list', { name: 'Znalezione produkty' })
    expect(found.textContent).toMatch(/mleko 2.l.*jajka 10.szt\./)
    expect(screen.getByRole('progressbar', { name: 'Odczytane' }).getAttribute('aria-valuenow')).toBe('75')
    expect(screen.getByText(/6 punktów jest/).textContent).toContain('6 punktów jest zarezerwowanych.')
  })

  it('that is being read says what is happening, and one that failed leads to another picture', async () => {
    signedIn()
    let polls = 0
    apiServer.use(
      answer(readPendingItems, () => {
        polls += 1
        return refuse(polls === 1 ? 'not_found' : 'receipt_not_found')
      }),
      answer(readIntakeProgress, () => ({ state: 'processing' as const, share: 0, found: [] })),
      answer(readMe, () => aUser()),
      answer(readReceiptPicture, () => refuse('not_found')),
    )
    renderRoutes(intakeRoutes, ADDRESS, { source: 'receipt' })
    expect(await screen.findByText('Czytamy paragon')).toBeTruthy()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Na tym zdjęciu nie widać paragonu ze sklepu\. Punkty wróciły/)
    expect(screen.getByRole('link', { name: 'Wybierz inne zdjęcie' }).getAttribute('href')).toBe('/add-products/receipt')
  })
})
