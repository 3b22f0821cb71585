import { RECIPES } from '@spizarka/knowledge/recipes'
import { describe, expect, it } from 'vitest'
import { readMeal } from '../index.ts'

const dishes = RECIPES.map(({ id, title }) => ({ id, title }))
const told = (text: string) =>
  readMeal(text, dishes).map(({ title, food, grams, portionPercent, status }) =>
    status === 'ready' ? `${food?.id ?? title} ${grams ?? `${portionPercent} %`}` : status,
  )

describe('amounts of what was told', () => {
  it.each([
    // A share told behind, of what was eaten or of what somebody else got.
    ['pączek z różą, połowę oddałam mężowi', ['paczki 35']],
    ['spaghetti bolognese, zjadłem połowę porcji w pracy', ['Spaghetti bolognese 50 %']],
    ['2 kotlety mielone, połowę zostawiłam', ['kotlety-mielone 90']],
    // A weight behind a share of a pack is what was eaten, unless it is the whole pack's; "razem" is of all that was counted.
    ['pół puszki czerwonej fasoli jakieś 100g', ['fasola-ugotowana 100']],
    ['pół opakowania mrożonych warzyw czyli 200 g', ['warzywa-mrozone 200']],
    ['pół paczki chipsów 140 g', ['chipsy 70']],
    ['dorsz smażony dwa filety, razem 300 g', ['dorsz 300']],
    ['zylc talerzyk ze 150 g z octem', ['galareta-wieprzowa 150', 'ocet 5']],
    // So many of what nobody counts are grams.
    ['skyr 140, płatki migdałowe 10', ['skyr 140', 'platki-migdalowe 10']],
    ['masło 10', ['maslo 10']],
    ['jajka 5', ['jajka 255']],
    // What is sold in sizes is of its size however many there are; of a cake one is a cut.
    ['pół dużej pizzy', ['pizza 375']],
    ['2 duże frytki', ['frytki-usmazone 320']],
    ['1 sernik', ['sernik 120']],
    ['2 lody', ['lody 160']],
    // Bags and heads, lumps and florets, and glasses of spirits.
    ['pół woreczka kaszy', ['kasza 140']],
    ['rukola', ['rukola 40']],
    ['2 kostki cukru', ['cukier 8']],
    ['5 różyczek brokuła', ['brokul 100']],
    ['ćwiartka wódki', ['wodka 238']],
    ['szklaneczka whisky', ['whisky 48']],
    ['5 fasolek szparagowych', ['fasolka-szparagowa-gotowana 30']],
    ['3 wątróbki drobiowe', ['watrobka-drobiowa 105']],
    ['5 kaparów', ['kapary 2.5']],
    ['bulion', ['bulion 250']],
    ['żelki, żel energetyczny i nutridrink 125 ml', ['zelki 30', 'zel-energetyczny 40', 'napoj-odzywczy 137.5']],
    // A noun that is left out, and what stands in a row with no comma.
    ['60 g żytniego', ['chleb-zytni 60']],
    ['lampka wytrawnego i trochę pleśniowego', ['wino 150', 'ser-plesniowy 40']],
    ['dwie kromki grahama', ['chleb-graham 70']],
    ['wasa 3 kromki', ['pieczywo-chrupkie 30']],
    ['rolada 8 klusek śląskich modra kapusta', ['zrazy-w-sosie 240', 'kluski-slaskie 200', 'kapusta-czerwona 100']],
    ['rolada 8 klusek śląskich modra kapusta jakieś 150 g', ['zrazy-w-sosie 240', 'kluski-slaskie 200', 'kapusta-czerwona 150']],
    ['schabowy ziemniaki modra kapusta', ['kotlety-schabowe-panierowane 130', 'ziemniaki-gotowane 200', 'kapusta-czerwona 100']],
    ['owsianka 50g płatków, banan', ['owsianka-na-mleku 250', 'banany 117']],
    ['jajecznica 3 jajka', ['jajecznica 183.6']],
    ['banan 120 g bez skórki', ['banany 120']],
    // So many whites of so many eggs; rings, segments and sachets.
    ['białko z 4 jaj', ['bialka-jaj 132']],
    ['2 krążki cebuli', ['cebula 16']],
    ['3 cząstki mandarynki', ['mandarynki 36']],
    ['saszetka ketchupu', ['ketchup 12']],
    ['owsianka na mleku pół banana', ['owsianka-na-mleku 300', 'banany 58.5']],
    // The weight of a whole is of all of it, and the share of the share.
    ['pół dużego jogurtu naturalnego (400g całość)', ['jogurt-naturalny 200']],
    ['chipsy pół paczki (paczka 140 g)', ['chipsy 70']],
    ['2 kromki chleba, 30 g', ['chleb 30']],
    ['pad thai z kurczakiem, zostawiłem 1/3', ['Pad thai z kurczakiem 67 %']],
    ['pół zapiekanki, resztę dałam Oli', ['zapiekanka 125']],
    ['makaron z pesto, tak ze 300 g ugotowanego', ['makaron-ugotowany 300', 'pesto 30']],
    // What is told again in the genitive, with an amount, was that much; of another meal it was had again.
    ['bułka z makrelą wędzoną, makreli z pół sztuki', ['bulki 60', 'makrela-wedzona 97.5']],
    ['chleb ze słoniną i cebulą, słoniny ze 40 gram, pół cebuli', ['chleb 35', 'slonina 40', 'cebula 45']],
    ['micha kaszy gryczanej, kaszy będzie z 300 g', ['kasza-gryczana-ugotowana 300']],
    ['kasza gryczana, wieczorem kasza gryczana 100 g', ['kasza-gryczana-ugotowana 180', 'kasza-gryczana-ugotowana 100']],
    // So many pieces are of the bread, half a bird is of a helping, a ball is of the cheese.
    ['tartinki z łososiem trzy sztuki', ['chleb 105', 'losos 150']],
    ['indyk z dynią, połowa', ['indyk 60', 'dynia 100']],
    ['pół arbuza', ['arbuz 1170']],
    ['mozzarella pół kulki (kulka 125 g)', ['mozzarella 62.5']],
    // A part of a litre, in whatever it was.
    ['butelka piwa 0,5', ['piwo 505']],
    ['2 piwa 0,5 i cola 0,33', ['piwo 1010', 'cola 339.9']],
    ['4 szoty wódki', ['wodka 190']],
    // So many slices on each of all that is joined; slices at the end are of the bread, wherever it stands.
    ['dwie grahamki z szynką i serem po dwa plasterki na każdej', ['grahamki 140', 'szynka 80', 'ser-zolty 80']],
    ['chleb z masłem i szczypiorkiem dwie kromki', ['chleb 70', 'maslo 16', 'szczypiorek 8']],
    ['parówki z chlebem 2 kromki', ['parowki 100', 'chleb 70']],
    // The weight of a pack is of all that is in it; what a dish is served in is of the dish.
    ['makaron ze szpinakiem i fetą pudełko 350 g', ['makaron-ze-szpinakiem 350']],
    ['nachosy z sosem serowym duża paczka 200 g', ['nachosy 200', 'sos-serowy 30']],
    ['sałatka grecka z oliwkami i fetą miseczka', ['salatka-grecka 162.5', 'oliwki 15', 'feta 30']],
    // A whole pack is a pack, and no name of anything else.
    ['całe opakowanie Ptasiego Mleczka 340 g', ['pianki-w-czekoladzie 340']],
    ['cała paczka chipsów 140 g', ['chipsy 140']],
    // A bar of chocolate tastes of what nobody measures so.
    ['tabliczka milki oreo', ['czekolada-mleczna 100']],
    ['tabliczka lindt oreo', ['czekolada 100']],
    // What is dry is soaked and boiled before it is eaten, by the piece, too.
    ['kotlety sojowe 2 szt', ['kotlety-sojowe 60']],
    ['termos herbaty', ['herbata-parzona 500']],
    ['kaszka manna na mleku 150 ml', ['kasza-manna-na-mleku 150']],
    ['pół słoiczka obiadku indyk z warzywami', ['obiadek-dla-dzieci 95']],
    // An amount in a row is of what it stands with.
    ['big mac średnie frytki cola 0,4', ['hamburger-gotowy 220', 'frytki-usmazone 115', 'cola 412']],
    // What was weighed dry stays dry.
    ['100 g ryżu suchego', ['ryz 100']],
    // How many pieces the whole had.
    ['pizza 4 kawałki z 8', ['pizza 400']],
    // What is weighed goes before the piece or the vessel that it was; what says only its state is of it.
    ['kawałek arbuza ok. 300 g', ['arbuz 300']],
    ['makaron 80 g (suchy)', ['makaron 80']],
    ['wódka 50', ['wodka 47.5']],
    ['hot dog z żabki i cola 500 ml', ['hot-dog 180', 'cola 515']],
    // One of what is mostly had by several.
    ['gołąbek', ['golabki 180']],
    ['pulpecik', ['pulpety-w-sosie 50']],
    ['porcja gołąbków', ['golabki 360']],
    // A measure and half of it; several that nobody counted.
    ['szklanka i pół soku pomarańczowego', ['sok-pomaranczowy 391.8']],
    ['kilka pierogów ruskich', ['pierogi-ruskie 150']],
    // A size beside an amount behind the name.
    ['rosół mała miseczka z makaronem', ['rosol 187.5']],
    ['kanapki 4 małe z pasztetem', ['chleb 105', 'pasztet 100']],
    ['garść migdałów (ok. 15 sztuk)', ['migdaly 18']],
    // A spoon that nobody speaks of is neither flat nor heaped.
    ['płaska łyżeczka cukru', ['cukier 4.5']],
    ['czubata łyżeczka cukru', ['cukier 6.75']],
    // An amount that says what it is of is of nothing else.
    ['parówka, pół kromki', ['parowki 50', 'chleb 17.5']],
    ['dwie skibki chleba', ['chleb 105']],
    // An hour is no count, minutes are none either; a litre is no hour.
    ['o 11 drożdżówka z serem', ['drozdzowki-z-serem 100']],
    ['8:30 owsianka na wodzie', ['owsianka-na-wodzie 300']],
    ['około 200 g winogron', ['winogrona 200']],
    // So many on each.
    ['trzy kromki chleba z żółtym serem na każdej po plasterku', ['chleb 105', 'ser-zolty 60']],
    // A weight that is far more than goes with something is of the whole; one that is not is of what it stands beside.
    ['wątróbka z cebulą 200 g', ['watrobka-drobiowa 200', 'cebula 15']],
    ['wątróbka drobiowa z cebulą i jabłkiem 200 g', ['watrobka-drobiowa 200', 'cebula 15', 'jablka 50']],
    ['chleb z szynką 30 g', ['chleb 35', 'szynka 30']],
    ['owsianka na wodzie z bananem 120 g', ['owsianka-na-wodzie 300', 'banany 120']],
    // Half of what is weighed by the piece is half a piece, and no half of what a recipe serves.
    ['pół zapiekanki z pieczarkami i serem', ['Zapiekanki z pieczarkami i serem 125']],
    // What is bought raw or dry is eaten fried and boiled, also beside something.
    [
      'schabowy z frytkami, placki ziemniaczane 3 sztuki',
      ['kotlety-schabowe-panierowane 130', 'frytki-usmazone 130', 'placki-ziemniaczane-usmazone 180'],
    ],
    ['tortellini 200 g', ['tortellini-ugotowane 200']],
    ['sos sojowy łyżka', ['sos-sojowy 12.5']],
    ['śledzik w oleju 3 kawałki', ['sledzie-w-oleju 75']],
    ['mała cola i duże frytki', ['cola 257.5', 'frytki-usmazone 160']],
  ])('%s', (text, expected) => expect(told(text)).toEqual(expected))
})

describe('what was not eaten, and what nobody can know', () => {
  it.each([
    ['rano nic, potem kawa', ['kawa-parzona 250']],
    ['nic nie jadłam', []],
    ['resztki z wczoraj i herbata', ['unknown', 'herbata-parzona 250']],
    ['resztki z wczoraj i do tego herbata', ['unknown', 'herbata-parzona 250']],
    ['u babci: rosół i coś z mięsem', ['rosol 350', 'unknown']],
    ['resztka pizzy', ['pizza 240']],
    ['batonik jakiś z automatu', ['unknown']],
    ['jakaś zupa', ['unknown']],
    ['jakieś 200 g pomidorów', ['pomidory 200']],
    ['batonik', ['baton 45']],
    ['imieniny cioci - 2 kieliszki czerwonego wytrawnego', ['wino-czerwone-wytrawne 297']],
    ['oliwki na tarasie', ['oliwki 30']],
    ['chipsy, do filmu', ['chipsy 50']],
  ])('%s', (text, expected) => expect(told(text)).toEqual(expected))
})

describe('what is one thing', () => {
  it.each([
    ['lody 2 gałki, pistacja i śmietanka', ['lody 110']],
    ['lody 2 gałki czekoladowe w wafelku', ['lody-czekoladowe 100']],
    // So many other things are none of them tastes.
    ['lody 2 gałki, kawa i ciasto', ['lody 110', 'kawa-parzona 250', 'ciasto 120']],
    ['dwie kostki gorzkiej wedla', ['czekolada-gorzka 12']],
    ['2 krokiety z kapusta i grzybami', ['krokiety 260']],
    ['pyry z gzikiem, 5 pyrek i gzik 4 łyżki', ['ziemniaki-gotowane 400', 'pasta-twarogowa 120']],
    ['kebab w bułce, sos mieszany', ['kebab-gotowy 400']],
    ['szejk: miarka białka 30g, mleko 0,5% 300ml, pół banana', ['odzywka-bialkowa 30', 'mleko-0-5 309', 'banany 58.5']],
    // A bowl is of the liquid that it was cooked on, and of no other beside that.
    ['owsianka na sojowym', ['platki-owsiane 60', 'napoj-sojowy 240']],
    ['owsianka na mleku', ['owsianka-na-mleku 300']],
  ])('%s', (text, expected) => expect(told(text)).toEqual(expected))
})
