import { describe, expect, it } from 'vitest'
import { written } from '../../../kitchen-checks/dish.fixture.ts'
import { fitVessels } from '../index.ts'

function fitted(lines: readonly string[], sentences: readonly string[], factor: number, servings?: number): string[] {
  const { steps, ingredients } = written(lines, sentences)
  const gramsOf = (food: string) => ingredients.reduce((sum, each) => sum + (each.food === food ? each.grams : 0), 0)
  const dish = { factor, listed: ingredients.map(({ food }) => food), gramsOf, ...(servings !== undefined && { servings }) }
  return fitVessels(steps, dish).map(({ text }) => text)
}

describe('what is too little for one', () => {
  const frittata = [
    'Na patelni 28 cm rozgrzej olej, wrzuć paprykę i smaż 7 minut.',
    'Jajka roztrzep z solą i wlej na patelnię. Smaż 5 minut.',
  ]

  it('goes into a smaller pan where it is poured', () => {
    const [half] = fitted(['4 jajka', '200 g papryki', '1 łyżka oleju rzepakowego', '½ łyżeczki soli'], frittata, 0.5)
    expect(half).toContain('patelni 20 cm')
    expect(fitted(['8 jajek', '400 g papryki', '2 łyżki oleju rzepakowego', '1 łyżeczka soli'], frittata, 1)[0]).toContain('patelni 28 cm')
  })

  it('keeps its pan where it lies there in pieces', () => {
    expect(
      fitted(['200 g schabu', '1 łyżka oleju rzepakowego'], ['Na patelni 28 cm rozgrzej olej, wrzuć schab i smaż 7 minut.'], 0.5)[0],
    ).toContain('28 cm')
  })
})

describe('one portion', () => {
  it.each([
    ['Na patelni 28 cm rozgrzej olej, wrzuć schab i smaż 7 minut.', 'Na patelni 24 cm rozgrzej olej, wrzuć schab i smaż 7 minut.'],
    ['Na dużej patelni rozgrzej olej, wrzuć schab i smaż 7 minut.', 'Na patelni rozgrzej olej, wrzuć schab i smaż 7 minut.'],
    ['Na dużej głębokiej patelni rozgrzej olej i smaż schab 7 minut.', 'Na głębokiej patelni rozgrzej olej i smaż schab 7 minut.'],
  ])("is not lost in a family's pan: %s", (text, smaller) => {
    const lines = ['150 g schabu', '1 łyżka oleju rzepakowego']
    expect(fitted(lines, [text], 0.5, 1)).toEqual([smaller])
    expect(fitted(lines, [text], 1, 2)).toEqual([text])
  })
})

describe('what is too much for one', () => {
  const fry = [
    'Na patelni 28 cm rozgrzej olej, wrzuć schab i smaż 7 minut. Wyjmij na talerz.',
    'Na tej samej patelni smaż paprykę 5 minut.',
  ]

  it('layer of meat goes in turns', () => {
    expect(fitted(['1,2 kg schabu', '800 g papryki', '4 łyżki oleju rzepakowego'], fry, 4)).toEqual([
      'Na patelni 28 cm rozgrzej olej, wrzuć schab i smaż w dwóch turach, po 7 minut. Wyjmij na talerz.',
      'Na tej samej patelni smaż paprykę 5 minut.',
    ])
  })

  it('pan goes into a wide pot, whose second mention says so too', () => {
    const stewed = [
      'Na patelni 28 cm rozgrzej olej i zeszklij paprykę.',
      'Włóż na patelnię schab i duś 20 minut. Podawaj prosto z patelni.',
    ]
    expect(fitted(['900 g schabu', '800 g papryki', '4 łyżki oleju rzepakowego'], stewed, 3)).toEqual([
      'W szerokim garnku rozgrzej olej i zeszklij paprykę.',
      'Włóż do szerokiego garnka schab i duś 20 minut. Podawaj prosto z garnka.',
    ])
  })

  it('pan leaves eggs a pan of their own', () => {
    const potatoes = [
      'Na patelni 28 cm rozgrzej olej, wrzuć ziemniaki i smaż 10 minut.',
      'Zsuń ziemniaki na bok patelni, w wolne miejsce wbij jajka i smaż 4 minuty.',
    ]
    expect(fitted(['1,8 kg ziemniaków', '8 jajek', '4 łyżki oleju rzepakowego'], potatoes, 3)).toEqual([
      'W szerokim garnku rozgrzej olej, wrzuć ziemniaki i smaż w dwóch turach, po 10 minut.',
      'Na patelnię z odrobiną rozgrzanego tłuszczu wbij jajka i smaż w dwóch turach, po 4 minuty.',
    ])
  })

  it('pan stays in one where it is taken out before the rest goes in', () => {
    expect(fitted(['650 g schabu', '1 kg papryki', '4 łyżki oleju rzepakowego'], fry, 2)).toEqual(fry)
  })

  it('pan is too small for what is stewed in it, and for what is put back, though only a part of it was fried', () => {
    const back = [
      'Na patelni 28 cm rozgrzej olej, wrzuć schab i smaż 7 minut. Wyjmij na talerz.',
      'Na tej samej patelni zeszklij cebulę. Wrzuć paprykę, wlej 4 łyżki wody i duś pod przykryciem 8 minut.',
      'Włóż z powrotem schab, posól i podgrzej minutę.',
    ]
    expect(fitted(['650 g schabu', '700 g papryki', '1 cebula', '4 łyżki oleju rzepakowego'], back, 2)).toEqual([
      'W szerokim garnku rozgrzej olej, wrzuć schab i smaż 7 minut. Wyjmij na talerz.',
      'W tym samym garnku zeszklij cebulę. Wrzuć paprykę, wlej 4 łyżki wody i duś pod przykryciem 8 minut.',
      'Włóż z powrotem schab, posól i podgrzej minutę.',
    ])
    expect(fitted(['300 g schabu', '600 g papryki', '1 cebula', '4 łyżki oleju rzepakowego'], back, 2)).toEqual(back)
  })

  it('layer of meat goes in as many turns as it takes', () => {
    expect(fitted(['1,6 kg schabu', '800 g papryki', '4 łyżki oleju rzepakowego'], fry, 5)[0]).toBe(
      'Na patelni 28 cm rozgrzej olej, wrzuć schab i smaż w trzech turach, po 7 minut. Wyjmij na talerz.',
    )
  })

  it('pan toasts more bread than lies in it side by side in turns', () => {
    const toast = ['Na patelni rozgrzej olej, ułóż chleb i rumień po 2 minuty z każdej strony.']
    expect(fitted(['16 kromek chleba', '8 łyżek oleju rzepakowego'], toast, 4)[0]).toContain('rumień w trzech turach, po 2 minuty')
    expect(fitted(['4 kromki chleba', '2 łyżki oleju rzepakowego'], toast, 1)).toEqual(toast)
  })

  it.each([
    [1 / 3, 'garnku na 3 l'],
    [1, 'garnku na 6 l'],
    [2, 'garnku na 9 l'],
  ])('pot holds %f times as much', (factor, pot) => {
    expect(fitted(['800 g żeberek'], ['Żeberka zalej zimną wodą w garnku na 6 l.'], factor)).toEqual([`Żeberka zalej zimną wodą w ${pot}.`])
  })

  it('pan is as its author wrote it for as many', () => {
    expect(fitted(['1,2 kg schabu', '800 g papryki', '4 łyżki oleju rzepakowego'], fry, 1)).toEqual(fry)
  })

  it.each([
    [1.5, 'drugą i trzecią turę'],
    [2, 'trzy następne tury'],
    [2.5, 'cztery następne tury'],
  ])('turn that is told without a number comes again: %f times as much', (factor, next) => {
    const [first, again] = fitted(
      ['500 g mięsa mielonego', '4 łyżki oleju rzepakowego'],
      ['Na patelni 28 cm rozgrzej połowę oleju i smaż połowę kotletów po 5 minut.', 'Dolej olej i usmaż drugą turę.'],
      factor,
    )
    expect(first).toBe('Na patelni 28 cm rozgrzej część oleju i smaż pierwszą turę kotletów po 5 minut.')
    expect(again).toBe(`Dolej olej i usmaż ${next}.`)
  })

  it.each([
    ['Usmaż resztę ciasta w drugiej turze.', 'Usmaż resztę ciasta w trzech następnych turach.'],
    ['Drugą usmaż na reszcie masła.', 'Trzy następne usmaż na reszcie masła.'],
    ['Drugą turę usmaż na reszcie oleju.', 'Trzy następne tury usmaż na reszcie oleju.'],
  ])('turn agrees with what is said of it: %s', (typed, told) => {
    expect(fitted(['500 g mąki', '4 łyżki oleju rzepakowego'], ['Na patelni 28 cm rozgrzej olej.', typed], 2)[1]).toBe(told)
  })

  it('tray goes onto two', () => {
    const steps = ['Rozłóż ziemniaki na dużej blasze, na wierzchu ułóż skrzydełka i piecz 25 minut w 200°C.']
    expect(fitted(['1 kg skrzydełek z kurczaka', '800 g ziemniaków'], steps, 2)).toEqual(steps)
    expect(fitted(['2 kg skrzydełek z kurczaka', '1,6 kg ziemniaków'], steps, 2)).toEqual([
      'Rozłóż ziemniaki na dwóch dużych blachach, na wierzchu ułóż skrzydełka i piecz 25 minut w 200°C.',
    ])
  })
})
