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
  ['prozioki i kefir', ['? proziak', 'kefir 258']],
  ['upiekłam prozioki, herbata', ['? proziak', 'herbata 250']],
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
