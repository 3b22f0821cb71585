import { describe, expect, it } from 'vitest'
import { checkBrowning, checkCutInTime, checkServedLast, checkServingOrder } from './serving-order.ts'
import { readSteps } from './steps/read-steps.ts'

function clausesOf(...texts: string[]) {
  const foods = ['makaron', 'ziemniaki', 'kasza-gryczana', 'schab', 'jajka', 'cukinia', 'woda']
  return readSteps(
    texts.map((text) => ({ text, uses: foods })),
    foods,
  )
}

describe('what gets cold', () => {
  it('is potatoes that are drained before the meat is fried', () => {
    const early = clausesOf(
      'Ziemniaki gotuj w osolonej wodzie 20 minut. Odcedź.',
      'Schab smaż 6 minut z każdej strony. Podawaj z ziemniakami.',
    )
    const inTime = clausesOf(
      'Ziemniaki gotuj w osolonej wodzie 20 minut.',
      'Schab smaż 6 minut z każdej strony.',
      'Ziemniaki odcedź i podaj obok.',
    )
    const meanwhile = clausesOf('Schab duś 40 minut.', 'W tym czasie ziemniaki gotuj w osolonej wodzie 20 minut i odcedź.', 'Podawaj.')
    expect(checkServingOrder(early).map(({ check, food }) => [check, food])).toEqual([['gets-cold', 'ziemniaki']])
    expect(checkServingOrder(inTime)).toEqual([])
    expect(checkServingOrder(meanwhile)).toEqual([])
  })

  it('is not what goes into the pan again', () => {
    const again = clausesOf('Ziemniaki gotuj w osolonej wodzie 20 minut. Odcedź.', 'Schab smaż 12 minut. Dodaj ziemniaki i smaż 5 minut.')
    expect(checkServingOrder(again)).toEqual([])
  })

  it('is pasta that sticks together before the pan is ready for it', () => {
    const cooked = 'Makaron ugotuj w osolonej wodzie, 10 minut. Odcedź.'
    const fried = 'Na patelni smaż cukinię 12 minut. Dodaj makaron i smaż 2 minuty.'
    expect(checkServingOrder(clausesOf(cooked, fried)).map(({ check, food }) => [check, food])).toEqual([['gets-cold', 'makaron']])
    expect(checkServingOrder(clausesOf('Makaron ugotuj w osolonej wodzie, 10 minut. Odcedź i przelej zimną wodą.', fried))).toEqual([])
    expect(checkServingOrder(clausesOf(cooked, 'Na patelni smaż cukinię 5 minut. Dodaj makaron i smaż 2 minuty.'))).toEqual([])
  })

  it('is a plate that is filled before the eggs are fried', () => {
    const plated = clausesOf('Kaszę ugotuj w osolonej wodzie.', 'Kaszę nałóż na talerze.', 'Na patelni smaż jajka 4 minuty.')
    expect(checkServingOrder(plated).map(({ step }) => step)).toEqual([1])
  })
})

describe('the knife', () => {
  it('is put away when the plates are filled', () => {
    const late = clausesOf('Schab smaż 8 minut.', 'Podawaj z ziemniakami. Cukinię pokrój w plasterki i połóż obok.')
    expect(checkCutInTime(late).map(({ check, food }) => [check, food])).toEqual([['cut-late', 'cukinia']])
    const early = clausesOf('Cukinię pokrój w plasterki.', 'Schab smaż 8 minut. Podawaj z ziemniakami. Obok połóż cukinię.')
    expect(checkCutInTime(early)).toEqual([])
    expect(checkCutInTime(clausesOf('Jajka z cukinią pokrój w trójkąty i podawaj.'))).toEqual([])
  })
})

describe('browning', () => {
  it('comes before the water', () => {
    expect(
      checkBrowning(clausesOf('Na patelni rozgrzej olej, wlej wodę i duś. Wrzuć cukinię i smaż 5 minut, aż zbrązowieje.')),
    ).toHaveLength(1)
    expect(checkBrowning(clausesOf('Na patelni rozgrzej olej. Wrzuć cukinię i smaż 5 minut, aż zbrązowieje. Wlej wodę i duś.'))).toEqual([])
    expect(checkBrowning(clausesOf('Wlej wodę i duś ziemniaki.', 'Na patelni smaż cukinię 5 minut, aż zbrązowieje.'))).toEqual([])
  })
})

describe('what is served', () => {
  it('is worked at no longer', () => {
    const early = clausesOf('Schab duś 40 minut. Podawaj z kaszą.', 'Cukinię odcedź i wmieszaj.')
    expect(checkServedLast(early).map(({ check }) => check)).toEqual(['served-early', 'served-early'])
    expect(checkServedLast(clausesOf('Cukinię wmieszaj.', 'Podawaj z kaszą.'))).toEqual([])
    expect(checkServedLast(clausesOf('Podawaj od razu i smaż następne.'))).toEqual([])
    expect(checkServedLast(clausesOf('Podawaj z cukinią.', 'Ziemniaki odcedź i podaj obok.'))).toEqual([])
  })
})
