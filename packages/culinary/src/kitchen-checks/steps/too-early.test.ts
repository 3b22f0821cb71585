import { describe, expect, it } from 'vitest'
import { foodsFound, written } from '../dish.fixture.ts'

const CURRY = ['400 g piersi z kurczaka', '200 g jogurtu naturalnego', '1 łyżka curry', '1 łyżka oleju rzepakowego', '100 ml wody']

const curdled = (lines: readonly string[], ...sentences: string[]) => foodsFound('curdled', written(lines, sentences))

describe('what curdles', () => {
  it('is yoghurt that simmers with the meat', () => {
    const early = 'Kurczaka podsmaż z curry 3 minuty, wlej jogurt wymieszany z wodą i duś pod przykryciem 14 minut.'
    expect(curdled(CURRY, early)).toEqual(['jogurt naturalny'])
    expect(curdled([...CURRY, '1 łyżka mąki pszennej'], `${early} Oprósz mąką.`)).toEqual([])
  })

  it('is none that comes off the fire, for a moment at the end or into a salad', () => {
    expect(curdled(CURRY, 'Kurczaka duś z wodą 14 minut.', 'Zdejmij z ognia i wmieszaj jogurt.')).toEqual([])
    expect(curdled(CURRY, 'Kurczaka duś z wodą 14 minut. Wlej jogurt i podgrzewaj 2 minuty.')).toEqual([])
    expect(curdled(CURRY, 'Kurczaka smaż 8 minut. Obok wymieszaj curry z jogurtem.', 'Smaż kurczaka jeszcze 9 minut.')).toEqual([])
  })
})

const raw = (...sentences: string[]) => foodsFound('raw-spice', written(CURRY, sentences))

describe('what tastes of dust', () => {
  it('is curry that is strewn over what is done', () => {
    expect(raw('Kurczaka duś z wodą 14 minut. Dopraw curry.')).toEqual(['curry'])
  })

  it('is none that is warmed in fat or simmers along', () => {
    expect(raw('Kurczaka smaż 6 minut. Wsyp curry i mieszaj pół minuty.')).toEqual([])
    expect(raw('Kurczaka posyp curry i duś z wodą 14 minut.')).toEqual([])
  })
})
