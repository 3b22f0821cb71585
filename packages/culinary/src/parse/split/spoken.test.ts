import { expect, it } from 'vitest'
import { parseGroceries } from '../parse-groceries.ts'

const read = (line: string) =>
  parseGroceries(line).map(({ productName, quantityGrams, quantityMl, quantityPieces }) =>
    [productName, quantityGrams ?? quantityMl ?? quantityPieces].filter((part) => part !== null).join(' '),
  )

it.each([
  // Openers lead to the list and are none of it.
  ['w spiżarni 2 butelki oleju', ['olej 2']],
  ['dodaj do listy proszek do prania', ['proszek do prania']],
  ['Ola pyta czy kupisz drożdże', ['drożdże']],
  ['Urodziny Zosi!! chipsy 3 paczki', ['chipsy 3']],
  ['z przypraw mam cukier puder', ['cukier puder']],
  ['zostało po grillu 5 kiełbasek', ['kiełbasa 5']],
  ['będzie nas 12 osób więc kiełbas 20', ['kiełbasa 20']],
  ['zamrażalnik maliny pół kilo szpinak', ['maliny 500', 'szpinak']],
  ['nie ma masła, jest margaryna, jajek 3', ['margaryna', 'jajka 3']],
  ['gnocchi 2 op. a nie, gnocchi 1 starczy', ['gnocchi 1']],
  ['jutro po pracy wstąpię po chleb', ['chleb']],
  ['u babci w ogrodzie zerwałam kilo porzeczek', ['porzeczki 1000']],
  ['po świętach zostało nam pół sernika i bigos', ['sernik 0.5', 'bigos']],
  ['Marysiu, nie zapomnij masła', ['masło']],
  ['Zajrzałam do lodówki. Masło, ser.', ['masło', 'ser']],
  ['kto idzie do sklepu niech weźmie mleko', ['mleko']],
  ['dzieci nie mają mleka', ['mleko']],
  ['mleka nie mamy, kup chleb', ['mleko', 'chleb']],
  ['masło kupiłam, mleko też', ['masło', 'mleko']],
  ['jak będą dobre śliwki, to dwa kilo, chleb', ['śliwki 2000', 'chleb']],
  ['jeśli będzie świeży dorsz to weź pół kilo', ['dorsz 500']],
  ['mleko 2, jak będzie promka to 4', ['mleko 2']],
  ['niech będzie masło i dwa jogurty', ['masło', 'jogurt 2']],
  ['bułki, a do tego masło, za to chleb', ['bułki', 'masło', 'chleb']],
  // A sentence ends what was said before it.
  ['Kefir dwa. Bułki cztery. A dla mnie piwo', ['kefir 2', 'bułki 4', 'piwo']],
  ['Rosół stoi w garnku, ze 3 litry. Wiaderko ziemniaków', ['rosół 3000', 'ziemniaki 1']],
  ['Biorę mleka 3. Do tego masło', ['mleko 3', 'masło']],
  ['Kasza jest, cała paczka. Mąki z kilo.', ['kasza 1', 'mąka 1000']],
  ['2 op. Danio i masło', ['Danio 2', 'masło']],
  ['Ogórki: 3 słoiki. Cukier', ['ogórki 3', 'cukier']],
  ['lodówka: kurczak (udko), ser; w zamrażarce: pierogi', ['udka z kurczaka', 'ser', 'pierogi']],
  // A change of mind: the last word holds.
  ['pomidory dwa kilo nie jednak trzy', ['pomidory 3000']],
  ['jajka dziesięć stop wróć dwadzieścia i masło', ['jajka 20', 'masło']],
  ['mleko litr nie czekaj dwa', ['mleko 2000']],
  ['masło kostka ser żółty nie czekaj twaróg i chleb', ['masło 1', 'twaróg', 'chleb']],
  ['masło, nie czekaj na promocję', ['masło']],
  ['dwa sery, albo nie, lepiej trzy, chleb', ['sery 3', 'chleb']],
  ['jajek dziesięć, sorry dwanaście', ['jajka 12']],
  ['indyk półtora kilo nie dwa kilo', ['indyk 2000']],
  ['schab 1,2 kg, nie, 1,5, kefir', ['schab 1500', 'kefir']],
  ['weź 2 mleka, nie 3', ['mleko 2']],
  ['miód - wyrzuciłam, bo stary, musztarda', ['musztarda']],
  ['ser - zjedzony już, ale kup masło', ['masło']],
  ['udek nie brałam, makaron', ['makaron']],
  // What is struck out leaves alone what stands around it.
  ['masło kostka chleba nie kupuj ser żółty', ['masło 1', 'ser żółty']],
  ['mleko litr pączki nie pączków nie pisz kefir', ['mleko 1000', 'kefir']],
  ['jabłka, nie kupuj gruszek', ['jabłka']],
  ['jabłka nie kupuj gruszek', ['jabłka']],
  ['jutro nie kupuj ziemniaków', []],
  ['chleba nie trzeba', []],
])('%s holds %j', (line, items) => {
  expect(read(line)).toEqual(items)
})

it.each([
  // A count with its unit belongs to the noun before it where that noun opens the list.
  ['parówki cztery sztuki ketchup chleb', ['parówki 4', 'ketchup', 'chleb']],
  ['makaron dwie paczki butelka oleju i ryż', ['makaron 2', 'olej 1', 'ryż']],
  ['2 szt ananas 3 szt mango', ['ananas 2', 'mango 3']],
  ['mięso mielone pół kilo wieprzowe cebula trzy', ['mięso mielone wieprzowe 500', 'cebula 3']],
  ['po 1 szklance mąki i cukru', ['mąka 150', 'cukier 220']],
  // What was done to a thing makes no second one; another colour does.
  ['kefir 2 szt. i chleb wiejski, krojony', ['kefir 2', 'chleb wiejski krojony']],
  ['papryka czerwona, żółta', ['papryka czerwona', 'papryka żółta']],
  ['4 słoiki kompotu z czereśni i worek cebuli', ['kompot z czereśni 4', 'cebula 1']],
  ['chleb razowy, torba papierowa', ['chleb razowy']],
  ['torba ziemniaków, torba foliowa', ['ziemniaki 1']],
  ['miska plastikowa, miska sałatki greckiej', ['miska plastikowa', 'sałatka grecka 1']],
  ['mleko ze szklankę', ['mleko 250']],
])('%s is %j', (line, items) => {
  expect(read(line)).toEqual(items)
})

it.each([
  ['sery: gouda 200 g; wędliny: szynka, polędwica 10 dag', ['gouda 200', 'szynka', 'polędwica 100']],
  ['wędlina: szynka 10 dag', ['szynka 100']],
  ['jogurt: naturalny 2, truskawkowy 1', ['jogurt naturalny 2', 'jogurt truskawkowy 1']],
  ['Kluski: 500 g mąki. Sos: 200 ml śmietany', ['mąka 500', 'śmietana 200']],
  ['zjadłem twój ser, ale odkupiłem: mozzarella 2', ['mozzarella 2']],
  ['kuba: piwo', ['piwo']],
  ['kasia: +1', []],
  ['@ola weź mleko', ['mleko']],
])('under a heading %s holds %j', (line, items) => {
  expect(read(line).filter((item) => !item.includes('+'))).toEqual(items)
})
