import { ERRORS } from '@spizarka/contract/errors'
import { addFromBarcodes } from '@spizarka/contract/intake'
import { createProduct, lookUpProduct } from '@spizarka/contract/products'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { readSession } from '../../../lib/session/session.ts'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../../testing/api-server.ts'
import { aProduct, BREAD, knowsMilk, MILK, openScreen, rows, withFakeCamera } from './testing.ts'

const SESSION = '0b8f6c0e-8f0a-4b5e-9d55-2f1f3b1f7c11'
const IN_STORE = '2312345678904'
const hotspot = http.post(`*/api${addFromBarcodes.path}`, () => new HttpResponse('<h1>Wi-Fi</h1>', { status: 200 }))

withFakeCamera()

async function type(user: UserEvent, ...codes: string[]) {
  const open = screen.queryByRole('button', { name: 'Wpisz kod z klawiatury' })
  if (open) await user.click(open)
  for (const code of codes) await user.type(screen.getByLabelText('Kod kreskowy'), `${code}{Enter}`)
}

const submitButton = () => screen.getByRole('button', { name: /Dodaj produkty do spiżarni|Wysyłanie/ })
const news = () => screen.getAllByRole('status').map((region) => region.textContent)

describe('the scanned list', () => {
  it('shows what is being looked for, then the product with its amount and whose data it is', async () => {
    const asked = Promise.withResolvers<undefined>()
    apiServer.use(
      answer(lookUpProduct, async () => {
        await asked.promise
        return { data: aProduct() }
      }),
    )
    const { user } = await openScreen()
    expect(screen.getByRole('heading', { name: 'Zeskanowane produkty (0)' })).toBeTruthy()
    await type(user, MILK)
    expect(screen.getByText(`Szukanie produktu ${MILK}...`)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Zeskanowane produkty (1)' })).toBeTruthy()
    asked.resolve(undefined)
    expect(await screen.findByText('Mleko UHT 3,2%')).toBeTruthy()
    expect(screen.getByText('Łaciate, 1 l')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Dane: Open Food Facts (ODbL)' })).toBeTruthy()
    expect(news()).toContainEqual(expect.stringMatching(/^Mleko UHT 3,2%, 1000.ml$/))
  })

  it('asks for a code as it is printed', async () => {
    const asked: string[] = []
    apiServer.use(
      answer(lookUpProduct, ({ params }) => {
        asked.push(params.gtin)
        return refuse('product_not_known')
      }),
    )
    const { user } = await openScreen()
    await type(user, '96385074', '036000291452', '01234565')
    await expect.poll(() => asked).toEqual(['96385074', '0036000291452', '0012345000065'])
  })

  it('adds one package to a product that is scanned again, and moves it to the top', async () => {
    knowsMilk()
    const { user } = await openScreen()
    await type(user, MILK, BREAD)
    await expect.poll(() => screen.queryAllByText('Mleko UHT 3,2%')).toHaveLength(2)
    await type(user, MILK)
    expect(rows()[0]).toMatch(/2000.ml/)
    expect(rows()[1]).toMatch(/1000.ml/)
    expect(rows()).toHaveLength(2)
  })

  it('says that a code is unknown, and takes the product from the form instead', async () => {
    let sent: unknown
    apiServer.use(
      answer(lookUpProduct, () => refuse('product_not_known')),
      answer(createProduct, ({ body }) => {
        sent = body
        return { gtin: MILK, name: body.name, quantity_str: '500 ml' }
      }),
    )
    const { user } = await openScreen()
    await type(user, MILK)
    expect(await screen.findByText('Tego produktu nie ma w naszej bazie.')).toBeTruthy()
    expect(screen.getByRole('button', { name: /Dodaj produkty do spiżarni/ }).getAttribute('aria-disabled')).toBe('true')

    await user.click(screen.getByRole('button', { name: /^Dodaj go ręcznie/ }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByLabelText<HTMLInputElement>('Ilość w opakowaniu').value).toBe('1')
    expect(dialog.getByLabelText<HTMLInputElement>('szt.').checked).toBe(true)
    await user.click(dialog.getByRole('button', { name: 'Dodaj produkt' }))
    expect(dialog.getByText('Wszystkie pola muszą być wypełnione.')).toBeTruthy()

    await user.type(dialog.getByLabelText('Nazwa'), 'kefir')
    await user.clear(dialog.getByLabelText('Ilość w opakowaniu'))
    await user.type(dialog.getByLabelText('Ilość w opakowaniu'), '500')
    await user.click(dialog.getByLabelText('ml'))
    await user.click(dialog.getByRole('button', { name: 'Dodaj produkt' }))
    expect(await screen.findByText('kefir')).toBeTruthy()
    expect(rows()[0]).toMatch(/500.ml/)
    expect(document.activeElement).toBe(screen.getByRole('listitem'))
    expect(sent).toEqual({ gtin: MILK, name: 'kefir', quantity: 500, unit: 'ml' })
  })

  it.each([
    [new Refusal(400, { name: ['Ta nazwa jest zajęta.'] }), 'Ta nazwa jest zajęta.'],
    [new Refusal(500, {}), 'Nie udało się dodać produktu. Spróbuj ponownie.'],
  ])('says why a product could not be named (%#)', async (refusal, text) => {
    apiServer.use(
      answer(lookUpProduct, () => refuse('product_not_known')),
      answer(createProduct, () => refusal),
    )
    const { user } = await openScreen()
    await type(user, MILK)
    await user.click(await screen.findByRole('button', { name: /^Dodaj go ręcznie/ }))
    await user.type(screen.getByLabelText('Nazwa'), 'kefir')
    await user.click(screen.getByRole('button', { name: 'Dodaj produkt' }))
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })

  it('explains the code of a shop without looking it up, and names it for this list alone', async () => {
    const { user } = await openScreen()
    await type(user, IN_STORE)
    expect(screen.getByText(ERRORS.product_code_in_store.text)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Dodaj go ręcznie/ }))
    await user.type(screen.getByLabelText('Nazwa'), 'ser gouda')
    await user.click(screen.getByRole('button', { name: 'Dodaj produkt' }))
    expect(await screen.findByText('ser gouda')).toBeTruthy()
    expect(rows()[0]).toMatch(/1.szt\./)
  })

  it.each([
    ['a server that fails', answer(lookUpProduct, () => refuse('product_lookup_failed'))],
    ['no network', unreachable(lookUpProduct)],
  ])('offers another try after %s', async (_, handler) => {
    apiServer.use(handler)
    const { user } = await openScreen()
    await type(user, MILK)
    expect(await screen.findByText('Błąd serwera. Spróbuj ponownie za chwilę.')).toBeTruthy()
    knowsMilk()
    await user.click(screen.getByRole('button', { name: `Spróbuj ponownie: kod ${MILK}` }))
    expect(await screen.findByText('Mleko UHT 3,2%')).toBeTruthy()
  })

  it('tries again by itself when the network is back', async () => {
    apiServer.use(unreachable(lookUpProduct))
    const { user } = await openScreen()
    await type(user, MILK)
    await screen.findByText('Błąd serwera. Spróbuj ponownie za chwilę.')
    knowsMilk()
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('Mleko UHT 3,2%')).toBeTruthy()
  })

  it('changes an amount by packages or to any whole number', async () => {
    knowsMilk()
    const { user } = await openScreen()
    await type(user, MILK)
    await user.click(await screen.findByRole('button', { name: 'Więcej: Mleko UHT 3,2%' }))
    expect(rows()[0]).toMatch(/2000.ml/)
    await user.click(screen.getByRole('button', { name: 'Mniej: Mleko UHT 3,2%' }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mniej: Mleko UHT 3,2%' }).disabled).toBe(true)

    const setExactly = async (typed: string) => {
      await user.click(screen.getByRole('button', { name: /Wpisz dokładną ilość/ }))
      await user.clear(screen.getByLabelText('Ilość'))
      if (typed !== '') await user.type(screen.getByLabelText('Ilość'), typed)
      await user.click(screen.getByRole('button', { name: 'Zapisz ilość' }))
    }
    await setExactly('750')
    expect(rows()[0]).toMatch(/750.ml/)
    for (const ignored of ['0', '']) await setExactly(ignored)
    expect(rows()[0]).toMatch(/750.ml/)
  })

  it('gives a removed product back', async () => {
    knowsMilk()
    const { user } = await openScreen()
    await type(user, MILK)
    await user.click(await screen.findByRole('button', { name: 'Usuń: Mleko UHT 3,2%' }))
    expect(rows()).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Zeskanowane produkty (0)' }))
    await user.click(screen.getByRole('button', { name: 'Cofnij' }))
    expect(rows()[0]).toMatch(/Mleko/)
  })

  it('is there again after the screen was left, and finishes what was being looked for', async () => {
    apiServer.use(answer(lookUpProduct, () => new Promise<never>(() => undefined)))
    const { user, unmount } = await openScreen()
    await type(user, MILK)
    unmount()
    knowsMilk()
    await openScreen()
    expect(await screen.findByText('Mleko UHT 3,2%')).toBeTruthy()
  })
})

describe('a typed code', () => {
  it('with a wrong check digit is explained and not listed', async () => {
    const { user } = await openScreen()
    await type(user, '5900123456783')
    expect(screen.getByText('Te cyfry nie tworzą kodu. Sprawdź, czy któraś nie jest pomylona.')).toBeTruthy()
    expect(rows()).toEqual([])
  })
})

describe('sending the list', () => {
  it('sends what was found, takes 4 points off the balance and goes to the review', async () => {
    let body: unknown
    apiServer.use(
      answer(lookUpProduct, ({ params }) => (params.gtin === BREAD ? refuse('product_not_known') : { data: aProduct() })),
      answer(addFromBarcodes, (received) => {
        body = received.body
        return { session_id: SESSION }
      }),
    )
    const { user, router } = await openScreen()
    expect(screen.getByText('Brak znalezionych produktów do dodania.')).toBeTruthy()
    await type(user, BREAD, MILK, MILK)
    expect(await screen.findByText('Dodamy 1 znaleziony produkt. Masz 204 pkt.')).toBeTruthy()
    expect(submitButton().textContent).toContain('−4 pkt AI')
    await user.dblClick(submitButton())
    await expect.poll(() => router.state.location.pathname).toBe(`/pending-items/${SESSION}`)
    expect(body).toEqual({ items: [{ product_name: 'Mleko UHT 3,2%', quantity: '2000 ml', brands: 'Łaciate' }] })
    expect(readSession().user?.ai_points).toBe(200)
  })

  it.each([
    [refuse('points_short_barcode'), ERRORS.points_short_barcode.text],
    [refuse('internal'), 'Wystąpił błąd podczas wysyłania listy. Spróbuj ponownie.'],
  ])('says what went wrong (%#) and keeps the list', async (refusal, text) => {
    knowsMilk()
    apiServer.use(answer(addFromBarcodes, () => refusal))
    const { user } = await openScreen()
    await type(user, MILK)
    await screen.findByText('Mleko UHT 3,2%')
    await user.click(submitButton())
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(rows()).toHaveLength(1)
    expect(readSession().user?.ai_points).toBe(204)
  })

  it.each([
    ['no network', unreachable(addFromBarcodes), 'Wystąpił błąd podczas wysyłania listy. Spróbuj ponownie.'],
    ['a hotspot that answers for the server', hotspot, 'Nie otrzymałem ID sesji od serwera.'],
  ])('meets %s with a sentence', async (_, handler, text) => {
    knowsMilk()
    apiServer.use(handler)
    const { user } = await openScreen()
    await type(user, MILK)
    await screen.findByText('Mleko UHT 3,2%')
    await user.click(submitButton())
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })

  it('cannot be done with fewer than 4 points, and says why', async () => {
    await openScreen(3)
    expect(submitButton().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(ERRORS.points_short_barcode.text)).toBeTruthy()
  })
})
