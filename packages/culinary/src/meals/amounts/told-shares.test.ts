import { expect, it } from 'vitest'
import { readMeal } from '../index.ts'

function read(text: string): string[] {
  return readMeal(text).map(({ status, title, grams }) =>
    status === 'ready' ? `${title} ${grams === null ? '' : Math.round(grams)}` : `? ${title}`,
  )
}

it.each([
  ['zrobiłam trzy kanapki z serem, zjadłem dwie, trzecią oddałem', ['chleb 70', 'ser żółty 60']],
  ['trzy gołąbki na obiad, zjadłem dwa, jednego dałem psu', ['gołąbki 360']],
  ['cztery pierogi, dwa oddałam psu', ['pierogi 60']],
  ['pięć pierogów ruskich, mąż zjadł dwa', ['pierogi ruskie 90']],
  ['cztery naleśniki z serem, jednego oddałam wnukowi', ['naleśniki z serem 360']],
  ['pięć racuchów, dwa zostawiłam dla męża', ['racuchy 150']],
  ['zjadłam trzy pierogi z mięsem, czwartego już nie dałam rady', ['pierogi z mięsem 90']],
  ['trzy pierogi z mięsem, czwartego już nie dałam rady', ['pierogi z mięsem 90']],
  ['trzy kawałki pizzy, ostatniego nie dałam rady', ['pizza 200']],
  ['sześć pierogów z mięsem, dwa podebrał mi syn', ['pierogi z mięsem 120']],
  ['połowa drożdżówki, druga połowa dla wróbli', ['drożdżówki 45']],
  ['pół awokado, drugą połówkę zostawiłam na jutro', ['awokado 74']],
  ['trzy kotlety mielone, zjadłam półtora', ['kotlety mielone 135']],
  ['jogurt 150 g, ale zjadłam tylko połowę', ['jogurt 75']],
  ['rozmroziłam gołąbki, dwa dla mnie, dwa dla męża', ['gołąbki 360']],
])('takes off "%s" what somebody else got', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

it.each([
  ['dwie kromki chleba, każda z łyżeczką masła i plastrem szynki', ['chleb 70', 'masło 10', 'szynka 40']],
  ['trzy naleśniki z serem, każdy z łyżką śmietany', ['naleśniki z serem 360', 'śmietana 60']],
  ['placki ziemniaczane 4 szt, na każdy łyżka śmietany', ['placki ziemniaczane usmażone 240', 'śmietana 80']],
  ['trzy placki ziemniaczane z łyżką śmietany każdy', ['placki ziemniaczane usmażone 180', 'śmietana 60']],
  ['trzy kanapki, każda z plastrem szynki i ogórkiem', ['chleb 105', 'szynka 60', 'ogórki 90']],
  ['dwie kromki z dżemem po łyżeczce na każdą', ['chleb 70', 'dżem 18']],
  ['5 pierogów ze śmietaną, po łyżeczce na każdego', ['pierogi 150', 'śmietana 35']],
  ['dwie bułki, każda posmarowana masłem', ['bułki 120', 'masło 16']],
])('counts for each of several what "%s" says that one has', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

it.each([
  ['ryż basmati 60 g waga sucha', ['ryż basmati 60']],
  ['kasza bulgur na sucho 50 g z pieczarkami', ['bulgur 50', 'pieczarki 40']],
  ['50 g kaszy jaglanej ważonej na sucho', ['kasza jaglana 50']],
  ['kasza gryczana 70 g (sucha masa)', ['kasza gryczana 70']],
  ['ryż jaśminowy (50 g przed ugotowaniem)', ['ryż jaśminowy 50']],
  ['makaron 80 g przed ugotowaniem z pesto', ['makaron 80', 'pesto 30']],
  ['150 g kurczaka z ryżem 80 g na sucho', ['kurczak, po upieczeniu 150', 'ryż 80']],
  // Once boiled it is what lies on the plate.
  ['ryż 150 g po ugotowaniu', ['ryż ugotowany 150']],
  // Rusks are no state of water.
  ['woda i trzy suchary', ['woda 250', 'sucharki 27']],
])('keeps dry what "%s" says was weighed dry', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

it.each([
  ['drink whisky z colą', ['whisky 48', 'cola 258']],
  ['drink z wódką i sokiem pomarańczowym', ['wódka 48', 'sok pomarańczowy 261']],
  ['drink z rumem', ['drink z rumem 255']],
  ['plaki kukurydziane z mlekiem', ['płatki kukurydziane 30', 'mleko 258']],
  ['makaron z kurcazka', ['makaron ugotowany 200', 'kurczak, po upieczeniu 60']],
  ['mielonego z ziemniakami', ['kotlety mielone 90', 'ziemniaki gotowane 200']],
  ['dwa małe jasne', ['piwo 666']],
  ['duże jasne', ['piwo 505']],
  // What is counted in the nominative is no part of what a drink was made of.
  ['kompot z rabarbaru i dwa kawałki drożdżowego', ['kompot 250', 'ciasto drożdżowe 160']],
  ['jasne pełne', ['piwo 505']],
  ['pięćdziesiątka wódki', ['wódka 48']],
  ['lody 2 gałki, słony karmel i mango', ['lody 110']],
  ['lody trzy gałki: czekolada, pistacja, mango', ['lody 165']],
  ['lody pistacja i śmietanka', ['lody orzechowe 110']],
])('reads "%s" as what it is called', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

it.each([
  ['owsianka na mleku owsianym', ['płatki owsiane 60', 'napój owsiany 240']],
  ['kasza manna na sojowym', ['kasza manna 33', 'napój sojowy 267']],
  ['budyń na sojowym', ['budyń ugotowany 200']],
  ['naleśniki na migdałowym', ['naleśniki 140']],
  ['płatki kukurydziane na sojowym', ['płatki kukurydziane 30', 'napój sojowy 255']],
])('counts the milk of "%s" once', (text, foods) => {
  expect(read(text)).toEqual(foods)
})
