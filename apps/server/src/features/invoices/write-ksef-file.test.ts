import fc from 'fast-check'
import sax from 'sax'
import { describe, expect, it, test } from 'vitest'
import { ksefFaults } from '../../../test/ksef-schema.ts'
import { taxOutOfGross } from './amounts.ts'
import { aCorrection, anInvoice } from './invoice.fixture.ts'
import { isForKsef } from './invoice.ts'
import { writeKsefFile } from './write-ksef-file.ts'

interface Node {
  name: string
  text: string
  children: Node[]
}

/** The tree of an XML text; throws where it is not well formed. */
function parse(xml: string): Node {
  const root: Node = { name: '', text: '', children: [] }
  const open = [root]
  const reader = sax.createStream(true, {})
  reader.on('error', (error) => {
    throw error
  })
  reader.on('opentag', ({ name }) => {
    const node = { name, text: '', children: [] }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  reader.on('text', (text) => {
    const node = open.at(-1)
    if (node) node.text += text
  })
  reader.on('closetag', () => open.pop())
  reader.write(xml)
  reader.end()
  const [whole] = root.children
  if (!whole) throw new Error('no element')
  return whole
}

const at = (node: Node, path: string): string =>
  path.split('/').reduce<Node | undefined>((from, name) => from?.children.find((child) => child.name === name), node)?.text ?? ''
const grosze = (amount: string) => Number(amount.replace('.', ''))
const written = (...given: Parameters<typeof writeKsefFile>) => parse(writeKsefFile(...given))

const KSEF = '1234563218-20261030-0100C0A1B2C3-4F'

describe('a KSeF file', () => {
  test.each([
    ['an invoice', anInvoice(), null],
    ['an invoice paid by other means', anInvoice({ paidBy: 'online', paidOn: '2026-11-11' }), null],
    ['an invoice of which nothing had to be paid', anInvoice({ paidBy: 'none', orderNumber: null, after: taxOutOfGross(0) }), null],
    ['an invoice for a buyer without an address', anInvoice({ buyer: { ...anInvoice().buyer, address: [] } }), null],
    ['a correction of what KSeF does not have', aCorrection(), null],
    ['a correction of what KSeF has', aCorrection(), KSEF],
  ])('of %s is valid by the published schema', (_, invoice, ksefNumber) => {
    expect(ksefFaults(writeKsefFile(invoice, ksefNumber))).toEqual([])
  })

  it('says of an invoice what the printed one says', () => {
    const file = written(anInvoice())
    expect(at(file, 'Podmiot1/DaneIdentyfikacyjne/NIP')).toBe('1234563218')
    expect(at(file, 'Podmiot2/Adres/AdresL1')).toBe('ul. Lipowa 4/12')
    expect(at(file, 'Podmiot2/DaneIdentyfikacyjne/NIP')).toBe('1234567819')
    expect(at(file, 'Fa/P_2')).toBe('FV/2026/11/0042')
    expect([at(file, 'Fa/P_13_1'), at(file, 'Fa/P_14_1'), at(file, 'Fa/P_15')]).toEqual(['24.38', '5.61', '29.99'])
    expect(at(file, 'Fa/WarunkiTransakcji/Zamowienia/NrZamowienia')).toBe('317204881')
  })

  it('states of a correction the difference, and both states as rows', () => {
    const file = written(aCorrection(), KSEF)
    expect(at(file, 'Fa/RodzajFaktury')).toBe('KOR')
    expect(at(file, 'Fa/P_15')).toBe('-176.45')
    expect(at(file, 'Fa/DaneFaKorygowanej/NrKSeFFaKorygowanej')).toBe(KSEF)
    const fa = file.children.find(({ name }) => name === 'Fa')
    const rows = fa?.children.filter(({ name }) => name === 'FaWiersz') ?? []
    expect(rows.map((row) => [at(row, 'P_11A'), at(row, 'StanPrzed')])).toEqual([
      ['299.90', '1'],
      ['123.45', ''],
    ])
  })

  it('is valid and says its amounts whatever somebody is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), fc.integer({ min: 0, max: 10_000_000 }), (typed, amount) => {
        const name = `a${typed}z`
        const xml = writeKsefFile(anInvoice({ buyer: { ...anInvoice().buyer, name, address: [name] }, after: taxOutOfGross(amount) }))
        expect(ksefFaults(xml)).toEqual([])
        const file = parse(xml)
        expect(grosze(at(file, 'Fa/P_13_1')) + grosze(at(file, 'Fa/P_14_1'))).toBe(grosze(at(file, 'Fa/P_15')))
      }),
      { numRuns: 100 },
    )
  })

  it('of a name full of markup says that name', () => {
    const name = '</Nazwa><NIP>1</NIP> & "S" <b>'
    const file = written(anInvoice({ buyer: { ...anInvoice().buyer, name } }))
    expect(at(file, 'Podmiot2/DaneIdentyfikacyjne/Nazwa')).toBe(name)
  })
})

describe('the schema', () => {
  const file = writeKsefFile(anInvoice())
  test.each([
    ['an element that is missing', file.replace('<P_23>2</P_23>', '')],
    ['elements in another order', file.replace(/(<P_1>.*<\/P_1>)\s*(<P_2>.*<\/P_2>)/, '$2$1')],
    ['an element too many', file.replace('<GV>2</GV>', '<GV>2</GV><X>1</X>')],
    ['an element twice', file.replace('<GV>2</GV>', '<GV>2</GV><GV>2</GV>')],
    ['another namespace', file.replace('/13775/', '/12648/')],
    ['another form', file.replace('FA (3)', 'FA (2)')],
    ['an amount with three decimals', file.replace('<P_15>29.99', '<P_15>29.990')],
    ['a day that no calendar has', file.replace('<P_1>2026-11-12', '<P_1>2026-02-30')],
    ['a rate that there is not', file.replace('<P_12>23', '<P_12>24')],
    ['a buyer with a number and without one', file.replace('<NIP>1234567819</NIP>', '<NIP>1234567819</NIP><BrakID>1</BrakID>')],
    ['a way of paying that nobody says', file.replace(/<FormaPlatnosci>.*<\/FormaPlatnosci>/, '<PlatnoscInna>1</PlatnoscInna>')],
    ['a number with hyphens', file.replace('<NIP>1234563218', '<NIP>123-456-32-18')],
    ['a line that is too long', file.replace('<P_7>', `<P_7>${'x'.repeat(512)}`)],
    ['what is not well formed', file.replace('</Fa>', '')],
  ])('refuses %s', (_, broken) => {
    expect(broken).not.toBe(file)
    expect(ksefFaults(broken)).not.toEqual([])
  })
})

test('KSeF gets the invoices of buyers with a Polish tax number that can be one', () => {
  const { buyer } = anInvoice()
  expect(isForKsef(anInvoice())).toBe(true)
  for (const nip of [null, '', '5250010090', 'DE123456789']) expect(isForKsef(anInvoice({ buyer: { ...buyer, nip } }))).toBe(false)
  expect(isForKsef(anInvoice({ buyer: { ...buyer, country: 'Niemcy' } }))).toBe(false)
})
