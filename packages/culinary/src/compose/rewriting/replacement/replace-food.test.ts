import { describe, expect, it } from 'vitest'
import { replaceFood } from './replace-food.ts'

// The first to name a food builds the index over the food table.
describe('a food in another’s place', () => {
  it.each([
    ['Wlej ciepłe mleko.', 'mleko', 'napój owsiany', 'Wlej ciepły napój owsiany.'],
    ['Rozpuść masło.', 'maslo', 'margaryna wegańska', 'Rozpuść margarynę wegańską.'],
    ['Polej roztopionym masłem.', 'maslo', 'oliwa z oliwek', 'Polej roztopioną oliwą z oliwek.'],
    ['Smaż na maśle.', 'maslo', 'olej rzepakowy', 'Smaż na oleju rzepakowym.'],
    ['Zupę wymieszaj z mlekiem.', 'mleko', 'śmietanka sojowa', 'Zupę wymieszaj ze śmietanką sojową.'],
    ['Dodaj łyżkę masła i resztę mąki pszennej.', 'maka-pszenna', 'mąka ryżowa', 'Dodaj łyżkę masła i resztę mąki ryżowej.'],
    ['Skrop oliwą z oliwek i podaj.', 'oliwa-z-oliwek', 'olej słonecznikowy', 'Skrop olejem słonecznikowym i podaj.'],
    ['Śmietankę 30% ubij.', 'smietanka-30', 'mleko kokosowe', 'Mleko kokosowe ubij.'],
    ['Gotuj, aż mleko zawrze.', 'mleko', 'napój sojowy', 'Gotuj, aż napój sojowy zawrze.'],
    ['Posyp orzechami włoskimi.', 'orzechy-wloskie', 'pestki dyni', 'Posyp pestkami dyni.'],
    ['Wlej całą oliwę.', 'oliwa-z-oliwek', 'olej rzepakowy', 'Wlej cały olej rzepakowy.'],
    ['Weź połowę pietruszki.', 'pietruszka', 'pasternak', 'Weź połowę pasternaku.'],
    ['Włóż dorsza.', 'dorsz', 'łosoś', 'Włóż łososia.'],
    ['Z jarmużu odetnij łodygi.', 'jarmuz', 'szpinak', 'Ze szpinaku odetnij łodygi.'],
    ['Jajka z masłem cytrynowym.', 'maslo', 'oliwa z oliwek', 'Jajka z oliwą cytrynową z oliwek.'],
    ['Indyk pieczony z jabłkami.', 'piers-z-indyka', 'pierś z kurczaka', 'Pierś z kurczaka pieczona z jabłkami.'],
    ['Wsyp ryż. Gotuj, aż wszystko będzie miękkie.', 'ryz', 'kasza jaglana', 'Wsyp kaszę jaglaną. Gotuj, aż wszystko będzie miękkie.'],
    ['Podaj, zanim rzodkiewki puszczą sok.', 'rzodkiewka', 'ogórki', 'Podaj, zanim ogórki puszczą sok.'],
    ['Dodaj garam masalę.', 'garam-masala', 'curry', 'Dodaj curry.'],
    ['Wsyp wędzoną paprykę.', 'papryka-wedzona', 'papryka ostra mielona', 'Wsyp paprykę ostrą mieloną.'],
  ])('%s', (text, from, toName, said) => expect(replaceFood(text, from, toName, [])).toBe(said))

  it.each([
    ['another gender stands behind a pronoun', 'Roztop masło i wlej je do ciasta.', 'maslo', 'margaryna'],
    ['another gender stands behind what it shall become', 'Gotuj mleko, aż będzie gęste.', 'mleko', 'śmietanka sojowa'],
    ['another number would need another verb', 'Gotuj, aż mleko zawrze.', 'mleko', 'płatki owsiane'],
    ['it may be several as well as some of one', 'Obierz marchew i pietruszki.', 'pietruszka', 'pasternak'],
    ['a plural verb is about it', 'Wrzuć pomidory i smaż, aż puszczą sok.', 'pomidory', 'papryka czerwona'],
    ['another gender stands behind what it shall not do', 'Gotuj mleko, żeby nie wykipiało.', 'mleko', 'napój sojowy'],
    ['its one form may be any case', 'Posyp roztartym w palcach oregano.', 'oregano', 'tymianek'],
    ['something is called after it', 'Dodaj maślane jabłka i masło.', 'maslo', 'margaryna'],
    ['the noun of its name is not known', 'Wlej mleko.', 'mleko', 'zaatar'],
  ])('is not said where %s', (_, text, from, toName) => expect(replaceFood(text, from, toName, [])).toBeNull())

  it('leaves alone what the dish has besides under the same noun', () => {
    expect(replaceFood('Wsyp czerwoną paprykę.', 'papryka-wedzona', 'chili', ['papryka-czerwona'])).toBe('Wsyp czerwoną paprykę.')
    expect(replaceFood('Dodaj paprykę.', 'papryka-wedzona', 'chili', ['papryka-czerwona'])).toBeNull()
  })
})
