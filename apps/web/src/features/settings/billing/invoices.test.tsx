import { readBillingProfile } from '@spizarka/contract/billing'
import { downloadInvoice, downloadInvoices, type Invoice, listInvoices } from '@spizarka/contract/invoices'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, apiServer, Refusal, refuse, unreachable } from '../../../testing/api-server.ts'
import { onePage, signedIn } from '../../../testing/samples.ts'
import { openSettings } from '../testing.tsx'

const EMPTY = { company_name: '', full_name: '', nip: '', address_line: '', postal_code: '', city: '', country: '' }

function anInvoice(changes: Partial<Invoice> = {}): Invoice {
  return {
    id: '7',
    number: 'FV/2026/11/0001',
    issued_on: '2026-11-12',
    amount: '29.99',
    currency: 'PLN',
    kind: 'invoice',
    product_name: 'Premium, miesięcznie',
    refunded: '0.00',
    ...changes,
  }
}

beforeEach(() => {
  signedIn()
  apiServer.use(
    answer(readBillingProfile, () => ({ ...EMPTY, company_name: 'Piekarnia Pod Kasztanem', nip: '5252248481', postal_code: '00-950' })),
  )
})
afterEach(() => vi.restoreAllMocks())

/** Type, size and name of what is saved, as it comes. */
function watchDownloads(): unknown[] {
  const saved: unknown[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob instanceof Blob && [blob.type, blob.size])
    return 'blob:invoice'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  return saved
}

const open = () => openSettings('/settings/invoices', 'Moje faktury')

describe('/settings/invoices', () => {
  it('lists what was issued by year, with corrections, and whom the next one is made out to', async () => {
    apiServer.use(
      answer(listInvoices, () =>
        onePage(
          anInvoice({ id: '9', number: 'FK/2027/01/0001', issued_on: '2027-01-02', amount: '-29.99', kind: 'correction' }),
          anInvoice(),
        ),
      ),
    )
    await open()
    const years = within(await screen.findByRole('list', { name: 'Faktury z 2027 roku' }))
    expect(years.getByText('−29,99 zł')).toBeTruthy()
    expect(years.getByText('korekta')).toBeTruthy()
    expect(within(screen.getByRole('list', { name: 'Faktury z 2026 roku' })).getByText('opłacona')).toBeTruthy()
    expect(screen.getByText('2 dokumenty')).toBeTruthy()
    expect((await screen.findByText(/Piekarnia/)).textContent).toBe('Piekarnia Pod Kasztanem\nNIP 5252248481\n00-950')
    expect(screen.getByRole('link', { name: 'Zmień' }).getAttribute('href')).toBe('/settings/billing')
  })

  it('says of an invoice whether its money went back', async () => {
    apiServer.use(
      answer(listInvoices, () =>
        onePage(anInvoice({ id: '1', refunded: '29.99' }), anInvoice({ id: '2', refunded: '10.00' }), anInvoice({ id: '3' })),
      ),
    )
    await open()
    const states = await screen.findAllByText(/^(?:zwrócona|zwrócona częściowo|opłacona)$/)
    expect(states.map(({ textContent }) => textContent)).toEqual(['zwrócona', 'zwrócona częściowo', 'opłacona'])
  })

  it('puts all of a year into the downloads as one archive', async () => {
    const saved = watchDownloads()
    apiServer.use(
      answer(listInvoices, () => onePage(anInvoice({ id: '9', issued_on: '2027-01-02' }), anInvoice({ id: '8' }), anInvoice())),
      answer(downloadInvoices, ({ query }) => {
        expect(query).toEqual({ year: '2026' })
        return new Uint8Array([80, 75])
      }),
    )
    const { user } = await open()
    // A year of one document has its own button already.
    await user.click(await screen.findByRole('button', { name: /^Pobierz wszystkie/ }))
    await waitFor(() => expect(saved).toEqual([['application/zip', 2], 'faktury-2026.zip']))
  })

  it('puts an invoice into the downloads under its number', async () => {
    const saved = watchDownloads()
    apiServer.use(
      answer(listInvoices, () => onePage(anInvoice())),
      answer(downloadInvoice, ({ params }) => {
        expect(params.id).toBe('7')
        return new Uint8Array([37, 80, 68, 70])
      }),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Pobierz: FV/2026/11/0001' }))
    await waitFor(() => expect(saved).toEqual([['application/pdf', 4], 'FV-2026-11-0001.pdf']))
  })

  it.each([
    [() => answer(downloadInvoice, () => refuse('not_found')), 'Nie znaleziono.'],
    [() => answer(downloadInvoice, () => new Refusal(500, {})), 'Nie udało się pobrać faktury. Spróbuj ponownie.'],
    [() => unreachable(downloadInvoice), 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie.'],
  ])('says why an invoice could not be fetched: %#', async (handler, text) => {
    apiServer.use(
      answer(listInvoices, () => onePage(anInvoice())),
      handler(),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: /^Pobierz: / }))
    expect(await screen.findAllByText(text)).toBeTruthy()
  })

  it('says what will be here while there is none', async () => {
    apiServer.use(answer(listInvoices, () => onePage()))
    await open()
    expect(await screen.findByRole('heading', { name: 'Nie masz jeszcze faktur' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Podaj dane do faktury' }).getAttribute('href')).toBe('/settings/billing')
  })

  it('can be read again when it could not be read', async () => {
    apiServer.use(answer(listInvoices, () => refuse('forbidden')))
    const { user } = await open()
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
    apiServer.use(answer(listInvoices, () => onePage(anInvoice())))
    await user.click(again)
    expect(await screen.findByText('FV/2026/11/0001')).toBeTruthy()
  })
})
