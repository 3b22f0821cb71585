import { expect, it } from 'vitest'
import { readMeal } from '../index.ts'

function read(text: string): string[] {
  return readMeal(text).map(({ status, title, grams }) =>
    status === 'ready' ? `${title} ${grams === null ? '' : Math.round(grams)}` : `? ${title}`,
  )
}

it.each([
  ['od rana deszcz i kolano boli, zjadłam dwie kanapki z serem', ['chleb 70', 'ser żółty 60']],
  ['wieczorem film i popcorn', ['popcorn 40']],
  ['trzydzieści stopni w cieniu, chłodnik', ['chłodnik 350']],
  ['nie chciało mi się gotować, jogurt', ['jogurt 150']],
  ['cukier 118, ciśnienie 130/80, jogurt', ['jogurt 150']],
  ['glukoza na czczo 104, jogurt, cukier 10 g', ['jogurt 150', 'cukier 10']],
  ['bułka, pasztet, wszystko na stojąco w kuchni', ['bułki 60', 'pasztet 40']],
  ['lekarz kazał lekko, więc marchewka gotowana', ['marchewka gotowana 80']],
  ['siedzę na zdalnym, podjadam orzechy', ['orzechy 30']],
  ['choruję, nic mi nie wchodzi, tylko kisiel', ['kisiel ugotowany 200']],
  ['siedziałam w pracy do późna więc tylko batonik i cola', ['baton 45', 'cola 258']],
  // What happened, by a verb that no table has, and words of a day.
  ['kanapka z serem, zmywarka padła', ['chleb 35', 'ser żółty 30']],
  ['jogurt. Halny duje. Deadline.', ['jogurt 150']],
  ['sernik, kurier zgubił adres', ['sernik 120']],
  ['Kolacja 18:45: jogurt, cukier po 2 h 151', ['jogurt 150']],
  // What another did to food, and what became of the rest.
  ['jogurt, Franek wylał sok na obrus', ['jogurt 150']],
  ['jogurt. Reszta zupy poszła do zamrażarki.', ['jogurt 150']],
  ['feta 50 g, kumpela zjadła resztę fety', ['feta 50']],
  // What begins as a circumstance or has words of a sentence, of whichever words, and where food came from.
  ['chleb z serem, niech mi ktoś wytłumaczy całki', ['chleb 35', 'ser żółty 30']],
  ['kwaśnica, na Krupówkach ludzi jak mrówek', ['kapuśniak 350']],
  ['pół pizzy z lodówki, trzy kostki czekolady z szuflady', ['pizza 240', 'czekolada 18']],
  // How old, how long, how far, at what hour, and what was measured.
  ['Kuba, 6 lat. rosół, po dwóch godzinach jabłko', ['rosół 350', 'jabłka 162']],
  ['koło 21 jeszcze banan', ['banany 117']],
  ['cukier rano 118 więc w miarę, insulina 6, twaróg 100 g', ['twaróg 100']],
  // How it was is no other of it.
  ['schabowy z mizerią. Schabowy jak podeszwa.', ['kotlety schabowe panierowane 130', 'mizeria 120']],
])('leaves out of "%s" what is told of the day', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

it.each([
  ['wracając z kościoła wstąpiliśmy na kremówkę i herbatę', ['kremówki 120', 'herbata 250']],
  ['dzień zaczęłam od owsianki z jabłkiem', ['owsianka na mleku 300', 'jabłka 50']],
  ['autobus uciekł to kupiłam pączka w piekarni', ['pączki 70']],
  ['mąż namówił mnie na pizzę, zjadłam dwa kawałki', ['pizza 200']],
  ['dzieci nie dojadły, więc zjadłam po nich pół kotleta mielonego', ['kotlety mielone 45']],
  ['syn chory, ugotowałam mu rosół i sama zjadłam miskę', ['rosół 450']],
  ['wyskoczyliśmy do knajpy na burgera z frytkami', ['hamburger gotowy 220', 'frytki usmażone 130']],
  ['córka przywiozła pierogi ruskie, zjadłam 8 sztuk ze skwarkami', ['pierogi ruskie 240', 'skwarki 10']],
  ['usmażyłam pięć placków ziemniaczanych, zjadłam trzy ze śmietaną', ['placki ziemniaczane usmażone 180', 'śmietana 60']],
])('finds in "%s" what was eaten behind what was done', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

it.each([
  ['obiad u córki: rosół z makaronem', ['rosół 350']],
  ['obiad u teściowej, rosół i schabowy', ['rosół 350', 'kotlety schabowe panierowane 130']],
  ['śniadanie z biedry bułka z masłem', ['bułki 60', 'masło 8']],
  ['niedziela u rodziców: żurek', ['żurek 350']],
  ['imieniny koleżanki w pracy, kawałek tortu', ['tort 110']],
  ['po powrocie dwa jajka i pomidor', ['jajka 102', 'pomidory 124']],
  ['kanapka z jajkiem od koleżanki', ['chleb 35', 'jajka 51']],
  ['kolacja z teściami, sałatka grecka', ['sałatka grecka 250']],
  ['na kolację resztki z obiadu, czyli ryż z warzywami', ['ryż ugotowany 180', 'warzywa 100']],
  ['śniadanie o siódmej owsianka', ['owsianka na mleku 300']],
  ['dostałam od koleżanki jogurt', ['jogurt 150']],
])('leaves out of "%s" at whose place and at which meal it was', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

it.each([
  ['kawy dziś nie piłam, tylko woda', ['woda 250']],
  ['śniadania nie było, na obiad rosół', ['rosół 350']],
  ['odmówiłam ciasta, wypiłam samą kawę', ['kawa 250']],
  ['kotlet z kurczaka, panierkę zdjęłam', ['kotlety drobiowe panierowane 130']],
  ['jabłko, ogryzek dla królika', ['jabłka 162']],
  ['schabowy z ziemniakami, ziemniaki zostawiłam', ['kotlety schabowe panierowane 130', 'ziemniaki gotowane 200']],
  ['miało być zdrowo, a skończyło się na kebabie', ['kebab gotowy 400']],
  ['zupy pomidorowej nie dojadłam', ['zupa pomidorowa 350']],
  ['nic specjalnego, makaron z pesto', ['makaron ugotowany 200', 'pesto 30']],
  ['skończył się chleb, więc wafle ryżowe', ['wafle ryżowe 9']],
])('counts of "%s" nothing that was not eaten', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

it.each([
  // A food that nobody knows is said to be unknown, whatever was done to it.
  ['ugotowałam fuczki, zjadłam dwa', ['? fuczki']],
  ['prozioki i kefir', ['? prozioki', 'kefir 258']],
  ['upiekłam prozioki, herbata', ['? prozioki', 'herbata 250']],
  // Of a meal at somebody's with nothing but a coffee behind it nobody knows what it was.
  ['obiad u teściowej, kawa', ['? u teściowej', 'kawa 250']],
  ['zupa od babci', ['? zupa od babci']],
  ['obiad w stołówce', ['? obiad w stołówce']],
  ['to co zwykle na śniadanie', ['? to co zwykle']],
  // Told of the day alone it is not silently nothing.
  ['od rana deszcz', ['? deszcz']],
])('does not hide in "%s" what was eaten and nobody knows', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

/** Names that nobody has. */
const INVENTED = ['bulgotka', 'mruczanka', 'fitruchy', 'wirgulnik', 'galomyśl', 'tarabany', 'pomyrdzie', 'cyrkla']

it.each([
  'zjadłam X',
  'chleb, X 150 g, mleko',
  'X ciepła, kawa',
  'X mała',
  'była X i kawa',
  'wjechała X',
  'poszła X, kefir',
  'X jak u mamy, kefir',
  'X u babci i herbata',
  'X w porcie, kawa',
  'Rano kawa. X. Wieczorem mleko.',
  'mąż zrobił X, zjadłam dwie',
  'zamówiłam X, kolega pizzę',
  'rano padało, zjadłam X',
  'X odgrzana, kefir',
])('admits what nobody knows, told as "%s"', (frame) => {
  const lost = INVENTED.filter(
    (name) => !readMeal(frame.replace('X', name)).some((item) => item.status === 'unknown' && item.sourceLine.includes(name)),
  )
  expect(lost).toEqual([])
})

it.each([
  ['zjadłach sznita chleba, szolka kawy', ['chleb 35', 'kawa 250']],
  ['termos z herbatą, miska z owsianką', ['herbata 500', 'owsianka na mleku 300']],
  ['maślonka pół szklanki, zoza', ['maślanka 129', 'sos spod pieczeni 60']],
  ['sandacz w sosie koperkowym 200 g', ['sandacz, po upieczeniu 200', 'sos koperkowy 50']],
  ['pierś z indyka w sosie śmietanowym 200 g', ['kurczak w sosie śmietanowym 200']],
  ['kisiel malinowy, herbata brzoskwiniowa', ['kisiel ugotowany 200', 'herbata 250']],
  ['budyń jaglany', ['? budyń jaglany']],
  ['szklanka wody z kranu', ['woda 250']],
])('reads "%s" by its rules', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

it.each([
  'na odpuście gospodynie gotowały jakąś hrabołkę, chleb',
  'zupa z hrabołki, chleb',
  'chleb, hrabołka dla mnie',
  'chleb, hrabołka',
  'na kolację hrabołka, chleb',
  'hrabołka mi smakowała, chleb',
  'hrabołka mi nie smakowała, ale zjadłem chleb',
  'Hrabołka wyszła pyszna, do tego chleb',
])('admits in "%s" what nobody knows', (text) => {
  expect(read(text)).toContainEqual(expect.stringMatching(/^\? .*hrabołk/iu))
})

it.each([
  ['tofu 180 g, marchewka 80, papryka 100', [180, 80, 100]],
  ['2 kromki chleba i 30 gouda', [70, 30]],
  ['żurek, łyżka śmietany 18', [350, 20]],
  ['20 pierogów ruskich', [600]],
  ['kubek kawy. Koło 21 jeszcze wafelek 40 g', [250, 40]],
  ['rano nic, koło 11 bułka z serem', [60, 30]],
  ['mały tiger 250 ml, jutro koło z analizy', [258]],
  ['około 20 pierogów ruskich', [600]],
])('reads in "%s" numbers without a unit as what they can be', (text, grams) => {
  expect(readMeal(text).map((item) => Math.round(item.grams ?? 0))).toEqual(grams)
})

it.each([
  ['4 kromki chleba 2 jajka na twardo łyżka majonezu 3 plastry szynki', ['chleb 140', 'jajka na twardo 100', 'majonez 25', 'szynka 60']],
  [
    'dorsz pieczony 160g ziemniaki gotowane 200g fasolka szparagowa 150g łyżeczka masła',
    ['dorsz, po upieczeniu 160', 'ziemniaki gotowane 200', 'fasolka szparagowa gotowana 150', 'masło 5'],
  ],
  ['pasta jajeczna 2 łyżki na dwóch kromkach', ['pasta jajeczna 50', 'chleb 70']],
  ['dorsz z piekarnika 150 g brokuły 200 g', ['dorsz, po upieczeniu 150', 'brokuł 200']],
  ['szarlotka, zjadłam aż dwa kawałki', ['szarlotka 240']],
  ['lampka prosecco bo mąż ma urodziny i kawałek tortu bezowego', ['prosecco 150', 'ciasto bezowe 90']],
  ['lekarz pozwolił jeść. szklanka bulionu, 2 sucharki', ['bulion 250', 'sucharki 18']],
  ['orzechy 20g. jogurt', ['orzechy 20', 'jogurt 150']],
  ['keto śniadanie 2 jajka sadzone', ['jajka 102']],
  ['wegański obiad - kasza jaglana 180 g', ['kasza jaglana ugotowana 180']],
  ['ok. 200 g ryżu, 2 szt. parówki', ['ryż ugotowany 200', 'parówki 100']],
  ['W trakcie 500 ml izotonika, po wszystkim jeden banan', ['napój izotoniczny 515', 'banany 117']],
])('finds in "%s" what stands in a row, and how much of each', (text, foods) => {
  expect(read(text)).toEqual(foods)
})
