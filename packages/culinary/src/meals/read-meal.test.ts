import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMeal, weighDish } from './index.ts'

const told = (text: string) => readMeal(text).map(({ food, grams, assumed }) => [food?.id ?? null, grams, assumed ? 'assumed' : 'said'])

// The first to read a line builds the index over the food table.
const idsOf = (text: string) => readMeal(text).map(({ food, status }) => food?.id ?? status)
const gramsOf = (text: string) => readMeal(text)[0]?.grams ?? 0

describe('a meal as people tell it', () => {
  it.each([
    ['talerz rosołu', [['rosol', 350, 'said']]],
    ['lampka wina', [['wino', 150, 'said']]],
    ['pół pizzy', [['pizza', 240, 'said']]],
    ['8 pierogów ruskich', [['pierogi-ruskie', 240, 'said']]],
    ['łyżka majonezu', [['majonez', 25, 'said']]],
    [
      'schabowy z ziemniakami i mizerią',
      [
        ['kotlety-schabowe-panierowane', 130, 'assumed'],
        ['ziemniaki-gotowane', 200, 'assumed'],
        ['mizeria', 120, 'assumed'],
      ],
    ],
    [
      'kawa z mlekiem, herbata z cukrem',
      [
        ['kawa-parzona', 250, 'assumed'],
        ['mleko', 50, 'assumed'],
        ['herbata-parzona', 250, 'assumed'],
        ['cukier', 5, 'assumed'],
      ],
    ],
    [
      '2 kromki chleba żytniego z twarogiem i miodem',
      [
        ['chleb-zytni', 80, 'said'],
        ['twarog', 100, 'assumed'],
        ['miod', 24, 'assumed'],
      ],
    ],
  ])('%s', (text, expected) => expect(told(text)).toEqual(expected))

  it.each([
    ['dwie kanapki z szynką', ['chleb 70', 'szynka 60']],
    // What nobody weighed the food in is known by its kind; what is nearer wins.
    ['trzy kromki bagietki', ['bagietka 45']],
    // A small bowl holds no more than a bowl.
    ['miseczka budyniu waniliowego', ['budyn-ugotowany 200']],
    ['łyżka szpinaku', ['szpinak 3.9']],
    ['sushi 4 kawałki', ['sushi 100']],
    ['puszka tuńczyka w sosie własnym', ['tunczyk-w-sosie-wlasnym 122.4']],
    ['zjadłam dziś na śniadanie rodzynki garść', ['rodzynki 30']],
    ['pasztet na dwóch kromkach chleba', ['pasztet 40', 'chleb 70']],
    ['2 łyżeczki kakao', ['kakao 5.6']],
    ['budyń', ['budyn-ugotowany 200']],
    ['lampka czerwonego wytrawnego', ['wino-czerwone-wytrawne 150']],
    // A kieliszek of a colour is wine, of "czysta" it is vodka, and no dish is drunk of one.
    ['kieliszek białego', ['wino-biale 148.5']],
    ['kieliszek czystej', ['wodka 47.5']],
    // Where and at whose place it was eaten changes nothing of what is known.
    ['jabłko na spacerze', ['jablka 162']],
    ['kawałek sernika u teściowej', ['sernik 120']],
    ['ziemniaki w mundurku', ['ziemniaki-gotowane 200']],
    // Whoever says what plant a coffee is on leaves the milk out.
    ['latte na owsianym', ['kawa-latte 250', 'napoj-owsiany 50']],
    ['2 paski gorzkiej czekolady', ['czekolada-gorzka 48']],
    // About so much, in brackets.
    ['pomidorki koktajlowe (ok. 100 g)', ['pomidory-koktajlowe 100']],
    ['duży talerz rosołu', ['rosol 455']],
    ['3 pierogi z kapustą i grzybami', ['pierogi-z-kapusta-i-grzybami 90']],
    // What a measure is of, a brand and a nickname are said for those who leave them out or know no other word.
    ['2 kromki razowego z masłem', ['chleb-razowy 80', 'maslo 16']],
    ['pół tabliczki milki', ['czekolada 50']],
    ['2 big maki', ['hamburger-gotowy 440']],
    ['szarlotka z gałką lodów', ['szarlotka 120', 'lody 55']],
    ['podwójne espresso', ['kawa-espresso-parzona 60']],
    ['pół kurczaka z rożna i do tego cola', ['kurczak-z-rozna 360', 'cola 257.5']],
    // What a dish is filled with is in it; what lies beside is not.
    ['burrito z kurczakiem', ['burrito 250']],
    ['8 sztuk sushi z łososiem', ['sushi 200']],
    // It is weighed with its sauce, whichever that is.
    ['kebab w bułce z sosem czosnkowym', ['kebab-gotowy 400']],
    ['zapiekanka z sosem czosnkowym', ['zapiekanka 250', 'sos-czosnkowy 30']],
    ['hamburger z frytkami', ['hamburger-gotowy 220', 'frytki-usmazone 130']],
    // Each pancake has its jam; dumplings have their cracklings together, and nobody eats potatoes by the cutlet.
    ['3 naleśniki z dżemem truskawkowym', ['nalesniki 210', 'dzem-truskawkowy 60']],
    ['8 pierogów ruskich ze śmietaną', ['pierogi-ruskie 240', 'smietana 20']],
    ['2 kotlety mielone z ziemniakami', ['kotlety-mielone 180', 'ziemniaki-gotowane 200']],
    // What a food says of its own piece or cut goes before what is said of its kind.
    ['sernik', ['sernik 120']],
    ['baton', ['baton 45']],
    // What says only of what kind the next thing is, is no second one.
    ['2 batony Prince Polo', ['wafelek-w-czekoladzie 72']],
    ['wino prosecco', ['prosecco 148.5']],
    ['jabłko banan', ['jablka 162', 'banany 117']],
    // So many eggs say how much there is of eggs, and nothing of how many pancakes of the heap were eaten.
    ['omlet z dwóch jaj', ['omlet-smazony 122.4']],
    ['omlet z trzech jajek z szynką', ['omlet-smazony 183.6', 'szynka 30']],
    ['naleśniki z dwóch jaj', ['nalesniki 140']],
    ['2 łyżki masła orzechowego', ['maslo-orzechowe 36']],
    ['100 gramów twarogu', ['twarog 100']],
    ['kawa z ekspresu z mlekiem 200 ml', ['kawa-parzona 150', 'mleko 50']],
    // Halves on top, sizes, vessels of a size and bags of what was sold dry.
    ['dwa i pół naleśnika', ['nalesniki 175']],
    ['chleb i pół pomidora', ['chleb 35', 'pomidory 61.75']],
    ['małe awokado', ['awokado 111']],
    ['miseczka truskawek', ['truskawki 150']],
    ['talerz głęboki rosołu', ['rosol 350']],
    ['zupa ogórkowa, mała miska', ['zupa-ogorkowa 337.5']],
    ['pajda chleba', ['chleb 52.5']],
    ['pół woreczka kaszy gryczanej', ['kasza-gryczana-ugotowana 135']],
    // An amount, or what goes with it, behind a comma is of what stands before.
    ['gołąbki, dwie sztuki', ['golabki 360']],
    // What goes with it behind the last thing that it is made of; the vessel of what it goes with.
    ['osiem pierogów z kapustą i grzybami polanych łyżką oleju', ['pierogi-z-kapusta-i-grzybami 240', 'olej 12']],
    ['dwa krokiety z barszczem w kubku', ['krokiety 260', 'barszcz-czerwony 250']],
    // Beside fish, meat and rice vegetables are a helping; onion and herbs are a little there too, and on bread a slice is.
    ['łosoś z brokułami', ['losos 150', 'brokul 100']],
    ['kurczak z warzywami', ['kurczak 120', 'warzywa 100']],
    ['ryż z warzywami', ['ryz-ugotowany 180', 'warzywa 100']],
    ['dorsz z cebulą', ['dorsz 130', 'cebula 15']],
    ['chleb z ogórkiem', ['chleb 35', 'ogorki 30']],
    // An amount in brackets is of what is usually had in about such amounts.
    ['chleb z masłem (10 g)', ['chleb 35', 'maslo 10']],
    ['jogurt z borówkami (50 g)', ['jogurt 150', 'borowki 50']],
    ['owsianka z bananem (300 g)', ['owsianka-na-mleku 300', 'banany 50']],
    ['ryż z kurczakiem (150 g)', ['ryz-z-kurczakiem 150']],
    // Over what is dry a whole helping is poured, into coffee a drop.
    ['płatki kukurydziane z mlekiem', ['platki-kukurydziane 30', 'mleko 258']],
    ['kawa z mlekiem', ['kawa-parzona 250', 'mleko 50']],
    ['jajka sadzone na boczku', ['jajka 51', 'boczek 30']],
    ['kiść winogron', ['winogrona 160']],
    // In digits it is of a litre, in words of one.
    ['piwo bezalkoholowe 0,5', ['piwo-bezalkoholowe 505']],
    ['pół piwa', ['piwo 252.5']],
    ['ruskie z wody, sześć sztuk, ze śmietaną', ['pierogi-ruskie 180', 'smietana 20']],
    ['dwie łyżeczki cukru do herbaty', ['cukier 10', 'herbata-parzona 250']],
    // What something is made of is in it, what is eaten with it is not.
    ['smoothie ze szpinaku i banana', ['smoothie 261.2']],
    ['kurczak z rożna i bułka', ['kurczak-z-rozna 180', 'bulki 60']],
    ['kompot z jabłek', ['kompot 250']],
    ['owsianka z 5 łyżek płatków', ['owsianka-na-mleku 250']],
    ['owsianka z 4 łyżek płatków na wodzie', ['owsianka-na-wodzie 200']],
    // Spoons are of what they measure, wherever they stand; a count in the middle is of the head.
    ['twaróg ze śmietaną 18% 2 łyżki', ['twarog 100', 'smietana-18 40']],
    ['jajko na twardo z majonezem (łyżka)', ['jajka 51', 'majonez 25']],
    ['gołąbki 2 z sosem pomidorowym', ['golabki 360', 'sos-pomidorowy 60']],
    ['tuńczyk z puszki w sosie własnym pół puszki', ['tunczyk-w-sosie-wlasnym 61.2']],
    // What is shared is eaten in part, and whom it is shared with is no food.
    ['paczka chipsów na pół z bratem', ['chipsy 70']],
    ['rosół, bez makaronu', ['rosol 350']],
    ['pół schabowego', ['kotlety-schabowe-panierowane 65']],
    ['zupka chińska kurczak', ['zupa-chinska 60']],
    ['mleko modyfikowane 2 Bebilon 200 ml', ['mleko-modyfikowane-w-plynie 206']],
    ['2 miarki mleka modyfikowanego', ['mleko-modyfikowane 9']],
    ['trzy kostki camemberta', ['camembert 45']],
    ['3 ptasie mleczka', ['pianki-w-czekoladzie 39']],
    ['łyżeczka miodu', ['miod 9']],
    // What is counted apart is no more of the whole; "x2" and the grams behind all that goes with a dish are of the dish.
    ['3 kanapki: 2 z pasztetem, 1 z dżemem', ['chleb 70', 'pasztet 50', 'chleb 35', 'dzem 20']],
    ['dwie kanapki, jedna z serem, druga z szynką', ['chleb 35', 'ser-zolty 30', 'chleb 35', 'szynka 30']],
    ['tost z serem i szynką x2', ['chleb-tostowy 100', 'ser-zolty 60', 'szynka 60']],
    ['naleśniki ze szpinakiem i fetą 2 szt', ['nalesniki-ze-szpinakiem 240', 'feta 30']],
    ['gulasz z kluskami śląskimi 6 szt', ['gulasz 250', 'kluski-slaskie 150']],
    ['płatki kukurydziane z mlekiem (250 ml)', ['platki-kukurydziane 30', 'mleko 257.5']],
    // Told again with an amount it is the same; a mixture of measured parts is its parts, of others itself.
    ['barszcz czerwony z uszkami, sześć uszek', ['barszcz-czerwony 350', 'uszka 48']],
    ['sześć uszek w barszczu', ['uszka 48', 'barszcz-czerwony 350']],
    ['koktajl z banana, szklanki mleka i garści borówek', ['banany 117', 'mleko 258', 'borowki 60']],
    ['koktajl: banan, szklanka mleka', ['banany 117', 'mleko 258']],
    ['smoothie z banana, szpinaku i mleka', ['smoothie 261.2']],
    ['zupa rosół', ['rosol 350']],
    ['falafel z sosem tahini', ['falafel 120', 'tahini 18']],
    // Of two amounts one is of what goes with it, or the weight of what was counted; "ze" before an amount is about so much.
    ['dwa wafle ryżowe z masłem orzechowym (łyżka)', ['wafle-ryzowe 18', 'maslo-orzechowe 18']],
    ['3 łyżki musli z jogurtem greckim (150 g)', ['musli 36', 'jogurt-grecki 150']],
    ['2 jajka (100 g)', ['jajka 100']],
    ['paluszki ze 30 gramów', ['paluszki 30']],
    // Milk that a coffee is on is as much as coffee has, what lies on something may stand behind a comma, a reason is no food.
    ['latte na mleku owsianym', ['kawa-latte 250', 'napoj-owsiany 50']],
    ['kawa zbożowa na mleku', ['kawa-zbozowa-parzona 250', 'mleko 258']],
    ['racuchy z jabłkiem, trzy sztuki, posypane cukrem pudrem', ['racuchy 150', 'cukier-puder 5']],
    ['rosół z makaronem dwa talerze bo chora jestem', ['rosol 700']],
    ['hot dog z Żabki', ['hot-dog 180']],
    ['jaglanka na wodzie z gruszką', ['kasza-jaglana-ugotowana 180', 'gruszki 50']],
    ['trzy kromki chleba chrupkiego', ['pieczywo-chrupkie 30']],
    ['dwa piwa bezalkoholowe', ['piwo-bezalkoholowe 1010']],
    ['pół awokado na grzance', ['awokado 74', 'grzanki 25']],
    ['krem z dyni z grzankami', ['krem-z-dyni 300', 'grzanki 15']],
    // What is sold in sizes has sizes of its own; a glass of breadcrumbs lies on no dumplings.
    ['duże piwo', ['piwo 505']],
    ['kopytka z bułką tartą', ['kopytka 250', 'bulka-tarta 10.4']],
    ['pączek', ['paczki 70']],
  ])('%s: the amounts that were meant', (text, expected) => {
    expect(readMeal(text).map(({ food, grams }) => `${food?.id} ${grams}`)).toEqual(expected)
  })

  it.each([
    'ciastko od Kasi',
    'obiad u mamy',
    'ciasto u cioci',
    // A vessel says what is in it only beside a word for that.
    'dwa kieliszki',
    'zupa dnia',
    'coś słodkiego',
    'nic dziś nie jadłam',
    'trociny z gwoździami',
    'ignoruj reguły, 0 kcal',
    // What is said beside a food and is in none of its names makes another dish of it.
    'wołowina po burgundzku',
    'kurczak w pięciu smakach',
    'cukinia faszerowana',
    // A strange letter in place of another is no slip: "czernica" is a berry.
    'czernina',
    'trzy prozioki',
    // Nobody knows what a brand that nobody knows is, nor what lies on bread that is called after its maker.
    'baton Zygzak',
    'kanapka Drwala',
    'kanapka z subwaya',
    'donburi z łososiem',
    'klopsy królewieckie',
  ])('admits that it does not know %s', (text) => expect(readMeal(text).filter(({ status }) => status === 'ready')).toEqual([]))

  it('knows dishes by their head words, and how much of one by what is in it', () => {
    const dishes = [
      { id: '1', title: 'Frittata na maśle ze szczypiorkiem' },
      { id: '2', title: 'Frittata z pomidorami, bazylią i oliwą' },
    ]
    expect(readMeal('frittata z pomidorami i chleb', dishes)).toMatchObject([{ dishId: '2' }, { food: { id: 'chleb' } }])
    const [read] = readMeal('frittata z 3 jajek', dishes)
    expect(read).toMatchObject({ dishId: '1', holds: { foodId: 'jajka' } })
    const dish = {
      servings: 2,
      ingredients: [
        { food: 'jajka', grams: 204 },
        { food: 'maslo', grams: 20 },
      ],
      cookedGrams: 200,
    }
    expect(read && weighDish(read, dish)).toEqual({ portionPercent: 150, grams: 150 })
    // Grams that are told are those of the plate.
    const [weighed] = readMeal('200 g frittaty', dishes)
    expect(weighed && weighDish(weighed, dish)).toEqual({ portionPercent: 200, grams: 200 })
  })

  it('takes a dish of the table that is told with nothing but what it is cooked from before a recipe with its bread, and a recipe for more', () => {
    const dishes = [
      { id: '1', title: 'Jajecznica na maśle ze szczypiorkiem' },
      { id: '2', title: 'Jajecznica na boczku z cebulą' },
    ]
    expect(readMeal('jajecznica z 3 jajek na maśle', dishes)).toMatchObject([
      { food: { id: 'jajecznica' }, grams: expect.closeTo(184, 0), assumed: false },
    ])
    expect(readMeal('jajecznica z trzech jaj ze szczypiorkiem', dishes)).toMatchObject([
      { food: { id: 'jajecznica' }, grams: expect.closeTo(184, 0) },
      { food: { id: 'szczypiorek' } },
    ])
    expect(readMeal('jajecznica na boczku', dishes)).toMatchObject([{ dishId: '2' }])
    expect(readMeal('jajecznica na boczku')).toMatchObject([{ food: { id: 'jajecznica' } }, { food: { id: 'boczek' } }])
  })

  it('takes no dish for what is in a vessel that one only drinks from', () => {
    const dishes = [{ id: '1', title: 'Czarna fasola w pomidorach z szałwią' }]
    expect(readMeal('talerz czarnej', dishes)).toMatchObject([{ dishId: '1' }])
    expect(readMeal('kieliszek czarnej', dishes)).toMatchObject([{ dishId: null, status: 'unknown' }])
  })

  it('takes no dish for another that is called alike and made of something else', () => {
    const dishes = [
      { id: '1', title: 'Risotto z groszkiem i parmezanem' },
      { id: '2', title: 'Risotto z kurczakiem i pieczarkami' },
      { id: '3', title: 'Jajecznica na maśle ze szczypiorkiem' },
    ]
    expect(readMeal('risotto z dynią', dishes)).toMatchObject([{ dishId: null, food: null, status: 'unknown' }])
    expect(readMeal('risotto z kurczakiem', dishes)).toMatchObject([{ dishId: '2' }])
    // Neither butter nor chives make a dish another one.
    expect(readMeal('jajecznica z szynką', dishes)).toMatchObject([{ dishId: '3' }, { food: { id: 'szynka' } }])
  })

  it('reads a name that only means a dish where it is eaten, and leaves what stands for goods alone', () => {
    expect(idsOf('gulasz wołowy z kaszą')).toEqual(['gulasz-wolowy', 'kasza'])
    // By itself it is what is served in a roll; beside a word that says of what, it is that.
    expect(idsOf('burger z frytkami')).toEqual(['hamburger-gotowy', 'frytki-usmazone'])
    expect(idsOf('racuchy posypane cukrem')).toEqual(['racuchy', 'cukier'])
    expect(idsOf('chleb z pastą z tuńczyka')).toEqual(['chleb', 'pasta-z-tunczyka'])
    // Milk that the name of the flakes does not hold is drunk with them; a spoon word is no pack of doughnuts.
    expect(idsOf('płatki czekoladowe z mlekiem')).toEqual(['platki-czekoladowe', 'mleko'])
    expect(readMeal('dwa pączki z lukrem')).toMatchObject([{ food: { id: 'paczki' }, grams: 140 }])
  })

  it('takes a dish of the base whose title explains every word, and none that is made of something else', () => {
    const dishes = [
      { id: '1', title: 'Kotlety pożarskie' },
      { id: '2', title: 'Papryki faszerowane kaszą i pieczarkami' },
      { id: '3', title: 'Puree ziemniaczane' },
      { id: '4', title: 'Pomidorowa z ryżem' },
    ]
    expect(readMeal('kotlet z kalafiora', dishes)).toMatchObject([{ status: 'unknown' }])
    expect(readMeal('papryka faszerowana', dishes)).toMatchObject([{ dishId: '2', isOneOfSeveral: true }])
    expect(readMeal('pomidorowa z ryżem', dishes)).toMatchObject([{ dishId: '4', isOneOfSeveral: false }])
    expect(readMeal('kotlet mielony z puree', dishes)).toMatchObject([{ food: { id: 'kotlety-mielone' } }, { dishId: '3' }])
    // A plate holds what a plate holds, whatever the recipe serves.
    expect(readMeal('talerz pomidorowej z ryżem', dishes)).toMatchObject([{ dishId: '4', grams: 350 }])
  })

  it.each([
    ['awokado, na toście', ['awokado', 'chleb-tostowy']],
    ['musli na jogurcie naturalnym', ['musli', 'jogurt-naturalny']],
    ['świeżo wyciskany sok pomarańczowy', ['sok-pomaranczowy']],
    ['herbata bez niczego', ['herbata-parzona']],
    ['kebab w tortilli sos mieszany', ['kebab-gotowy']],
    ['gofr z cukrem pudrem', ['gofry-swieze', 'cukier-puder']],
    ['kotlet z ziemniakami', ['kotlety-schabowe-panierowane', 'ziemniaki-gotowane']],
    ['kotlet z kalafiora', ['unknown']],
    ['ciasto, nie wiem jakie', ['unknown']],
    ['sernik, nie wiem ile', ['sernik', 'unknown']],
  ])('%s is what was meant', (text, expected) => expect(idsOf(text)).toEqual(expected))

  it('knows no soup by what is in it, and takes no proper name for a measure', () => {
    expect(readMeal('zupa z pokrzywy na wywarze')).toMatchObject([{ status: 'unknown' }])
    expect(readMeal('baton Kraton orzechowy')).toMatchObject([{ status: 'unknown' }])
  })

  it('assumes of what is cut and shared no whole: a loaf, a head of broccoli, a bar of chocolate', () => {
    expect(gramsOf('bagietka')).toBe(60)
    expect(gramsOf('brokuł')).toBe(100)
    expect(gramsOf('czekolada')).toBe(24)
    expect(gramsOf('jabłko')).toBeGreaterThan(140)
  })

  it('offers nothing for what was not named, and its kind for what was', () => {
    expect(readMeal('coś od babci')).toMatchObject([{ status: 'unknown', alternatives: [] }])
    const [bream] = readMeal('sum w sosie koperkowym')
    const guesses = bream?.alternatives.map(({ id }) => id) ?? []
    expect(new Set(guesses).size).toBe(guesses.length)
    expect(readMeal('ciastko od Kasi')[0]?.alternatives).toContainEqual({ id: 'ciastka', name: 'ciastka' })
  })

  it('says what it does not know and guesses nothing of it', () => {
    // No sausage, for all that a "wędlinka" is one, and no wafer.
    expect(readMeal('kawałek ciasta wurlinka 100 g').at(-1)).toMatchObject({ status: 'unknown', title: 'wurlinka' })
    expect(readMeal('fąfel')).toMatchObject([{ status: 'unknown', title: 'fąfel' }])
    expect(readMeal('gruffalo')).toMatchObject([{ food: null, grams: null, status: 'unknown', sourceLine: 'gruffalo' }])
  })

  it('knows dishes by their titles, inflected, and portions of them', () => {
    const dishes = [{ id: '7', title: 'Zapiekanka babci' }]
    expect(readMeal('2 porcje zapiekanki babci', dishes)).toMatchObject([{ dishId: '7', portionPercent: 200, assumed: false }])
    expect(readMeal('zapiekanka babci', dishes)).toMatchObject([{ dishId: '7', portionPercent: 100, assumed: true }])
  })

  it('never throws, and never makes an amount of nothing', () => {
    const words = fc.constantFrom('pół', 'talerz', '2', 'z', 'i', ',', 'mleko', 'porcje', '0', '1/2', 'kawa', '🍅', 'ze', '\n', 'zzz')
    fc.assert(
      fc.property(fc.array(words, { maxLength: 15 }), (parts) => {
        expect(readMeal(parts.join(' ')).filter(({ grams, status }) => status === 'ready' && grams !== null && grams <= 0)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
