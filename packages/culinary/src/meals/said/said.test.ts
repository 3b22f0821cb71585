import { expect, it } from 'vitest'
import { readMeal } from '../index.ts'

function read(text: string): string[] {
  return readMeal(text).map(({ status, title, grams }) =>
    status === 'ready' ? `${title} ${grams === null ? '' : Math.round(grams)}` : `? ${title}`,
  )
}

it.each([
  ['sałatka cezar z kurczakiem w knajpie', ['sałatka cezar 250']],
  ['dwie kanapki z pasztetem do szkoły', ['chleb 70', 'pasztet 50']],
  ['litr coli zero na filmie', ['cola bez cukru 1000']],
  ['ze znajomymi 2 piwa', ['piwo 1010']],
  ['ramen na urodzinach kuzynki', ['ramen 550']],
  ['dorsz w panierce z frytkami nad morzem', ['dorsz, po upieczeniu 130', 'frytki usmażone 130']],
  ['rosołek młody zjadł pół talerza', ['rosół 175']],
  ['mąż zrobił lazanię, zjadłam kawałek', ['lasagne gotowa 250']],
  ['ogórkowa u mamy, 2 talerze', ['zupa ogórkowa 700']],
  ['u babci rosół i kotlet', ['rosół 350', 'kotlety schabowe panierowane 130']],
  ['rosół babci miska', ['rosół 450']],
  ['dorsz smażony w smażalni 220 g', ['dorsz, po usmażeniu 220']],
  ['pierogi ruskie w liczbie ośmiu sztuk', ['pierogi ruskie 240']],
  ['dziś padało cały dzień zjadłem flaki w barze, potem snickers', ['flaki 350', 'baton z orzechami i karmelem 50']],
  ['spożyłem talerz zupy pomidorowej z makaronem', ['zupa pomidorowa 350']],
])('leaves out of "%s" where, when and with whom it was eaten', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

it.each(['obiad u mamy', 'u teściów', 'kluchy ciotki Jadzi', 'omlet z dżemem wujka Staszka', 'zupa od babci'])(
  'does not know what "%s" was',
  (text) => {
    expect(read(text).filter((item) => !item.startsWith('?'))).toEqual([])
  },
)

it.each([
  ['2 plastry sera Wrzołek', ['ser żółty 40', '? Wrzołek']],
  ['60g chrupek Plumbeks na przerwie', ['chrupki kukurydziane 60', '? Plumbeks']],
  ['baton proteinowy Zyrbax 50g', ['baton proteinowy 50', '? Zyrbax']],
  ['chleb Staropolaniec Brzask 3 kromki', ['chleb 105', '? Staropolaniec Brzask']],
  ['shake proteinowy Turbomix 3000', ['napój proteinowy 330', '? Turbomix 3000']],
  ['szynka wędzarkowo 4 plasterki', ['szynka 80', '? wędzarkowo']],
])('keeps the food of "%s" and says that its maker is not known', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

it.each(['zapiekanka „Wilk”', 'baton Zygzak', 'baton Kraton orzechowy', 'wołowina po burgundzku', 'dwa prozioki', 'wrap Kraft'])(
  'does not take "%s" for a food and its maker',
  (text) => {
    expect(read(text).filter((item) => !item.startsWith('?'))).toEqual([])
  },
)

it.each([
  ['słoiczek dynia z ziemniakiem 125g', ['obiadek dla dzieci 125']],
  ['słoiczek jabłko z bananem', ['deserek owocowy dla dzieci 125']],
  ['słoiczek miodu', ['miód 400']],
])('reads "%s" as the jar that it is', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

it.each([
  ['białko 1 miarka na wodzie 300ml', ['odżywka białkowa 30', 'woda 300']],
  ['prince polo xxl', ['wafelek w czekoladzie 50']],
  ['XL frytki', ['frytki usmażone 160']],
  ['nachos z serem', ['nachosy 50', 'ser żółty 30']],
  ['pizza 32 cm z szynką, zjadłem 3 kawałki z 8', ['pizza z szynką 270']],
  ['woda gaz 0,33', ['woda gazowana 330']],
  ['4 kromki chleba po plasterku szynki i sera', ['chleb 140', 'szynka 80', 'ser żółty 80']],
  ['3 kromki razowca z masłem i plasterkiem żółtego sera każda', ['chleb razowy 120', 'masło 24', 'ser żółty 60']],
  ['2 kawałki pepperoni', ['pizza 200']],
])('reads how much there was of "%s"', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

it.each([
  ['jogurt (grecki) 150 g', ['jogurt grecki 150']],
  ['herbata (zielona)', ['herbata zielona 250']],
  ['zupa (pomidorowa) talerz', ['zupa pomidorowa 350']],
  ['2 pierogi (ruskie)', ['pierogi ruskie 60']],
  ['mleko roślinne (migdałowe) szklanka', ['napój migdałowy 255']],
])('reads the kind in brackets of "%s" as the food’s own, and as no dish beside it', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

it('knows a sweet by its name in any case, typed with capitals or without', () => {
  expect(read('opakowanie Ptasiego Mleczka')).toEqual(read('opakowanie ptasiego mleczka'))
  expect(read('opakowanie Ptasiego Mleczka')).toEqual(['pianki w czekoladzie 360'])
})

it.each([
  // Told in a row with no comma: a side behind a main dish, a measure with what it is of.
  ['schabowy ziemniaki surówka', ['kotlety-schabowe-panierowane', 'ziemniaki-gotowane', 'surowka']],
  ['kanapka z ogórkiem kiszonym szklanka soku', ['chleb', 'ogorki-kiszone', 'sok']],
  ['pierogi polane łyżką oleju', ['pierogi', 'olej']],
  // A slice or a glass of wine says itself what it is of, and begins something all the same where that is told.
  ['jajecznica na maśle dwie kromki chleba', ['jajecznica', 'chleb']],
  ['ryba z frytkami lampka białego wina', ['ryba', 'frytki-usmazone', 'wino-biale']],
  ['kotlet z ziemniakami pół szklanki kompotu', ['kotlety-schabowe-panierowane', 'ziemniaki-gotowane', 'kompot']],
  ['chleb 2 kromki żytniego', ['chleb-zytni']],
  ['zupa talerz pomidorowej', ['zupa-pomidorowa']],
  ['kawa zbożowa', ['kawa-zbozowa-parzona']],
  // A roulade beside dumplings is meat, alone it is none that everybody knows.
  ['kluski śląskie, rolada', ['kluski-slaskie', 'zrazy-w-sosie']],
])('%s is each of them', (text, expected) => {
  expect(readMeal(text).map(({ food, status }) => food?.id ?? status)).toEqual(expected)
})

it.each([
  ['po trzy browary', ['piwo 1515']],
  ['paczka laysów 130 g', ['chipsy 130']],
  ['kawa Inka bez mleka 250 ml', ['kawa zbożowa 250']],
  ['zylc 150 g', ['galareta wieprzowa 150']],
  ['ziymnioki tłuczone 150 g', ['puree ziemniaczane 150']],
])('knows "%s" by what it is called where people live', (text, foods) => expect(read(text)).toEqual(foods))

it.each([
  ['30 g płatków 200 ml mleka', ['płatki owsiane 30', 'mleko 206']],
  ['kotlet 200 g ziemniaków 300 surówki 150', ['kotlety schabowe panierowane 200', 'ziemniaki gotowane 300', 'surówka 150']],
  [
    'kotlet ze dwieście gram ziemniaków trzysta surówki sto pięćdziesiąt',
    ['kotlety schabowe panierowane 200', 'ziemniaki gotowane 300', 'surówka 150'],
  ],
  // One number so many times as the other is no amount of anything.
  ['200 g ziemniaków 300', ['ziemniaki gotowane 200']],
])('gives each of "%s" its own weight', (text, foods) => expect(read(text)).toEqual(foods))

it.each([
  ['puszka paprykarza szczecińskiego 330 gram zjadłem połowę', ['paprykarz szczeciński 165']],
  ['trzy kromki chleba i dwa piwa po pół litra resztę paprykarza dałem kotu', ['chleb 105', 'piwo 1010']],
])('takes from "%s" only what was not eaten', (text, foods) => expect(read(text)).toEqual(foods))
