import fc from 'fast-check'
import sax from 'sax'
import { describe, expect, it, test } from 'vitest'
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

const AMOUNT = /^-?(?:[1-9]\d{0,15}|0)(?:\.\d{1,2})?$/
const PRICE = /^-?(?:[1-9]\d{0,13}|0)(?:\.\d{1,8})?$/
const DAY = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const NIP = /^[1-9](?:\d[1-9]|[1-9]\d)\d{7}$/
const KSEF_NUMBER = /^\d{10}-20\d{6}-[\dA-F]{6}-?[\dA-F]{6}-[\dA-F]{2}$/
const text = (longest: number) => new RegExp(`^(?! )[^\\n\\t]{1,${longest}}(?<! )$`, 'u')

/** A place of a sequence: the element, whether it must be there, and what may be in it. */
type Place = [name: string, need: 'one' | 'may' | 'many', content: RegExp | Place[]]
const ADDRESS: Place[] = [
  ['KodKraju', 'one', /^PL$/],
  ['AdresL1', 'one', text(512)],
  ['AdresL2', 'may', text(512)],
]
const YES: Place[1] = 'one'

/** What FA(3) wants of the parts that we write, in its order: kept apart from the code that writes them. */
const FA3: Place[] = [
  [
    'Naglowek',
    YES,
    [
      ['KodFormularza', YES, /^FA$/],
      ['WariantFormularza', YES, /^3$/],
      ['DataWytworzeniaFa', YES, /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/],
      ['SystemInfo', 'may', text(256)],
    ],
  ],
  [
    'Podmiot1',
    YES,
    [
      [
        'DaneIdentyfikacyjne',
        YES,
        [
          ['NIP', YES, NIP],
          ['Nazwa', YES, text(512)],
        ],
      ],
      ['Adres', YES, ADDRESS],
    ],
  ],
  [
    'Podmiot2',
    YES,
    [
      [
        'DaneIdentyfikacyjne',
        YES,
        [
          ['NIP', 'may', NIP],
          ['BrakID', 'may', /^1$/],
          ['Nazwa', YES, text(512)],
        ],
      ],
      ['Adres', 'may', ADDRESS],
      ['JST', YES, /^[12]$/],
      ['GV', YES, /^[12]$/],
    ],
  ],
  [
    'Fa',
    YES,
    [
      ['KodWaluty', YES, /^PLN$/],
      ['P_1', YES, DAY],
      ['P_2', YES, text(256)],
      ['P_6', 'may', DAY],
      ['P_13_1', YES, AMOUNT],
      ['P_14_1', YES, AMOUNT],
      ['P_15', YES, AMOUNT],
      [
        'Adnotacje',
        YES,
        [
          ['P_16', YES, /^[12]$/],
          ['P_17', YES, /^[12]$/],
          ['P_18', YES, /^[12]$/],
          ['P_18A', YES, /^[12]$/],
          ['Zwolnienie', YES, [['P_19N', YES, /^1$/]]],
          ['NoweSrodkiTransportu', YES, [['P_22N', YES, /^1$/]]],
          ['P_23', YES, /^[12]$/],
          ['PMarzy', YES, [['P_PMarzyN', YES, /^1$/]]],
        ],
      ],
      ['RodzajFaktury', YES, /^(?:VAT|KOR)$/],
      ['PrzyczynaKorekty', 'may', text(256)],
      ['TypKorekty', 'may', /^[123]$/],
      [
        'DaneFaKorygowanej',
        'may',
        [
          ['DataWystFaKorygowanej', YES, DAY],
          ['NrFaKorygowanej', YES, text(256)],
          ['NrKSeF', 'may', /^1$/],
          ['NrKSeFFaKorygowanej', 'may', KSEF_NUMBER],
          ['NrKSeFN', 'may', /^1$/],
        ],
      ],
      [
        'FaWiersz',
        'many',
        [
          ['NrWierszaFa', YES, /^[1-9]\d*$/],
          ['P_7', YES, text(512)],
          ['P_8A', YES, text(256)],
          ['P_8B', YES, /^1$/],
          ['P_9B', YES, PRICE],
          ['P_11A', YES, AMOUNT],
          ['P_12', YES, /^23$/],
          ['StanPrzed', 'may', /^1$/],
        ],
      ],
      [
        'Platnosc',
        'may',
        [
          ['Zaplacono', YES, /^1$/],
          ['DataZaplaty', YES, DAY],
          ['FormaPlatnosci', 'may', /^[1-7]$/],
          ['PlatnoscInna', 'may', /^1$/],
          ['OpisPlatnosci', 'may', text(256)],
        ],
      ],
      ['WarunkiTransakcji', 'may', [['Zamowienia', 'may', [['NrZamowienia', 'may', text(256)]]]]],
    ],
  ],
]

/** Where the schema has a choice: one of these groups is there, whole, and none of the others. */
const CHOICES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  DaneIdentyfikacyjne: [['NIP'], ['BrakID']],
  DaneFaKorygowanej: [['NrKSeF', 'NrKSeFFaKorygowanej'], ['NrKSeFN']],
  Platnosc: [['FormaPlatnosci'], ['PlatnoscInna', 'OpisPlatnosci']],
}

/** What of a node's choices is not decided, or decided twice. */
function undecided({ name, children }: Node): string[] {
  const groups = CHOICES[name]
  if (!groups) return []
  const there = groups.flat().filter((wanted) => children.some((child) => child.name === wanted))
  return groups.some((group) => group.join() === there.join()) ? [] : [`${name}: ${there.join()} is no choice`]
}

/** What of a node is not as the places have it; empty where all is. */
function faults({ name, text: said, children }: Node, content: RegExp | Place[]): string[] {
  if (content instanceof RegExp) return children.length === 0 && content.test(said) ? [] : [`${name}: ${said}`]
  const left = [...children]
  const found: string[] = []
  for (const [wanted, need, inside] of content) {
    const others = left.findIndex((child) => child.name !== wanted)
    const run = others === -1 ? left.length : others
    const taken = left.splice(0, need === 'many' ? run : Math.min(run, 1))
    for (const node of taken) found.push(...faults(node, inside).map((fault) => `${name}/${fault}`))
    if (taken.length === 0 && need !== 'may') found.push(`${name}: no ${wanted}`)
  }
  return [...found, ...undecided({ name, text: said, children }), ...left.map((extra) => `${name}: ${extra.name} is not expected there`)]
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
  ])('of %s has the parts of FA(3) in their order', (_, invoice, ksefNumber) => {
    expect(faults(written(invoice, ksefNumber), FA3)).toEqual([])
  })

  it('names the form, its schema and its namespace', () => {
    const xml = writeKsefFile(anInvoice())
    expect(xml).toContain('<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/">')
    expect(xml).toContain('<KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza>')
  })

  it('says of an invoice what the printed one says', () => {
    const file = written(anInvoice())
    expect(at(file, 'Podmiot1/DaneIdentyfikacyjne/NIP')).toBe('1234563218')
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

  it('is well formed and whole whatever somebody is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), fc.integer({ min: 0, max: 10_000_000 }), (typed, amount) => {
        const name = `a${typed}z`
        const file = written(anInvoice({ buyer: { ...anInvoice().buyer, name, address: [name] }, after: taxOutOfGross(amount) }))
        expect(faults(file, FA3)).toEqual([])
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

describe('the check of this test', () => {
  const file = writeKsefFile(anInvoice())
  test.each([
    ['an element that is missing', file.replace('<P_23>2</P_23>', '')],
    ['elements in another order', file.replace(/(<P_1>.*<\/P_1>)\s*(<P_2>.*<\/P_2>)/, '$2$1')],
    ['an element too many', file.replace('<GV>2</GV>', '<GV>2</GV><X>1</X>')],
    ['an amount with three decimals', file.replace('<P_15>29.99', '<P_15>29.990')],
    ['a buyer with a number and without one', file.replace('<NIP>1234567819</NIP>', '<NIP>1234567819</NIP><BrakID>1</BrakID>')],
    ['a way of paying that nobody says', file.replace(/<FormaPlatnosci>.*<\/FormaPlatnosci>/, '')],
    ['a number with hyphens', file.replace('<NIP>1234563218', '<NIP>123-456-32-18')],
  ])('sees %s', (_, broken) => {
    expect(broken).not.toBe(file)
    expect(faults(parse(broken), FA3)).not.toEqual([])
  })

  it('sees what is not well formed', () => {
    expect(() => parse(file.replace('</Fa>', ''))).toThrow('Unexpected close tag')
  })
})

test('KSeF gets the invoices of buyers with a Polish tax number that can be one', () => {
  const { buyer } = anInvoice()
  expect(isForKsef(anInvoice())).toBe(true)
  for (const nip of [null, '', '5250010090', 'DE123456789']) expect(isForKsef(anInvoice({ buyer: { ...buyer, nip } }))).toBe(false)
  expect(isForKsef(anInvoice({ buyer: { ...buyer, country: 'Niemcy' } }))).toBe(false)
})
