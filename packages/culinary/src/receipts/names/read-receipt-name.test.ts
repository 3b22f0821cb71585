import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readReceiptName } from './read-receipt-name.ts'

const readLabelName = (printed: string): string => readReceiptName(printed).productName

describe('readReceiptName', () => {
  it.each([
    ['PomKroNaszSpiż240g', 'pomidory krojone', { value: 240, unit: 'grams' }],
    ['JOG.NAT.GREC.400G', 'jogurt naturalny grecki', { value: 400, unit: 'grams' }],
    ['Mleko UHT 1,5 1l', 'mleko 1,5%', { value: 1000, unit: 'ml' }],
    ['MLEKO ŁACIATE 3,2 1L', 'mleko 3,2%', { value: 1000, unit: 'ml' }],
    ['JAJA WOLNY WYB. 10', 'jajka', { value: 10, unit: 'pieces' }],
    ['JAJA M10', 'jajka', { value: 10, unit: 'pieces' }],
    ['WODA ŻYW.N/GAZ 6X0,5L', 'woda niegazowana', { value: 3000, unit: 'ml' }],
    ['SOKJABŁK TYMB 2L', 'sok jabłkowy', { value: 2000, unit: 'ml' }],
    ['PAP.TOAL.8R', 'papier toaletowy', { value: 8, unit: 'pieces' }],
    ['C_BANAN LUZ', 'banany', null],
    ['FILET Z KURCZ. KG', 'filet z kurczaka', null],
    ['SCHAB Z/K KG', 'schab z kością', null],
    ['PIEROGI Z KAP.I GRZYB.', 'pierogi z kapustą i grzybami', null],
  ])('writes %s out as "%s"', (printed, name, pack) => {
    const read = readReceiptName(printed)
    expect(read.productName.toLowerCase()).toBe(name)
    expect(read.pack).toEqual(pack)
    expect(read.foodId).not.toBeNull()
  })

  it('says no word that the printed letters do not prove, and no maker', () => {
    expect(
      [
        'MARGARYNA SMAKOWITA',
        'KREM NUTELLA',
        'SER SAŁ-KAN.FAVITA',
        'GOLDEN SUN RYŻ BASMATI',
        'MAJONEZ WIN.DEK.',
        'W5 Płyn do naczyń 1l',
      ].map(readLabelName),
    ).toEqual(['margaryna', 'krem czekoladowy', 'ser sałatkowo-kanapkowy', 'ryż basmati', 'majonez dekoracyjny', 'płyn do naczyń'])
  })

  it('leaves out the words of the trade and says last how a food is cut', () => {
    expect(
      ['ZIEMNIAKI JADALNE', 'ŚMIETANKA UHT 30%', 'MASŁO EKSTRA 82%', 'KARKÓWKA B/K WIEPRZ.', 'SZYNKA PL.WĘDZ.', 'SOK JABŁK.190%'].map(
        readLabelName,
      ),
    ).toEqual(['ziemniaki', 'śmietanka 30%', 'masło', 'karkówka wieprzowa bez kości', 'szynka wędzona w plastrach', 'sok jabłkowy'])
  })

  it('reads small letters among capitals, noughts before an O and ones glued to a name as what was printed', () => {
    expect(['KAPUSTA KiSZ.', 'JOG.PiTN.NATURAL.', 'CIASTKA 0OWS.', 'Sól morskaikg'].map(readLabelName)).toEqual([
      'kapusta kiszona',
      'jogurt pitny naturalny',
      'ciastka owsiane',
      'sól morska',
    ])
    expect(readReceiptName('Kabanosy wieprzowel05g').pack).toEqual({ value: 105, unit: 'grams' })
  })

  it('finds the words and prepositions that capitals or a scan glued together', () => {
    expect(['FiletZIndyka', 'ŚledźWŚmiet', 'PapDoPiecz', 'MroWarzPatel', 'HERB.Z CYTR.', 'NEKTAR CZ.PORZ.'].map(readLabelName)).toEqual([
      'filet z indyka',
      'śledzie w śmietanie',
      'papier do pieczenia',
      'warzywa mrożone na patelnię',
      'herbata z cytryną',
      'nektar z czarnej porzeczki',
    ])
    expect(readReceiptName('Mąka lkg').pack).toEqual({ value: 1000, unit: 'grams' })
  })

  it('makes no food of a few letters of junk', () => {
    expect(['No', 'szt', 'zszt', 'Só', 'szt. x 3,09'].map((printed) => readReceiptName(printed).foodId)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it('decides a short form by the words beside it', () => {
    expect(['PAP.TOAL.', 'PAP.CZERW.'].map(readLabelName)).toEqual(['papier toaletowy', 'papryka czerwona'])
    expect(['PŁ.OWS.', 'SER PL.GOUDA'].map((printed) => readReceiptName(printed).foodId)).toEqual(['platki-owsiane', 'ser-zolty-gouda'])
    expect(['SOK POM.', 'POM.MALIN.', 'SOS POM.'].map((printed) => readReceiptName(printed).foodId)).toEqual([
      'sok-pomidorowy',
      'pomidory-malinowe',
      'sos-pomidorowy',
    ])
  })

  it('corrects what a scan misread, and only where nothing can be read as it stands', () => {
    expect(
      ['MLEK0 3,2% 1L', 'TWAROG POITIUSTY 250G', 'CUKlER BlALY', 'KASZA CRYCZ.'].map((printed) => readReceiptName(printed).foodId),
    ).toEqual(['mleko-3-2', 'twarog-poltlusty', 'cukier', 'kasza-gryczana'])
    expect(readReceiptName('KASZA GRYCZ. 4OOG').pack).toEqual({ value: 400, unit: 'grams' })
    expect(readReceiptName('SOLA').foodId).toBe('sola')
  })

  it('puts what a brand stands for in its place, and takes what is printed beside it for its taste', () => {
    expect(
      ['VIFON KURCZAK', 'SER.ALMETTE ZIOŁ.', 'MLECZKO CIF', 'WHISKAS SASZ.ŁOSOŚ', 'MILKA CIASTKA', 'ŁACIATE MASŁO'].map(
        (printed) => readReceiptName(printed).foodId,
      ),
    ).toEqual(['zupa-chinska', 'serek-twarogowy-z-ziolami', 'mleczko-do-czyszczenia', 'karma-dla-kota', 'ciastka-w-czekoladzie', 'maslo'])
  })

  it('says both of two things that a food is with, and each behind its own preposition', () => {
    expect(['ZAPIEK.Z PIECZ.I SER.', 'ŁososFilZeSkór200g'].map(readLabelName)).toEqual([
      'zapiekanka z pieczarkami i serem',
      'łosoś filet ze skórą',
    ])
  })

  it('finds the food behind a lost or a wrong letter, and behind a VAT letter without its line', () => {
    expect(
      ['OPATKA B/K', 'KUMMUS', 'GREGANO', 'BOCZEK WĘDCZ.', 'CHLER TOSTOWY', 'CLFILET Z KURCZ.', 'BPESTKI DYNI'].map(
        (printed) => readReceiptName(printed).foodId,
      ),
    ).toEqual(['lopatka-wieprzowa', 'hummus', 'oregano', 'boczek-wedzony', 'chleb-tostowy', 'piers-z-kurczaka', 'pestki-dyni'])
  })

  it('makes no food of whole words that are none', () => {
    expect(
      ['ROWER', 'PLECAK', 'KOPERTA', 'RAZEM', 'SUNA PLM', 'KARTA PŁATNICZA', 'TERMINAL'].map((printed) => readReceiptName(printed).foodId),
    ).toEqual(Array.from({ length: 7 }, () => null))
  })

  it('takes article numbers, VAT letters and marks off', () => {
    expect(
      ['00412 POMIDORY KG', 'POMIDORY 5901234123457', '#POMIDORY*', 'POMIDORY-A', 'C_POMIDORY', 'POMIDORY C'].map(readLabelName),
    ).toEqual(Array.from({ length: 6 }, () => 'pomidory'))
  })

  it('reads a size without a unit where the food has such packs, and no number that means something else', () => {
    expect(readReceiptName('MASŁO EKSTRA 200').pack).toEqual({ value: 200, unit: 'grams' })
    expect(readReceiptName('WODA GAZ. 1,5').pack).toEqual({ value: 1500, unit: 'ml' })
    expect(['MĄKA TYP 500', 'MLEKO UHT 1,5', 'SOS 1000 WYSP', 'FOLIA ALUM.20M'].map((printed) => readReceiptName(printed).pack)).toEqual(
      Array.from({ length: 4 }, () => null),
    )
  })

  it('keeps what nobody knows as a readable name without a food', () => {
    expect(readReceiptName('SKARPETY DAMSKIE')).toEqual({
      productName: 'skarpety damskie',
      foodId: null,
      isSpice: false,
      isFood: null,
      pack: null,
      sure: false,
    })
    expect(readReceiptName('CHUPA CHUPS')).toMatchObject({ productName: 'Chupa Chups', foodId: 'lizaki' })
  })

  it('answers anything at all with a name of 1 to 50 characters', () => {
    const pieces = fc.constantFrom(
      'MLEK',
      '.',
      ' ',
      '3,2%',
      '6X0,5L',
      'b/l',
      'Ser',
      'KRO',
      '-',
      '/',
      'z ',
      '240g',
      '%',
      'T500',
      '\u0000',
      '\u{1f600}',
    )
    const printed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.array(pieces, { maxLength: 20 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(printed, (text) => {
        const { productName, pack } = readReceiptName(text)
        expect(productName.length).toBeGreaterThan(0)
        expect(productName.length).toBeLessThanOrEqual(50)
        expect(pack?.value ?? 1).toBeGreaterThan(0)
      }),
      { seed: 42, numRuns: 300 },
    )
  })

  it.each([
    'SERGOUDA'.repeat(125),
    'A'.repeat(1000),
    '1'.repeat(1000),
    'M.'.repeat(500),
    'x9%'.repeat(333),
    'ą-'.repeat(500),
    'p p '.repeat(250),
  ])('reads a thousand characters in bounded time', (long) => {
    readLabelName('MLEKO')
    const started = process.threadCpuUsage()
    expect(readLabelName(long).length).toBeLessThanOrEqual(50)
    expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(1000)
  })
})
