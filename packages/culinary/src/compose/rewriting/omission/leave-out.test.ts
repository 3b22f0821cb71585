import { describe, expect, it } from 'vitest'
import { stepOf } from '../steps.fixture.ts'
import { leaveOut } from './leave-out.ts'

function without(text: string, foods: readonly string[]): string | null {
  const left = leaveOut(stepOf(text, ['natka-pietruszki', ...foods]).clauses, 'natka-pietruszki')
  return left && left.map((clause) => clause.text).join('')
}

// The first to name a food builds the index over the food table.
describe('a step without one food', () => {
  it.each([
    ['Posyp fetą i natką.', ['feta'], 'Posyp fetą.'],
    ['Wlej oliwę, natkę, sól i pieprz wymieszaj.', ['oliwa-z-oliwek', 'sol', 'pieprz-czarny'], 'Wlej oliwę, sól i pieprz wymieszaj.'],
    ['Wlej oliwę i posyp posiekaną natką.', ['oliwa-z-oliwek'], 'Wlej oliwę.'],
    ['Rozlej do misek. Posyp natką.', [], 'Rozlej do misek.'],
    ['Ułóż ser, posyp natką i pieprzem.', ['ser-zolty', 'pieprz-czarny'], 'Ułóż ser, posyp pieprzem.'],
    ['Dodaj sól, natkę i pieprz.', ['sol', 'pieprz-czarny'], 'Dodaj sól i pieprz.'],
    ['Dodaj natkę i sól.', ['sol'], 'Dodaj sól.'],
    ['Wymieszaj resztę natki, sól i czarny pieprz.', ['sol', 'pieprz-czarny'], 'Wymieszaj sól i czarny pieprz.'],
    ['Natkę i koperek posiekaj.', ['koperek'], 'Koperek posiekaj.'],
    ['Natkę posiekaj, koperek zmiel.', ['koperek'], 'Koperek zmiel.'],
    ['Posiekaj natkę i dodaj sól.', ['sol'], 'Dodaj sól.'],
    ['Ogórki pokrój w kostkę, koperek i natkę posiekaj.', ['ogorki', 'koperek'], 'Ogórki pokrój w kostkę, koperek posiekaj.'],
    ['Dodaj sól, koperek i natkę. Wymieszaj.', ['sol', 'koperek'], 'Dodaj sól i koperek. Wymieszaj.'],
    ['Wrzuć fetę z natką i smaż 3 minuty.', ['feta'], 'Wrzuć fetę i smaż 3 minuty.'],
    ['Zdejmij folię, posyp natką i piecz 15 minut.', [], 'Zdejmij folię i piecz 15 minut.'],
    ['Podawaj z łyżką natki i siekanym koperkiem.', ['koperek'], 'Podawaj z siekanym koperkiem.'],
    ['Natkę upraż na patelni i posyp nią zupę.', [], ''],
    ['Gotuj z natką 40 minut.', [], 'Gotuj 40 minut.'],
    ['Dodaj ser, sól, natkę i wymieszaj.', ['ser-zolty', 'sol'], 'Dodaj ser, sól i wymieszaj.'],
    ['Łososia posyp natką i ułóż na blasze.', ['losos'], 'Łososia ułóż na blasze.'],
    ['Gotowe placki posyp natką i podawaj.', [], 'Gotowe placki podawaj.'],
    ['Ugotuj zupę i podawaj ją z natką.', [], 'Ugotuj zupę.'],
    ['Wsyp natkę i gotuj 5 minut.', [], 'Gotuj 5 minut.'],
    ['Wlej olej. Dodaj natkę i mieszaj jeszcze minutę. Wlej wodę.', ['olej-rzepakowy', 'woda'], 'Wlej olej. Wlej wodę.'],
    ['Wymieszaj ser ze śmietaną i natką.', ['ser-zolty', 'smietana-18'], 'Wymieszaj ser ze śmietaną.'],
    ['Wrzuć ser, sól i natkę na patelnię.', ['ser-zolty', 'sol'], 'Wrzuć ser i sól na patelnię.'],
  ])('%s', (text, others, left) => expect(without(text, others)).toBe(left))

  it.each([
    ['a phrase belongs to it', 'Wymieszaj fetę z roztartą w palcach natką i solą.', ['feta', 'sol']],
    ['nobody mixes one thing', 'Wymieszaj ser i natkę.', ['ser-zolty']],
    ['more goes on about both', 'Ser i natkę posiekaj, wrzuć je na patelnię.', ['ser-zolty']],
    ['something else hangs on it', 'Natkę posiekaj i wymieszaj z serem.', ['ser-zolty']],
    ['nobody knows what would be done until when', 'Wrzuć natkę i smaż, aż zmięknie.', []],
    ['it is all that holds the rest', 'Ułóż na natce.', []],
    ['another of a list would take its verb', 'Natkę i resztę zostaw.', []],
  ])('is not written where %s', (_, text, others) => expect(without(text, others)).toBeNull())

  it('loses a spice that is called by a word that never changes', () => {
    const { clauses } = stepOf('Wymieszaj olej z imbirem, kurkumą i chili.', ['olej-rzepakowy', 'imbir', 'kurkuma', 'chili-platki'])
    expect(leaveOut(clauses, 'chili-platki')?.[0]?.text).toBe('Wymieszaj olej z imbirem i kurkumą.')
  })

  it('stays when the word is another food’s: the root is not the leaves', () => {
    const { clauses } = stepOf('Obierz marchewki i pietruszkę.', ['marchew', 'pietruszka'])
    expect(leaveOut(clauses, 'natka-pietruszki')).toEqual(clauses)
  })

  it('is none where something went on cooking on what it left behind', () => {
    expect(without('Na suchej patelni upraż natkę, dodaj cebulę i smaż jeszcze 4 minuty.', ['cebula'])).toBeNull()
  })
})

it.each([
  ['Ryż wsyp na osolony wrzątek i gotuj 15 minut.', ['ryz-bialy'], 'Ryż wsyp na wrzątek i gotuj 15 minut.'],
  ['Makaron ugotuj w osolonej wodzie. Odcedź.', ['makaron'], 'Makaron ugotuj w wodzie. Odcedź.'],
  ['Wlej wodę i posól. Dodaj ryż.', ['ryz-bialy', 'woda'], 'Wlej wodę. Dodaj ryż.'],
])('is told without salt: %s', (text, others, left) => {
  const rest = leaveOut(stepOf(text, ['sol', ...others]).clauses, 'sol')
  expect(rest?.map((clause) => clause.text).join('')).toBe(left)
})
