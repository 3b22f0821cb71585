import { describe, expect, it } from 'vitest'
import { foodsFound, found, written } from '../dish.fixture.ts'
import { heatedThrough, isNeverLeftRaw } from './cooked-through.ts'

describe('what has to be done', () => {
  it.each([
    ['400 g piersi z kurczaka', 'Kurczaka pokrój w kostkę i smaż 2 minuty.', 'Kurczaka pokrój w kostkę i smaż 7 minut.'],
    [
      '400 g udek z kurczaka',
      'Udka piecz w piekarniku nagrzanym do 200°C przez 15 minut.',
      'Udka piecz w piekarniku nagrzanym do 200°C przez 45 minut.',
    ],
    ['400 g mięsa mielonego wieprzowego', 'Mięso smaż 2 minuty.', 'Mięso smaż 8 minut.'],
    ['400 g schabu', 'Schab pokrój w kotlety i smaż minutę.', 'Schab pokrój w kotlety i smaż po 4 minuty z każdej strony.'],
    ['300 g fasoli Jaś', 'Fasolę gotuj 20 minut.', 'Fasolę gotuj 90 minut.'],
    ['500 g ziemniaków', 'Ziemniaki gotuj 3 minuty.', 'Ziemniaki gotuj 20 minut.'],
    ['4 jajka', 'Jajka ugotuj na twardo, 3 minuty.', 'Jajka ugotuj na twardo, 9 minut.'],
  ])('%s: is heated long enough', (line, short, long) => {
    const underdone = written([line], [short])
    expect(foodsFound('underdone', underdone)).toHaveLength(1)
    expect(found('underdone', written([line], [long]))).toEqual([])
  })

  it('is heated at all, unless it may stay raw or was cooked before', () => {
    expect(foodsFound('underdone', written(['400 g piersi z kurczaka'], ['Kurczaka pokrój i wymieszaj.']))).toEqual(['pierś z kurczaka'])
    expect(found('underdone', written(['300 g ugotowanego ryżu białego'], ['Ryż wymieszaj z resztą.']))).toEqual([])
    expect(found('underdone', written(['2 żółtka'], ['Żółtka utrzyj na krem.']))).toEqual([])
  })

  it('counts what goes on over several steps, both sides, and in a machine', () => {
    const line = '400 g piersi z kurczaka'
    expect(found('underdone', written([line], ['Kurczaka smaż 3 minuty.', 'Duś pod przykryciem 10 minut.']))).toEqual([])
    const machine = {
      text: 'Włóż kurczaka do naczynia i gotuj.',
      uses: ['piers-z-kurczaka'],
      machine: { minutes: 15, heat: 100, speed: 1 },
    } as const
    expect(found('underdone', written([line], [machine]))).toEqual([])
    // A pot of its own cooks nothing else.
    const rice = written([line, '200 g ryżu białego'], ['Kurczaka smaż 2 minuty.', 'Ugotuj ryż, 15 minut.'])
    expect(foodsFound('underdone', rice)).toEqual(['pierś z kurczaka'])
  })
})

function heated(line: string, step: string): string[] {
  return [...heatedThrough(written([line], [step]))]
}

it('counts for a frozen vegetable of a salad only the heat that is said of it', () => {
  const lines = ['200 g szpinaku mrożonego', '4 jajka']
  const raw = ['Jajka gotuj 9 minut. Szpinak rozmroź i osusz.', 'Wymieszaj szpinak z jajkami.']
  expect(foodsFound('underdone', written(lines, raw, { kind: 'salad' }))).toEqual(['szpinak mrożony'])
  const warm = ['Jajka gotuj 9 minut. Szpinak smaż 9 minut, aż odparuje.', 'Wymieszaj szpinak z jajkami.']
  expect(foodsFound('underdone', written(lines, warm, { kind: 'salad' }))).toEqual([])
})

describe('what is heated through', () => {
  it('is what the steps give time enough, of what may not stay raw', () => {
    expect(heated('400 g łososia', 'Łososia smaż po 4 minuty z każdej strony.')).toEqual(['losos'])
    expect(heated('400 g łososia', 'Łososia pokrój i wymieszaj.')).toEqual([])
    expect(heated('400 g łososia', 'Łososia smaż minutę.')).toEqual([])
    // An egg may be soft, and a herring is never cooked.
    expect(heated('4 jajka', 'Jajka smaż 5 minut.')).toEqual([])
    expect(isNeverLeftRaw('losos')).toBe(true)
    expect(isNeverLeftRaw('jajka')).toBe(false)
  })
})

describe('what is cooked already', () => {
  it('does not boil for long out of a tin', () => {
    const tin = '1 puszka ciecierzycy'
    expect(foodsFound('canned-cooked-long', written([tin], ['Ciecierzycę wsyp do garnka i gotuj 30 minut.']))).toEqual([
      'ciecierzyca konserwowa',
    ])
    expect(found('canned-cooked-long', written([tin], ['Ciecierzycę wsyp do garnka i gotuj 8 minut.']))).toEqual([])
    expect(found('canned-cooked-long', written(['200 g suchej ciecierzycy'], ['Ciecierzycę gotuj 70 minut.']))).toEqual([])
  })

  it('is not boiled until it is tender', () => {
    const lines = ['200 g łososia wędzonego', '400 g marchwi']
    expect(foodsFound('ready-cooked-tender', written(lines, ['Gotuj łososia do miękkości.']))).toEqual(['łosoś wędzony'])
    expect(foodsFound('ready-cooked-tender', written(lines, ['Łososia duś na małym ogniu, aż zmięknie.']))).toEqual(['łosoś wędzony'])
    expect(found('ready-cooked-tender', written(lines, ['Gotuj marchew do miękkości.']))).toEqual([])
  })
})
