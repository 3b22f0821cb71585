import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseReceipt } from './parse-receipt.ts'

const FOOT = 'SUMA PLN'

// The first reading builds the lexicon of the food table.
beforeAll(() => {
  parseReceipt('PARAGON FISKALNY\nMLEKO 2% 1L 2 x3,49 6,98C\nSUMA PLN 6,98')
}, 60_000)

/** A receipt of these lines, with a title and the total that they come to. */
function receipt(lines: string, total: string): string {
  return `SKLEP TESTOWY\nPARAGON FISKALNY\n${lines}\n${FOOT} ${total}`
}

function itemsOf(lines: string, total = '1,00') {
  return parseReceipt(receipt(lines, total)).items.map(({ productName, quantityGrams, quantityMl, quantityPieces, priceGrosze }) => ({
    name: productName,
    amount: quantityGrams ?? quantityMl ?? quantityPieces,
    grosze: priceGrosze,
  }))
}

describe('a count and price above their name', () => {
  it('belong to it although the figures of its value were misread', () => {
    expect(itemsOf('5 x 4,58\nGROSZEK KONS. 400G 22,55 C')).toMatchObject([{ name: 'groszek konserwowy', amount: 2000 }])
    expect(itemsOf('0,222 kg x 5,79/kg\nDYNIA HOKKAIDO 1,23 C')).toMatchObject([{ name: 'dynia hokkaido', amount: 222 }])
  })

  it('are not given to a name before that lost its figures', () => {
    const cream = itemsOf('MAKARON 500G 3,99 C\nKOPYTKA 500G S81c\n5 x 8,89\nŚMIETANKA 36% 500ML 44,45 C', '59,00').at(-1)
    expect(cream).toMatchObject({ amount: 2500, grosze: 4445 })
  })

  it('say nothing of a name with another value', () => {
    expect(itemsOf('MAKARON 500G 3,99 C\n5 x 8,89\nKOPYTKA 500G 6,19 C', '54,63').at(-1)).toMatchObject({ amount: 500, grosze: 619 })
  })
})

const placesOf = (lines: string) => parseReceipt(receipt(lines, '8,58')).items.map(({ productName, places }) => [productName, places])

describe('the lines that an item was read from', () => {
  it('are known by their numbers, blank lines counted', () => {
    expect(placesOf('MLEKO 2% 1L\n\n2 x4,29 8,58C')).toEqual([['mleko 2%', [2, 4]]])
  })

  it('are all of them where several lines are one product', () => {
    expect(placesOf('MLEKO 2% 1L 1 x3,49 3,49C\nMASŁO 200G 1 x1,60 1,60C\nMLEKO 2% 1L 1 x3,49 3,49C')).toEqual([
      ['mleko 2%', [2, 4]],
      ['masło', [3]],
    ])
  })
})

describe('the figures of a line', () => {
  it.each([
    'MLEKO 2% 1L 2 x3,49 6,98C',
    'MLEKO 2% 1L 2 * 3,49 = 6,98 zł C',
    'MLEKO 2% 1L 2szt. x 3,49 6,98',
    'MLEKO 2% 1L C 2.000 × 3,49 6,98',
    'MLEKO 2% 1L 3,49 x 2 6,98 C',
    'C_MLEKO 2% 1L 2szt 6,98',
    '2 szt x 3,49 MLEKO 2% 1L 6,98 C',
    '5900512320359 MLEKO 2% 1L 2 x 3,49 6,98 C',
    'MLEKO 2% 1L\n2 x 3,49 6,98 C',
    'MLEKO 2% 1L\n2 x 3,49\n6,98 C',
    'MLEKO 2% 1L 6,98 C\n2 x 3,49',
    '2 x 3,49\nMLEKO 2% 1L 6,98 C',
    'MLEKO 2% 1L 2 k3,49 6, 98C',
    'MLEKO 2% 1L 2 x349 698 C',
    'MLEKO 2% 1L 2 x3,4g 6,98C',
    '6,98 C MLEKO 2% 1L\n2 x 3,49',
    'MLEKO 2% 1L\nC\n2.000 ×\n3,49\n6,98',
    'MLEKO 2% 1L\n2,000 szt x 3,49 C 6,98',
    '6,98 C 2x MLEKO 2% 1L\n  po 3,49',
    '6,98 C 2xMLEKO 2% 1L',
    '2 X MLEKO 2% 1L 6,98 C',
    'MLEKO 2% 1L\n3,49 x szt 6,98 C',
    'MLEKO 2% 1L 2 x t,49 6,98 C',
    'MLEKO 2% 1L 2*3496,98 C',
    'MLEKO 2% 1L 23,49 6,98 C',
    'MLEKO 2% 1L 2 x3,49 6,98zł O',
    'MLEKO 2% 1L2szt x3,49 6,98C',
  ])('reads two litres for 6,98 from %j', (line) => {
    expect(itemsOf(line, '6,98')).toEqual([{ name: 'mleko 2%', amount: 2000, grosze: 698 }])
  })

  it.each([
    'POMIDORY 0,345 kg x 12,99 4,48 C',
    'POMIDORY kg 0,345 x12,99 4,48C',
    'POMIDORY\n  0,345 KG 4,48 C',
    'POMIDORY O,345kgx12,99 4,48',
    '0,345 kg x 12,99/kg\nPOMIDORY 4,48 C',
    '0,345 POMIDORY 4,48 C',
    '4,48 C 0,345kg POMIDORY\n  po 12,99/kg',
    'POMIDORY 0,345hg x 12,99 4,48',
    'POMIDORY KG0,345 x 12,99 4,48C',
    'POMIDORY 0,34 kg x 12,99 4,48 C',
  ])('reads 345 g for 4,48 from %j', (line) => {
    expect(itemsOf(line, '4,48')).toEqual([{ name: 'pomidory', amount: 345, grosze: 448 }])
  })

  it('gives names above all amounts the amounts in their order', () => {
    expect(itemsOf('KEFIR 400G\nRABARBAR KG\nMIÓD 370G\n1 x2,49 2,49\n0,500 x8,00 4,00\n1 x9,99 9,99', '16,48')).toEqual([
      { name: 'kefir', amount: 400, grosze: 249 },
      { name: 'rabarbar', amount: 500, grosze: 400 },
      { name: 'miód', amount: 370, grosze: 999 },
    ])
  })

  it('reads a page column by column', () => {
    const read = itemsOf('KEFIR 400G\nRABARBAR KG\nMIÓD 370G\n2 x\n0,500 x\n1 x\n2,49\n8,00\n9,99\n4,98\n4,00\n9,99', '18,97')
    expect(read.map(({ grosze }) => grosze)).toEqual([498, 400, 999])
  })

  it('sums repeated lines of one product', () => {
    expect(itemsOf('KEFIR 400G 2,49 C\nMIÓD 370G 9,99 C\nKEFIR 400G 2,49 C', '14,97')[0]).toEqual({
      name: 'kefir',
      amount: 800,
      grosze: 498,
    })
  })
})

describe('discounts', () => {
  it.each([
    'RABAT -2,00',
    'OPUST\n-2,00\n7,99',
    'Lidl Plus kupon -2,00',
    'Kup 2 płać za 1 -2,00\nPozycje:1',
    'cena po rabacie 7,99 C',
    'Rabat Lidl Plus-2,00 C',
    'tabat 2,00',
    '-2,00 CRABAT',
    'RABATY\nMIÓD 370G -2,00',
    '--2,00',
  ])('takes %j off the price', (line) => {
    expect(itemsOf(`MIÓD 370G 1 x 9,99 9,99 C\n${line}`, '7,99')).toEqual([{ name: 'miód', amount: 370, grosze: 799 }])
  })

  it('takes a misread discount from what is printed to be left', () => {
    expect(itemsOf('MIÓD 370G 1 x 9,99 9,99 C\nRABAT -8,00\n7,99', '9,99')[0]?.grosze).toBe(799)
  })
})

describe('what is no item', () => {
  it.each([
    'REKLAMÓWKA 1 x0,50 0,50A',
    'TORBA PAPIEROWA 0,99',
    'TORBA EKO\n  1szt x 0,99 0,99 A',
    'BUTELKA KAUCJA 2 x0,50 1,00',
    'ButelkaPlastKaucja 1,00',
    'OPAK. ZWROTNE 3 x1,00 3,00',
    'WARZYWA I OWOCE',
    'Podsuma: 9,99',
    'UDZIELONO ŁĄCZNIE RABATÓW 2,00',
    'CHIPSY 130G 1x6,99 6,99A\nANULOWANO CHIPSY 130G -6,99A',
    'CHIPSY 130G 1x6,99 6,99A\nANULOWANO CHIPSY 130G\n-6,99A',
    'CHIPSY 130G 1x6,99 6,99A\nSTORNO',
    'CHIPSY 130G 1x6,99 6,99A\nSTORNO\nCHIPSY 130G 1x6,99 -6,99A',
    'CHIPSY 130G 1x6,99 6,99A\nCHIPSY 130G 1x6,99 -6,99A',
    'Karta Moja Biedronka 998 123',
    '5901234123457',
  ])('leaves %j out', (line) => {
    const names = itemsOf(`MIÓD 370G 9,99 C\n${line}\nKEFIR 400G 2,49 C`, '12,48').map(({ name }) => name)
    expect(names).toEqual(['miód', 'kefir'])
  })

  it('reads beer in a returnable bottle as beer', () => {
    expect(itemsOf('PIWO BUT. ZWR. 0,5L 3,99 A', '3,99')).toMatchObject([{ name: 'piwo', amount: 500 }])
  })

  it('reads nothing below the total', () => {
    const printed = `${receipt('MIÓD 370G 9,99 C', '9,99')}\nGOTÓWKA 10,00\nRESZTA 0,01\nMLEKO GRATIS 3,49`
    expect(parseReceipt(printed).items).toHaveLength(1)
  })
})

describe('sums', () => {
  it('corrects the value that does not come to the total', () => {
    const read = parseReceipt(receipt('CUKIER 1KG 3 x3,29 9,81 B\nMIÓD 370G 9,99 C', '19,86'))
    expect(read.items.map(({ priceGrosze }) => priceGrosze)).toEqual([987, 999])
    expect(read).toMatchObject({ totalGrosze: 1986, sumsAgree: true })
  })

  it('gives a line without figures what the others leave', () => {
    expect(itemsOf('CUKIER 1KG 3,29 B\nRABARBAR\nMIÓD 370G 9,99 C', '19,27')[1]).toMatchObject({ name: 'rabarbar', grosze: 599 })
  })

  it('marks what cannot be made to agree, and keeps it', () => {
    const { items, sumsAgree } = parseReceipt(receipt('MIÓD 370G 3 x 4,11 9,99 C', '20,00'))
    expect(items).toMatchObject([{ productName: 'miód', doubtful: true }])
    expect(sumsAgree).toBe(false)
  })

  it('takes the total that the items come to for the right one', () => {
    const printed = `${receipt('MIÓD 370G 3 x 9,99 29,97 C\nCUKIER 1KG 25 x3,29 82,25 C', '12,22')}\nKARTA 112,22`
    expect(parseReceipt(printed).totalGrosze).toBe(11222)
  })

  it('takes cash without the change for the total that was cut off', () => {
    expect(parseReceipt('PARAGON FISKALNY\nMIÓD 370G 9,99 C\nGOTÓWKA 20,00\nRESZTA 10,01').totalGrosze).toBe(999)
  })

  it('says nothing of sums where no total is printed', () => {
    expect(parseReceipt('PARAGON FISKALNY\nMIÓD 370G 9,99 C\nKEFIR 400G 2,49 C').sumsAgree).toBeNull()
  })
})

describe('names', () => {
  it('joins a name over two lines', () => {
    expect(itemsOf('DŻEM TRUSKAWKOWY NISKOSŁODZONY\n280G 1 x 5,99 5,99 C', '5,99')).toMatchObject([{ amount: 280, grosze: 599 }])
  })

  it('keeps a line as printed where its figures are run together', () => {
    const [item] = parseReceipt(receipt('KEFIR 400G2szt x2,794,98', '4,98')).items
    expect(item?.sourceLine).toBe('KEFIR 400G2szt x2,794,98')
  })

  it('keeps the printed lines and a name to remember corrections by', () => {
    const [item] = parseReceipt(receipt('C_ŚMIET.18%  330G\n  1 x 2,79 2,79', '2,79')).items
    expect(item).toMatchObject({ receiptName: 'SMIET 18% 330G', sourceLine: 'C_ŚMIET.18% 330G\n1 x 2,79 2,79' })
  })

  it.each([
    ['KAWA\nROZPUSZCZALNA\n100G 1szt x5,99 5,99A', 'kawa rozpuszczalna'],
    ['SKRZYDEŁKA Z\nKURCZAKA 1szt x5,99 5,99C', 'skrzydełka z kurczaka'],
    ['KONCENTRAT\nPOMID. 190G 1szt x5,99 5,99C', 'koncentrat pomidorowy'],
  ])('joins the parts of %j', (lines, name) => {
    expect(itemsOf(lines, '5,99').map((item) => item.name)).toEqual([name])
  })

  it('keeps a name that lost its figures apart from the next one', () => {
    expect(itemsOf('KEFIR 400G\nMIÓD 370G 9,99 C\nMASŁO 200G 6,99 C', '19,47').map(({ name }) => name)).toEqual(['kefir', 'miód', 'masło'])
  })

  it('reads a litre where its letter looks like the last figure of a price', () => {
    expect(itemsOf('PIWO 0,51\n  2 x 3,49 6,98 A', '6,98')).toMatchObject([{ amount: 1000, grosze: 698 }])
  })

  it('gives spices no amount', () => {
    expect(itemsOf('PIEPRZ CZARNY MIELONY 20G 2 x 2,50 5,00 B', '5,00')).toEqual([
      { name: 'pieprz czarny mielony', amount: null, grosze: 500 },
    ])
  })
})

describe('any text', () => {
  const fragment = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      'MLEKO 1L',
      '2 x 3,49',
      '6,98 C',
      'RABAT -1,00',
      'STORNO',
      'SUMA PLN',
      'PARAGON FISKALNY',
      'KAUCJA 0,50',
      '0,345 kg',
      '-',
      'x',
      ',',
    ),
  )
  const text = fc
    .array(
      fc.array(fragment, { maxLength: 4 }).map((parts) => parts.join(' ')),
      { maxLength: 20 },
    )
    .map((lines) => lines.join('\n'))

  it('is read without failing, into no more items than lines, with prices that are no debts', () => {
    fc.assert(
      fc.property(text, (input) => {
        const { items } = parseReceipt(input)
        expect(items.length).toBeLessThanOrEqual(input.split(/\r\n?|[\n\u2028\u2029\u0085\v\f]/).length)
        for (const { priceGrosze, productName } of items) {
          expect(priceGrosze ?? 0).toBeGreaterThanOrEqual(0)
          expect(productName.length).toBeGreaterThan(0)
        }
      }),
      { numRuns: 300 },
    )
  }, 60_000)

  it.each([' |', " '", ' | x', ' .', ' 1', ' A', ' szt', ' x', 'l'])('whose lines end in many of %j comes to an end soon', (piece) => {
    const line = `MLEKO 2% 1L 2 x3,49 6,98 C${piece.repeat(80)} koniec`
    const started = process.threadCpuUsage()
    parseReceipt(receipt(Array.from({ length: 50 }, () => line).join('\n'), '6,98'))
    expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(5000)
  })

  it('of 300 lines takes less than a tenth of a second', () => {
    const names = ['MLEKO 2% 1L', 'CHLEB RAZOWY', 'MASŁO 200G', 'SER GOUDA PL.', 'POMIDORY LUZ']
    const lines = Array.from(
      { length: 300 },
      (_, at) => `${names[at % names.length]} ${1 + (at % 4)} x3,49 ${at % 10 ? 3.49 * (1 + (at % 4)) : 9.99}C`,
    )
    const printed = receipt(lines.join('\n').replaceAll('.', ','), '1000,00')
    // The time that this thread was at work: others may share the machine.
    const times = Array.from({ length: 6 }, () => {
      const started = process.threadCpuUsage()
      parseReceipt(printed)
      return process.threadCpuUsage(started).user / 1000
    })
    expect(Math.min(...times)).toBeLessThan(100)
  })

  it.each([
    'x',
    '1',
    '1,',
    '1,00 | ',
    "1,00 A ' x | ",
    'UL. A 1 ',
    'x1,23 ',
    'A 1 x 1,00 1,00\n',
    'RABAT -1,00\n',
    'MLEKO\n',
    '1 2 3 4 ',
    '((((',
    'P A R ',
  ])(
    'of a million characters of %j comes to an end soon',
    (piece) => {
      const input = piece.repeat(Math.ceil(1_000_000 / piece.length))
      const started = process.threadCpuUsage()
      parseReceipt(input)
      expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(5000)
    },
    30_000,
  )
})
