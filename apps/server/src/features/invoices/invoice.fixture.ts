import { taxOutOfGross, VAT_PERCENT } from './amounts.ts'
import type { Invoice } from './invoice.ts'

/** An invoice for a month of Premium to a business, changed as said. */
export function anInvoice(changes: Partial<Invoice> = {}): Invoice {
  return {
    number: 'FV/2026/11/0042',
    kind: 'invoice',
    issuedOn: '2026-11-12',
    issuedAt: '2026-11-12T10:00:00.000Z',
    paidOn: '2026-11-12',
    paidBy: 'card',
    orderNumber: '317204881',
    seller: { name: 'Spiżarka sp. z o.o.', nip: '1234563218', address: ['ul. Przykładowa 1', '00-001 Warszawa'], country: '' },
    buyer: {
      name: 'Pracownia „Pod Lipą”',
      contact: 'Łucja Źdźbło',
      nip: '123-456-78-19',
      address: ['ul. Lipowa 4/12', '02-001 Warszawa'],
      country: 'Polska',
    },
    item: { name: 'Subskrypcja Premium, miesięcznie', detail: '12 listopada – 11 grudnia 2026, 2000 punktów AI' },
    vatPercent: VAT_PERCENT,
    before: taxOutOfGross(0),
    after: taxOutOfGross(2999),
    corrected: null,
    ...changes,
  }
}

/** The correction of a yearly invoice of which a part was given back. */
export function aCorrection(changes: Partial<Invoice> = {}): Invoice {
  return anInvoice({
    number: 'FK/2026/11/0001',
    kind: 'correction',
    before: taxOutOfGross(29_990),
    after: taxOutOfGross(12_345),
    corrected: { number: 'FV/2026/10/0007', issuedOn: '2026-10-30', reason: 'odstąpienie od umowy' },
    ...changes,
  })
}
