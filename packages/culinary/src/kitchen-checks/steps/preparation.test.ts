import { describe, expect, it } from 'vitest'
import { foodsFound, found, written } from '../dish.fixture.ts'

const LINES = ['400 g ziemniaków', '2 cebule', '300 g kalafiora', '2 marchewki', '1 łyżka oleju rzepakowego']

describe('what is prepared', () => {
  it('is cut once', () => {
    const twice = written(LINES, ['Cebulę pokrój w kostkę.', 'Cebulę pokrój w piórka i smaż na oleju 5 minut.'])
    expect(foodsFound('prepared-twice', twice)).toEqual(['cebula'])
    expect(found('prepared-twice', written(LINES, ['Cebulę obierz i pokrój w kostkę.', 'Marchewki pokrój w plastry.']))).toEqual([])
  })

  it('may be cut again when it was cooked in between, or where it goes in by parts', () => {
    expect(
      found('prepared-twice', written(LINES, ['Ziemniaki pokrój na ćwiartki i ugotuj.', 'Ziemniaki odcedź i pokrój w plastry.'])),
    ).toEqual([])
    expect(found('prepared-twice', written(LINES, ['Jedną cebulę pokrój w kostkę.', 'Drugą cebulę pokrój w piórka.']))).toEqual([])
  })

  it('is cut before it is in the pot', () => {
    const late = written(LINES, ['Dodaj marchewki do garnka i smaż na oleju 5 minut.', 'Marchewki zetrzyj na tarce i wymieszaj.'])
    expect(foodsFound('prepared-late', late)).toEqual(['marchew'])
    const early = written(LINES, ['Marchewki zetrzyj na tarce.', 'Dodaj marchewki do garnka i smaż na oleju 5 minut.'])
    expect(found('prepared-late', early)).toEqual([])
  })

  it('is cut at all where nobody eats it whole', () => {
    const sticks = ['400 g marchwi', '200 g jogurtu naturalnego']
    expect(foodsFound('unprepared', written(sticks, ['Jogurt wymieszaj i podawaj ze słupkami marchewki.']))).toEqual(['marchew'])
    const cut = ['Marchew obierz i pokrój w słupki.', 'Jogurt wymieszaj i podawaj ze słupkami marchewki.']
    expect(found('unprepared', written(sticks, cut))).toEqual([])
    expect(found('unprepared', written(sticks, ['Włóż marchew w kawałkach i duś 20 minut. Dodaj jogurt.']))).toEqual([])
    expect(found('unprepared', written(['300 g pomidorów koktajlowych'], ['Pomidorki opłucz i podawaj.']))).toEqual([])
  })

  it('is divided into florets only where it has some', () => {
    expect(foodsFound('florets', written(LINES, ['Ziemniaki podziel na różyczki.']))).toEqual(['ziemniaki'])
    expect(found('florets', written(LINES, ['Kalafior podziel na różyczki.']))).toEqual([])
  })
})
