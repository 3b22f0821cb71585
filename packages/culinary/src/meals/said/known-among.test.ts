import { expect, it } from 'vitest'
import { readMeal } from '../index.ts'

function read(text: string): string[] {
  return readMeal(text).map(({ status, title, grams, isDoubtful }) =>
    status === 'ready' ? `${title} ${Math.round(grams ?? 0)}${isDoubtful ? ' (doubtful)' : ''}` : `? ${title}`,
  )
}

it.each([
  ['babka ziemniaczana po naszemu, kefir', ['babka ziemniaczana 250 (doubtful)', 'kefir 258']],
  ['ptasie mleczko 3 szt. wreszcie śpią', ['pianki w czekoladzie 39 (doubtful)']],
  ['chrupiący rogalik z dżemem', ['rogale 70 (doubtful)', 'dżem 20']],
  ['tuńczyk w sosie własnym odsączony', ['tuńczyk w sosie własnym 122']],
])('reads "%s" by the food in it, and says that there was more', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

it('shows the words that a doubtful thing was read from as they were told', () => {
  expect(readMeal('babka ziemniaczana po naszemu')[0]?.sourceLine).toBe('babka ziemniaczana po naszemu')
})

it.each([
  // A noun that nobody knows is what something is called, whatever it goes with.
  ['bulgotka z kurczakiem', ['? bulgotka']],
  ['mruczanka po naszemu', ['? mruczanka po naszemu']],
  ['fafuły wreszcie śpią', ['? fafuły wreszcie śpią']],
  ['teściowa upiekła bulgotkę z jabłkami', ['? bulgotkę']],
  ['kolega częstował pizgawicą w słoiku', ['? pizgawicą']],
  // How it is made, what it tastes of and where the dish is from make another thing of it.
  ['wołowina po burgundzku', ['? wołowina po burgundzku']],
  ['klopsy królewieckie', ['? klopsy królewieckie']],
  ['batonik proteinowy', ['? batonik proteinowy']],
  ['kurczak na mruczance', ['? kurczak na mruczance']],
  ['zupa u Grubego', ['? zupa u Grubego']],
])('reads no food into "%s"', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

it.each([
  ['kolega z działu przyniósł wegański brownie', ['brownie 60']],
  ['U Tereni na imieninach był sękacz, wzięłam cienki plasterek, no może 40 gramów', ['sękacz 40']],
  ['pizza 3 kawałki (pizza 32 cm)', ['pizza 300']],
  ['obiad u babci mega schabowy', ['kotlety schabowe panierowane 182']],
  ['śniadanie na Jeżycach, jajecznica', ['jajecznica 120']],
  ['na callu, garść orzechów', ['orzechy 30']],
  ['herbata trzy kubki w ciągu nauki', ['herbata 750']],
  ['młody swoje rozrzucił po podłodze, rosół', ['rosół 350']],
  ['owsianka, zgodnie z zaleceniem', ['owsianka na mleku 300']],
  ['banan, wstyd przyznać', ['banany 117']],
  ['pizza dwa kawałki, brzegi dostał pies', ['pizza 200']],
  ["shake'a oddałam koleżance, jabłko", ['jabłka 162']],
  ['cola zero puszka. frytki oddałem koledze', ['cola bez cukru 340']],
])('leaves out of "%s" who brought it, where it was, and what became of the rest', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

it.each([
  ['żona zapakowała mi sześć kanapek z serem zjadłem cztery', ['chleb 140', 'ser żółty 120']],
  ['popcorn i ptasie mleczko 3 szt. wreszcie śpią', ['popcorn 40', 'pianki w czekoladzie 39 (doubtful)']],
  [
    'obiad w barze pod Wrocławiem golonka taka z pół kilo kapusta zasmażana',
    ['golonka, po upieczeniu 500 (doubtful)', 'kapusta zasmażana 150 (doubtful)'],
  ],
  ['bulgotka ziemniaki surówka', ['? bulgotka', 'ziemniaki gotowane 200', 'surówka 120']],
  // What may be what it tastes of is no thing beside it.
  ['mruczanka jabłko banan', ['? mruczanka jabłko banan']],
])('loses nothing of "%s", where no comma stands', (text, foods) => {
  expect(read(text)).toEqual(foods)
})
