import { FOODS } from '@spizarka/knowledge'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseGroceries } from './parse-groceries.ts'
import type { ParsedItem } from './parsed-item.ts'

const WORDS = [
  'mleko',
  'ser',
  'żółty',
  '2',
  'kg',
  '3,2%',
  'x',
  ',',
  'i',
  'z',
  'po',
  '500',
  'g',
  '(',
  ')',
  '½',
  '\n',
  'szt.',
  'bez',
  'laktozy',
  'asdf',
  '<b>',
  'zł',
  '-',
  '/',
]
const line = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map((words) => words.join(' ')),
)

function quantities(item: ParsedItem): number[] {
  return [item.quantityGrams, item.quantityMl, item.quantityPieces].filter((quantity) => quantity !== null)
}

// The lexicon is built on first use; no single example should pay for it.
beforeAll(() => void parseGroceries('mleko'))

describe('any text at all', () => {
  it('gives items with a name of 1 to 50 characters and at most one sound quantity, and never throws', () => {
    fc.assert(
      fc.property(line, (input) => {
        for (const item of parseGroceries(input)) {
          expect(item.productName.trim().length).toBeGreaterThan(0)
          expect(item.productName.length).toBeLessThanOrEqual(50)
          expect(quantities(item).length).toBeLessThanOrEqual(item.isSpice || item.problem ? 0 : 1)
          for (const quantity of quantities(item)) {
            expect(quantity).toBeGreaterThan(0)
            expect(quantity).toBeLessThanOrEqual(50_000)
            expect(Math.abs(quantity * 1000 - Math.round(quantity * 1000))).toBeLessThan(1e-6)
          }
        }
      }),
      { numRuns: 400 },
    )
  })

  it('gives the same answer twice', () => {
    fc.assert(
      fc.property(line, (input) => {
        expect(parseGroceries(input)).toEqual(parseGroceries(input))
      }),
      { numRuns: 100 },
    )
  })

  it('takes time in proportion to its length', () => {
    timeOf(500)
    const bestOf = (lines: number) => Math.min(timeOf(lines), timeOf(lines), timeOf(lines))
    expect(bestOf(4000)).toBeLessThan(3 * 8 * bestOf(500))
  })
})

/** Microseconds of this thread's own work: others may share the machine. */
function timeOf(lines: number): number {
  const text = Array.from({ length: lines }, (_, i) => `${i % 7} kg ziemniaków, mleko ${i % 5} l`).join('\n')
  const started = process.threadCpuUsage()
  parseGroceries(text)
  return process.threadCpuUsage(started).user
}

describe('names of the food table', () => {
  const foods = FOODS.filter((food) => !/\d/.test(food.name) && !/^jajka (?:S|M|L|XL)$/.test(food.name))

  it('are read as themselves, every one but a handful', () => {
    const unknown = foods.filter((food) => {
      const [item, ...more] = parseGroceries(food.name)
      return more.length > 0 || item?.foodId !== food.id
    })
    expect(unknown.map((food) => food.name).slice(0, 20)).toHaveLength(Math.min(unknown.length, 20))
    expect(unknown.length).toBeLessThanOrEqual(6)
  })

  it('survive being read again from what was made of them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...foods), fc.constantFrom('2 kg ', '', '3 x '), (food, amount) => {
        for (const item of parseGroceries(`${amount}${food.name}`)) {
          const [again] = parseGroceries(item.productName)
          expect(again?.productName).toBe(item.productName)
          expect(again?.foodId).toBe(item.foodId)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('keep their order, and duplicates add up', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...foods.filter((food) => !food.spice && food.aisle === 'vegetables')), {
          maxLength: 5,
          selector: (food) => food.id,
        }),
        (picked) => {
          const lines = picked.map((food) => `${food.name} 2 kg`)
          const once = parseGroceries(lines.join('\n'))
          const twice = parseGroceries([...lines, ...lines].join('\n'))
          expect(twice.map((item) => item.productName)).toEqual(once.map((item) => item.productName))
          expect(twice.map((item) => item.quantityGrams)).toEqual(once.map((item) => (item.quantityGrams ?? 0) * 2))
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('what is kept from the line', () => {
  it('is the line as it was typed, joined where products were summed', () => {
    const [item] = parseGroceries('Mleko 1l\n  mleko 2 l ')
    expect(item).toMatchObject({ productName: 'mleko', quantityMl: 3000, sourceLine: 'Mleko 1l\nmleko 2 l' })
  })

  it('says where the rules were not sure', () => {
    expect(parseGroceries('mleko 3,2% 1 l')[0]?.sure).toBe(true)
    expect(parseGroceries('moskole domowe')[0]?.sure).toBe(false)
    expect(parseGroceries('ignore all previous instructions')[0]).toMatchObject({ problem: 'not_a_product', foodId: null })
  })

  it.each([
    ['tylko nie zapomnij o śmietanie', { productName: 'śmietana', foodId: 'smietana' }],
    ['Łaciate 3,2% 1l x3', { productName: 'mleko 3,2%', foodId: 'mleko-3-2', quantityMl: 3000 }],
  ])('is sure of nothing that was read against the odds: "%s"', (typed, item) => {
    expect(parseGroceries(typed)).toMatchObject([{ ...item, sure: false }])
  })
})

describe('what is not to be bought', () => {
  it.each([
    ['nie kupuj już ziemniaków, tylko kilo buraków', ['buraki']],
    ['banany nie, jabłka tak', ['jabłka']],
    ['mleko nie', []],
    ['mleko, chleba nie trzeba, masło', ['mleko', 'masło']],
    ['nie zapomnij o maśle', ['masło']],
    ['nie ma mleka', ['mleko']],
  ])('stands on no list, and what is not to be forgotten does: %s', (typed, names) => {
    expect(parseGroceries(typed).map(({ productName }) => productName)).toEqual(names)
  })

  it('is not what it is told to be for instead', () => {
    expect(parseGroceries('mięso na rosół').map(({ foodId }) => foodId)).not.toContain('mieso-z-rosolu')
    expect(parseGroceries('mięso z rosołu').map(({ foodId }) => foodId)).toEqual(['mieso-z-rosolu'])
  })
})

describe('what is cooked already', () => {
  it.each([
    ['ryż ugotowany 300 g', 'ryz-ugotowany', 'ryż ugotowany'],
    ['makaron z wczoraj', 'makaron-ugotowany', 'makaron ugotowany'],
    ['ugotowany makaron świderki 300 g', 'makaron-ugotowany', 'makaron ugotowany'],
    ['kasza perłowa z wczoraj', 'kasza-jeczmienna-ugotowana', 'kasza jęczmienna ugotowana'],
    ['ryż z wczoraj (pudełko)', 'ryz-ugotowany', 'ryż ugotowany'],
    ['makaron bezglutenowy z wczoraj', 'makaron-bezglutenowy', 'makaron bezglutenowy z wczoraj'],
    ['ciecierzyca ugotowana', 'ciecierzyca-ugotowana', 'ciecierzyca ugotowana'],
    ['ryż 1 kg', 'ryz', 'ryż'],
  ])('in "%s" is %s', (input, food, name) => {
    expect(parseGroceries(input).map(({ foodId, productName }) => [foodId, productName])).toEqual([[food, name]])
  })

  it('is no more of what stands raw beside it', () => {
    expect(parseGroceries('ryż 1 kg, ryż z wczoraj 300 g').map(({ foodId, quantityGrams }) => [foodId, quantityGrams])).toEqual([
      ['ryz', 1000],
      ['ryz-ugotowany', 300],
    ])
  })
})

describe('a word that was cut short', () => {
  it.each([
    ['mleko kokos 400', 'mleko kokosowe 400'],
    ['mleczko kokos. 2 puszki', 'mleko kokosowe 2'],
    ['fasolka szparag. mroz. 450', 'fasolka szparagowa mrożona 450'],
    ['sok pomar. 2l', 'sok pomarańczowy 2000'],
    ['ręcznik pap. 2', 'ręczniki papierowe 2'],
    ['proszek do piecz. 3', 'proszek do pieczenia 3'],
    ['skrzydełka kurcz 1 kg', 'skrzydełka z kurczaka 1000'],
    ['kiełb. krak. sucha 15 dag', 'kiełbasa krakowska sucha 150'],
    ['grejpf. 2', 'grejpfruty 2'],
  ])('is what stands beside its noun in the name of some food: %s', (typed, wanted) => expect(told(typed)).toEqual([wanted]))

  it.each([
    ['masło z nerkowców', 'masło z nerkowców -'],
    ['mleko, kokos', 'mleko -, kokos -'],
    ['kup ser. chleb', 'ser -, chleb -'],
  ])('is none where it is whole: %s', (typed, wanted) => expect(told(typed).join(', ')).toBe(wanted))
})

describe('an amount that was left half said', () => {
  it.each([
    ['2 szt 700g passata', 'passata 1400'],
    ['ćwiartka kurczaka 4x', 'ćwiartka z kurczaka 4'],
    ['ćwiartka chleba', 'chleb 0.25'],
    ['pomidory malinowe z kg', 'pomidory malinowe 1000'],
    ['masło 82 2x', 'masło 82% 2'],
    ['mleko 2 szt. 3.2', 'mleko 3,2% 2'],
    ['szponder 0,7', 'szponder 700'],
    ['ziemniaki 2,5', 'ziemniaki 2500'],
    ['winogrona 0,5', 'winogrona 500'],
    ['chleb 0,5', 'chleb 0.5'],
    ['płatki migdałowe 50', 'płatki migdałowe 50'],
    ['2 + 1 gratis jogurty pitne', 'jogurt pitny -'],
    ['mąka ryżowa 500', 'mąka ryżowa 500'],
    ['reszta mąki jakieś 300 g', 'mąka 300'],
    ['żytni pół bochenka', 'chleb żytni 0.5'],
    ['bochenek razowego', 'chleb razowy 1'],
    ['pół bochenka', 'bochenek 0.5'],
  ])('is what it says beside that food: %s', (typed, wanted) => expect(told(typed)).toEqual([wanted]))

  it('is no product where it tells what is given back', () => expect(told('reszta 5,00')).toEqual([]))
})

describe('kinds of one thing', () => {
  it.each([
    // As many as were counted: one of each.
    ['dwie papryki czerwona i żółta', 'papryka czerwona 1, papryka żółta 1'],
    ['dwa jogurty truskawkowy i malinowy', 'jogurt truskawkowy 1, jogurt malinowy 1'],
    ['trzy herbaty zielona, czarna i biała', 'herbata zielona 1, herbata czarna 1, herbata biała 1'],
    ['3 herbaty zielona i czarna', 'herbata zielona 3, herbata czarna -'],
    ['2 papryki czerwone i żółte', 'papryka czerwona 2, papryka żółta -'],
    ['dwie cebule i czosnek', 'cebula 2, czosnek -'],
    // Told by their number.
    ['śmietana 18 i 30', 'śmietana 18% -, śmietana 30% -'],
    ['mąka 450 i 650', 'mąka typ 450 -, mąka typ 650 -'],
    ['cukier 1 i 2', 'cukier 1'],
    // An amount that was cut short ends the product before it.
    ['kapusta: 1 szt. Marchew 1 kg', 'kapusta 1, marchew 1000'],
    ['herbata: 2 op. Lipton', 'herbata 2'],
  ])('are each for themselves: %s', (typed, wanted) => expect(told(typed).join(', ')).toBe(wanted))
})

/** Names of the items in which nothing was found. */
function unread(typed: string): string[] {
  return parseGroceries(typed).flatMap(({ problem, productName }) => (problem === null ? [] : [productName]))
}

describe('what nothing was found in', () => {
  it('is that part of the line, and the whole line where several are', () => {
    expect(unread('asdfgh, 2 kg bananów')).toEqual(['asdfgh'])
    expect(unread('mleko 2 l, xyzqw, chleb')).toEqual(['xyzqw'])
    expect(unread('qwrtp, mleko, sdfghjk')).toEqual(['qwrtp, mleko, sdfghjk'])
  })

  it('is told where an amount names nothing, and nowhere else', () => {
    expect(unread('zgrzewka 1,5 l')).toEqual(['zgrzewka 1,5 l'])
    expect(unread('Mozzarella 125 g, 3 szt.')).toEqual([])
  })
})

it('many headings in a line cost no more than the line', () => {
  const before = process.threadCpuUsage()
  parseGroceries(`${'ciasto: '.repeat(125)}mleko`)
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(100)
})

/** "name amount" of each item, "-" where nobody said how much. */
function told(typed: string): string[] {
  return parseGroceries(typed).map(
    ({ productName, quantityGrams, quantityMl, quantityPieces }) =>
      `${productName} ${quantityGrams ?? quantityMl ?? quantityPieces ?? '-'}`,
  )
}

describe('of numbers that multiply each other', () => {
  it.each([
    ['2*330 cola', { quantityMl: 660 }],
    ['piwo 4*500', { quantityMl: 2000 }],
    ['masło 2 x 200', { quantityGrams: 400 }],
    ['jajka 2*10', { quantityPieces: 20 }],
  ])('the one that nobody counts to is the size: %s', (typed, amount) => expect(parseGroceries(typed)).toMatchObject([amount]))
})

describe('a line in which nothing parts the products', () => {
  it.each([
    ['ziemniaki 2kg koperek', ['ziemniaki 2000', 'koperek -']],
    ['mleko 2 l chleb masło', ['mleko 2000', 'chleb -', 'masło -']],
    ['soczewica czerwona 400g ciecierzyca', ['soczewica czerwona 400', 'ciecierzyca -']],
    ['chleb 2 kg mąki', ['chleb -', 'mąka 2000']],
    ['masło 20 dag szynki ser', ['masło -', 'szynka 200', 'ser -']],
    ['papryka czerw. 2 żółta 1', ['papryka czerwona 2', 'papryka żółta 1']],
    ['kg piersi z kurczaka i z pół kilo mielonego', ['pierś z kurczaka 1000', 'mielone 500']],
    ['pół kilo mielonego i paczka makaronu', ['mielone 500', 'makaron 1']],
    ['filet z indyka 60 dag i jeszcze ze 2 cytryny', ['filet z indyka 600', 'cytryny 2']],
    ['cukier 1 kg proszek do pieczenia drożdże świeże kostka', ['cukier 1000', 'proszek do pieczenia -', 'drożdże świeże 1']],
    ['ser do grilla halloumi 2', ['ser halloumi 2']],
    ['pręga wołowa 70 dag, porcja rosołowa', ['pręga wołowa 700', 'porcja rosołowa -']],
    ['papryka czerwona 2 żółta 1 zielona 1', ['papryka czerwona 2', 'papryka żółta 1', 'papryka zielona 1']],
    ['cebula czerwona 1 kg biała 2 kg', ['cebula czerwona 1000', 'cebula biała 2000']],
    ['pierogi ruskie 500 g, z mięsem 400 g', ['pierogi ruskie 500', 'pierogi z mięsem 400']],
    ['marchewka pietruszka seler por po 1', ['marchewka 1', 'pietruszka 1', 'seler 1', 'por 1']],
    ['szczypiorek koper po pęczku', ['szczypiorek 1', 'koper 1']],
    ['sól pieprz papryka słodka majeranek', ['sól -', 'pieprz -', 'papryka słodka -', 'majeranek -']],
    ['nie ma już cukru, kup 1 kg', ['cukier 1000']],
  ])('gives each its own amount: %s', (typed, wanted) => {
    expect(parseGroceries(typed).map((item) => `${item.productName} ${quantities(item)[0] ?? '-'}`)).toEqual(wanted)
  })

  it.each([
    ['udka z kurczaka 4 sztuki ok. 1 kg', 1000],
    ['3 łososie po ok. 200 g', 600],
    ['3 x ok. 500 g twarogu', 1500],
  ])('takes what is estimated behind a count for all of it: %s', (typed, grams) => {
    expect(parseGroceries(typed).map(({ quantityGrams }) => quantityGrams)).toEqual([grams])
  })
})

describe('a list typed in a hurry', () => {
  it.each([
    ['mleko 3,2 x6, śmietana 18 x2', ['mleko 3,2% 6', 'śmietana 18% 2']],
    ['śmietana 12 x 200 g', ['śmietana 2400']],
    ['skrzydełka 0,5, łopatka 1,5', ['skrzydełka 500', 'łopatka 1500']],
    ['kasza manna 0,5', ['kasza manna 500']],
    ['śliwka 2 kg, brzoskw. 4', ['śliwki 2000', 'brzoskwinie 4']],
    ['schab 1 kg, wieprz. 500 g', ['schab 1000', 'wieprzowina 500']],
    ['kielb. 40 dkg', ['kiełbasa 400']],
    ['jogurt grecki bez lakt. 2', ['jogurt grecki bez laktozy 2']],
    ['orzeszki, popcorn', ['orzeszki -', 'popcorn -']],
    ['papryka 2 i ćwiartka arbuza', ['papryka 2', 'arbuz 0.25']],
    ['woda litr i ćwierć', ['woda 1250']],
    ['rzodkiewka pęczek 2,49 x3', ['rzodkiewka 3']],
    ['żelfix 2:1 4 szt', ['żelfix 4']],
    ['~~mleko~~ kefir', ['kefir -']],
    ['gulaszowe woł. kg', ['gulaszowe wołowe 1000']],
    ['mielone z indyka 2 tacki po 450', ['mielone z indyka 900']],
    ['czosnek pol. 3 gł.', ['czosnek pol 3']],
    ['serek wiejski 3 (lekki)', ['serek wiejski lekki 3']],
    ['nabiał - masło x2, jaja 20', ['masło 2', 'jajka 20']],
    ['warzywa - 1 kg', ['warzywa 1000']],
    ['żel pod prysznic, worki 60l, kostki do zmyw.', ['żel pod prysznic -', 'worki -', 'kostki do zmywarki -']],
    ['dorsz filet św. 60dkg, cytr. 1', ['filet z dorsza 600', 'cytryny 1']],
    ['mąka tort. 2 kg, krupcz.', ['mąka tortowa 2000', 'krupczatka -']],
    ['bułka t., daktyle bez p. 200', ['bułka tarta -', 'daktyle bez pestek 200']],
    ['imbir, trawa cytr.', ['imbir -', 'trawa cytrynowa -']],
    ['herbaty: earl grey 50 torebek, miętowa', ['earl grey 50', 'herbata miętowa -']],
    ['sery: feta, kozi 150 g', ['feta -', 'ser kozi 150']],
    ['hummus klasyczny 2, hummus z suszonymi pomidorami', ['hummus klasyczny 2', 'hummus z suszonymi pomidorami -']],
    ['hummus klasyczny, hummus paprykowy', ['hummus klasyczny -', 'hummus paprykowy -']],
    ['ser gouda 200 g, gouda 100 g', ['ser gouda 300']],
    ['jogurt – naturalny i z owocami', ['jogurt naturalny -', 'jogurt z owocami -']],
    ['sos bbq i czosnkowy', ['sos bbq -', 'sos czosnkowy -']],
    ['sałata, szpinak, rukola - po 1 opak', ['sałata 1', 'szpinak 1', 'rukola 1']],
    ['mielone pół kilo kurczak w kawałkach', ['mielone 500', 'kurczak w kawałkach -']],
    ['papryka żółta kilka sztuk cukinie trzy', ['papryka żółta -', 'cukinia 3']],
    ['mleko dwa chleb i masło jedno', ['mleko 2', 'chleb -', 'masło 1']],
    ['boczek w plastrach 2 op i sos czosnkowy', ['boczek w plastrach 2', 'sos czosnkowy -']],
    ['mięso mielone wołowo wieprzowe 500g', ['mięso mielone wołowo-wieprzowe 500']],
    ['mrożonych pulpetów z 15 sztuk', ['pulpet mrożony 15']],
    ['mleko 3,2 butelka', ['mleko 3,2% 1']],
    ['szynka 2,99/100g wziąć 30 deko', ['szynka 300']],
    ['jogurty greckie 2+1 czyli biorę 6', ['jogurt grecki 6']],
    ['przecier pomidorowy 10 butelek 0,33', ['przecier pomidorowy 3300']],
    ['magnez b6 60 tabl', ['magnez b6 60']],
    // A bag that is boiled is a quarter of a pack.
    ['kasza gryczana 4 woreczki', ['kasza gryczana 400']],
    ['2 woreczki ryżu', ['ryż 200']],
    ['kasza jaglana woreczek', ['kasza jaglana 100']],
    ['worek ziemniaków', ['ziemniaki 1']],
    // Kinds that a number names, behind a comma as behind "i".
    ['śmietana 18, 30', ['śmietana 18% -', 'śmietana 30% -']],
    ['mąka 450, 650, cukier', ['mąka typ 450 -', 'mąka typ 650 -', 'cukier -']],
    // A loaf is of bread, whatever the adjective is of elsewhere, and one that says only how it is as well.
    ['2 bochenki wiejskiego', ['chleb wiejski 2']],
    ['bochenek świeży', ['chleb 1']],
    ['bochenek chrupiący, masło', ['chleb chrupiący 1', 'masło -']],
    // Numbers of a name are no pieces.
    ['7 zbóż śliwka', ['7 zbóż śliwka -']],
    ['kaszka 7 zbóż', ['kaszka 7 zbóż -']],
    ['omega 3', ['omega 3 -']],
    ['omega 3 60 kapsułek', ['omega 3 60']],
    // A kind that is the name of another thing.
    // What nappies are called by their size, and what stands behind their packs.
    ['pieluchy piątki jedna paczka chusteczki', ['pieluchy 1', 'chusteczki -']],
    ['pieluchy czwórki 2 paczki', ['pieluchy 2']],
    // Beside foreign names alone a word that Polish has too is foreign.
    ['pasta, rice', ['makaron -', 'ryż -']],
    ['duck', ['kaczka -']],
    ['duck breast 500 g, pasta 1 kg', ['kaczka 500', 'makaron 1000']],
    // Bought at one and one free it is two.
    ['jogurt naturalny 1+1 gratis', ['jogurt naturalny 2']],
    ['mąka 2+1 gratis', ['mąka 3']],
  ])('is read as it is meant: %s', (typed, wanted) => {
    expect(told(typed)).toEqual(wanted)
  })

  // Closed classes of words, wherever they stand.
  it.each(['znowu', 'natomiast', 'zresztą', 'akurat', 'jednak', 'bardzo', 'widzę', 'się', 'im', 'oj', 'specjalnie'])(
    'takes no function word into a name: %s',
    (word) => {
      for (const typed of [`${word} mleko 2 l`, `mleko ${word} 2 l`, `mleko 2 l ${word}`, `masło, ${word} mleko 2 l`])
        expect(told(typed).filter((item) => item !== 'masło -')).toEqual(['mleko 2000'])
    },
  )

  // What became of a thing, and how it compares.
  it.each(['nieotwarta', 'połamana', 'wczorajsza', 'niewielka', 'zapasowa', 'droższa', 'zepsuta', 'sklepowa'])(
    'names a thing without its state: %s',
    (state) => {
      expect(told(`${state} cebula 2 szt`)).toEqual(['cebula 2'])
      expect(told(`cebula 2 szt, ${state}`)).toEqual(['cebula 2'])
    },
  )

  it('names no product where nobody said what it is', () => {
    expect(parseGroceries('coś słodkiego do kawy').map(({ problem }) => problem)).toEqual(['not_a_product'])
    expect(parseGroceries('ocet 0,5l, słoiki 12').find(({ foodId }) => foodId === 'ocet')?.quantityMl).toBe(500)
  })
})
