import { describe, expect, it } from 'vitest'
import { found, written } from './dish.fixture.ts'

const LINES = ['400 g marchwi', '2 jajka']
const amount = (line: string) => found('amount', written([line], ['Wszystko wymieszaj w misce.'])).length
const text = (...sentences: string[]) => found('text', written(LINES, sentences)).length
const meat = (line: string) => found('text', written([line], ['Mięso pokrój w kostkę i usmaż na oleju.'])).length

describe('a text', () => {
  it.each([
    ['Marchew  pokrój w plastry.', 'Marchew pokrój w plastry.'],
    ['Marchew pokrój , a potem ugotuj.', 'Marchew pokrój, a potem ugotuj.'],
    ['Marchew ugotuj. odcedź ją potem.', 'Marchew ugotuj. Odcedź ją potem.'],
    ['Marchew pokrój w plastry i.', 'Marchew pokrój w plastry.'],
    ['Marchew {finish:ins} posyp i podawaj.', 'Marchew posyp i podawaj.'],
    ['Marchew: co trzeba, odsącz lub obierz.', 'Marchew obierz i pokrój.'],
    ['Marchew wymieszaj z z jajkami.', 'Marchew wymieszaj z jajkami.'],
    ['Marchew pokrój,. Ugotuj ją.', 'Marchew pokrój. Ugotuj ją.'],
    ['Mokrymi dłońmi uformuj osiem kotletów.', 'Mokrymi dłońmi uformuj kotlety, po dwa na osobę.'],
    [
      'Na dwóch patelniach, którą można wstawić do pieca, smaż marchew.',
      'Na dwóch patelniach, które można wstawić do pieca, smaż marchew.',
    ],
    ['Marchew obtocz w reszcie mąkę.', 'Marchew obtocz w reszcie mąki.'],
    ['Marchew ugotuj. Podawaj z chlebem. Podawaj z bagietką.', 'Marchew ugotuj. Podawaj z chlebem.'],
    ['Uformuj około 20 kulek.', 'Uformuj kulki o średnicy 3 cm.'],
    ['Marchew. Ugotuj ją z jajkami.', 'Marchew obierz. Ugotuj ją z jajkami.'],
    ['Marchew pokrój na osiem plastrów.', 'Marchew pokrój na plastry, po cztery na osobę.'],
    ['Na patelni usmaż dziesięć cienkich naleśników.', 'Na patelni usmaż cienkie naleśniki przez cztery minuty.'],
  ])('without slips: %s', (wrong, right) => {
    expect(text(wrong)).toBeGreaterThan(0)
    expect(text(right)).toBe(0)
  })

  it('says no sentence twice', () => {
    expect(text('Marchew pokrój w cienkie plasterki.', 'Marchew pokrój w cienkie plasterki.')).toBe(1)
    expect(text('Marchew pokrój w cienkie plasterki.', 'Marchew ugotuj w wodzie z jajkami.')).toBe(0)
  })

  it('calls nothing meat where nothing comes from an animal', () => {
    expect([meat('300 g tofu'), meat('1 puszka ciecierzycy')]).toEqual([1, 1])
    expect([meat('300 g łopatki wieprzowej'), meat('300 g dorsza')]).toEqual([0, 0])
  })

  it('ends no sentence behind an abbreviation', () => {
    expect(text('Marchew ugotuj, np. na parze albo w wodzie.')).toBe(0)
  })
})

const told = (line: string, step: string) => found('amount', written([line], [step]), { isServed: true }).length

describe('how many there are', () => {
  it('is told by the steps as the line says', () => {
    expect(told('1 jajko', 'Wbij jajka i smaż 3 minuty.')).toBe(1)
    expect(told('1 banan', 'Banany pokrój w plasterki.')).toBe(1)
    expect(told('1 jajko', 'Wbij jajko i smaż 3 minuty.')).toBe(0)
    expect(told('2 jajka', 'Wbij jajka i smaż 3 minuty.')).toBe(0)
    expect(told('1 cytryna', 'Skórkę cytryny zetrzyj.')).toBe(0)
  })
})

describe('an amount', () => {
  it('can be measured out', () => {
    expect(amount('0,3 jajka')).toBe(1)
    expect(amount('½ jajka')).toBe(1)
    expect(amount('2 jajka')).toBe(0)
    expect(amount('0,3 cebuli')).toBe(1)
    expect(amount('½ cebuli')).toBe(0)
    expect(amount('0,5 l mleka')).toBe(0)
  })
})
