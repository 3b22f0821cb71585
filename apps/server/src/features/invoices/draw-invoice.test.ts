import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it, test } from 'vitest'
import { taxOutOfGross } from './amounts.ts'
import { drawInvoice } from './draw-invoice.ts'
import { aCorrection, anInvoice } from './invoice.fixture.ts'
import { type Invoice, invoiceNumber } from './invoice.ts'

async function textOf(invoice: Invoice) {
  const pdf = await getDocumentProxy(new Uint8Array(await drawInvoice(invoice)))
  const { totalPages, text } = await extractText(pdf, { mergePages: true })
  return { totalPages, text: text.replaceAll(/\s+/g, ' ') }
}

describe('a printed invoice', () => {
  it('says all that the law asks for, on one page, in text that can be searched', async () => {
    const { totalPages, text } = await textOf(anInvoice())
    expect(totalPages).toBe(1)
    const wanted = ['Faktura VAT', 'FV/2026/11/0042', 'Data wystawienia', '12 listopada 2026', 'Data sprzedaży', 'karta, Przelewy24']
    const parties = [
      'Spiżarka sp. z o.o.',
      'NIP 123-456-32-18',
      'Pracownia „Pod Lipą”',
      'Łucja Źdźbło',
      'ul. Lipowa 4/12',
      '02-001 Warszawa',
      'NIP 123-456-78-19',
    ]
    const sums = [
      'Subskrypcja Premium, miesięcznie',
      '24,38',
      '23%',
      '5,61',
      '29,99 zł',
      'dwadzieścia dziewięć złotych 99/100',
      '317204881',
    ]
    for (const words of [...wanted, ...parties, ...sums]) expect(text).toContain(words)
  })

  it('of a correction names what it corrects, why, and both states', async () => {
    const { text } = await textOf(aCorrection())
    const wanted = ['Faktura korygująca', 'FK/2026/11/0001', 'FV/2026/10/0007', '30 października 2026', 'odstąpienie od umowy']
    for (const words of [...wanted, 'stan przed korektą', '299,90', 'stan po korekcie', '123,45', '−176,45 zł'])
      expect(text).toContain(words)
  })

  it('has its fonts in it, so that Polish letters look the same everywhere', async () => {
    const pdf = (await drawInvoice(anInvoice())).toString('latin1')
    expect(pdf.match(/\/FontFile2/g)).toHaveLength(3)
    expect(pdf.match(/\/ToUnicode/g)).toHaveLength(3)
    expect(pdf).toMatch(/NunitoSans-Regular/)
  })

  it('shows a buyer whose name or street is one endless word', async () => {
    const buyer = { name: 'Ż'.repeat(200), nip: 'DE123456789', address: ['x'.repeat(200), '00-001 Łódź'], country: 'Niemcy' }
    const { text } = await textOf(anInvoice({ buyer }))
    const letters = text.replaceAll(' ', '')
    for (const words of [buyer.name, 'x'.repeat(200), 'Niemcy', 'DE123456789']) expect(letters).toContain(words)
  })

  it('of nothing to pay says so', async () => {
    const { text } = await textOf(anInvoice({ paidBy: 'none', orderNumber: null, after: taxOutOfGross(0) }))
    expect(text).toContain('zero złotych 00/100')
    expect(text).toContain('kod rabatowy')
  })

  it('opens no file and no address that somebody wrote into it', async () => {
    const buyer = { ...anInvoice().buyer, name: '![x](file:///etc/passwd) {image:"/etc/passwd"}' }
    expect((await textOf(anInvoice({ buyer }))).text).toContain('{image:"/etc/passwd"}')
  })
})

test.each([
  ['invoice', '2026-11-30', 1, 'FV/2026/11/0001'],
  ['invoice', '2027-01-01', 321, 'FV/2027/01/0321'],
  ['correction', '2026-11-30', 12, 'FK/2026/11/0012'],
  ['invoice', '2026-12-31', 12_345, 'FV/2026/12/12345'],
] as const)('an %s of %s that is number %i in its month is %s', (kind, day, sequence, number) => {
  expect(invoiceNumber(kind, day, sequence)).toBe(number)
})
