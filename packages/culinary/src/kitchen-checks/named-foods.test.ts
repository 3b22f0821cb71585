import { describe, expect, it } from 'vitest'
import { found, written } from './dish.fixture.ts'

const LINES = ['400 g rostbefu', '2 cebule', '200 ml mleka kokosowego']
const STEPS = ['Rostbef i cebulę duś w mleku kokosowym 50 minut.']

const timed = (text: string, minutes: number) => written(LINES, [{ text, uses: ['rostbef'], timer: { minutes, label: 'Mięso' } }])
const heated = (heat: number) => ({ text: 'Rostbef gotuj w naczyniu.', uses: ['rostbef'], machine: { minutes: 50, heat, speed: 1 } })

describe('the title', () => {
  it('names what is in the dish', () => {
    expect(found('title', written(LINES, STEPS, { title: 'Wołowina z cebulą i kokosem' }))).toEqual([])
    expect(found('title', written(LINES, STEPS, { title: 'Wołowina z pieczarkami' }))).toHaveLength(1)
  })

  it('may say what the dish is, and what it does without', () => {
    expect(found('title', written(LINES, STEPS, { title: 'Gulasz bez pieczarek' }))).toEqual([])
  })
})

describe('steps', () => {
  it('speak of nothing that is no ingredient', () => {
    expect(found('not-listed', written(LINES, [...STEPS, 'Posyp koperkiem i podawaj.']))).toHaveLength(1)
    expect(found('not-listed', written(LINES, [...STEPS, 'Przełóż na talerz i podawaj.']))).toEqual([])
  })

  it('use every ingredient', () => {
    expect(found('unused', written(LINES, ['Rostbef duś w mleku kokosowym 50 minut.']))).toHaveLength(1)
    expect(found('unused', written(LINES, STEPS))).toEqual([])
  })

  it('name the minutes of their timers, of one side or of both', () => {
    expect(found('timer', timed('Rostbef smaż, aż się zrumieni.', 8))).toHaveLength(1)
    expect(found('timer', timed('Rostbef smaż 8 minut.', 8))).toEqual([])
    expect(found('timer', timed('Rostbef smaż po 4 minuty z każdej strony.', 8))).toEqual([])
  })

  it('say how hot the oven is', () => {
    const oven = { equipment: ['oven'], devices: ['oven'] } as const
    expect(found('oven-cold', written(LINES, ['Rostbef wstaw do piekarnika na 60 minut.'], oven))).toHaveLength(1)
    expect(found('oven-cold', written(LINES, ['Rostbef wstaw do piekarnika nagrzanego do 180°C na 60 minut.'], oven))).toEqual([])
  })

  it('ask of a machine only what it can do', () => {
    const machine = { equipment: ['hob'], devices: ['thermomix'] } as const
    expect(found('machine', written(LINES, [heated(140)], machine))).toHaveLength(1)
    expect(found('machine', written(LINES, [heated(100)], machine))).toEqual([])
    expect(found('machine', written(['3 kg rostbefu'], [heated(100)], machine))).toHaveLength(1)
  })
})

describe('what a dish is called after', () => {
  const MEXICAN = ['300 g mięsa mielonego wołowego', '1 puszka czerwonej fasoli', '400 ml wody']
  const soup = (...more: string[]) => found('lost-its-name', written([...MEXICAN, ...more], STEPS, { title: 'Zupa meksykańska z fasolą' }))

  it('is in it still: a Mexican soup is none without its spices', () => {
    expect(soup()).toHaveLength(1)
    expect(soup('1 łyżeczka kuminu')).toHaveLength(1)
    expect(soup('1 łyżeczka kuminu', '2 łyżki soku z limonki')).toEqual([])
  })

  it('may be what is sold under that name', () => {
    expect(soup('350 g mieszanki meksykańskiej')).toEqual([])
  })
})
