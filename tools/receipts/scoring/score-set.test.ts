import { describe, expect, it } from 'vitest'
import { type AnswerItem, answerSchema, type Truth, type TruthItem, truthSchema } from '../set-format.ts'
import { f1, listFailures, reportScore } from './report.ts'
import { scoreSet } from './score-set.ts'

function truthItem(product_name: string, over: Partial<TruthItem> = {}): TruthItem {
  return {
    product_name,
    also: [],
    quantity_grams: null,
    quantity_ml: null,
    quantity_pieces: 1,
    is_spice: false,
    price_grosze: 100,
    ...over,
  }
}

function answerItem(product_name: string, over: Partial<AnswerItem> = {}): AnswerItem {
  const amounts = { quantity_grams: null, quantity_ml: null, quantity_pieces: 1 }
  return { product_name, ...amounts, is_spice: false, source_line: product_name, price_grosze: 100, ...over }
}

function truth(over: Partial<Truth>): Truth {
  return truthSchema.parse({
    id: 'a',
    class: 'clean',
    layout: 'lidl',
    text: '',
    items: [],
    decoys: [],
    total_grosze: 100,
    shop: 'Lidl',
    ...over,
  })
}

function answer(items: AnswerItem[], id = 'a') {
  return answerSchema.parse({ id, items, total_grosze: 100, shop: 'LIDL' })
}

function clean(items: TruthItem[], answers: AnswerItem[], over: Partial<Truth> = {}) {
  const { classes, failures } = scoreSet([truth({ items, ...over })], [answer(answers)])
  return { tally: classes.get('clean'), failures }
}

describe('scoring', () => {
  it('takes names of one food for one product, and tells them apart letter by letter', () => {
    const { tally } = clean([truthItem('ziemniaki'), truthItem('kefir')], [answerItem('ziemniak'), answerItem('Kefir')])
    expect(tally).toMatchObject({ matched: 2, lettered: 1, truthItems: 2, answerItems: 2 })
  })

  it('takes the words of the label for the product too', () => {
    const { tally } = clean([truthItem('pierś z kurczaka', { also: ['filet z piersi kurczaka'] })], [answerItem('filet z piersi kurczaka')])
    expect(tally).toMatchObject({ matched: 1, lettered: 1 })
  })

  it('pairs equal names by their amounts, each once', () => {
    const items = [truthItem('mleko 2%', { quantity_pieces: 2 }), truthItem('mleko 2%', { quantity_pieces: 3 })]
    const { tally, failures } = clean(items, [
      answerItem('mleko 2%', { quantity_pieces: 3 }),
      answerItem('mleko 2%', { quantity_pieces: 2 }),
      answerItem('mleko 2%'),
    ])
    expect(tally).toMatchObject({ matched: 2, amountsRight: 2, answerItems: 3 })
    expect(failures).toMatchObject([{ what: 'extra' }])
  })

  it('counts wrong amounts and prices among the matched, and no amount of a spice', () => {
    const items = [
      truthItem('ryż biały', { quantity_grams: 400, quantity_pieces: null }),
      truthItem('oregano', { quantity_pieces: null, is_spice: true }),
    ]
    const { tally } = clean(items, [answerItem('ryż biały', { price_grosze: 5 }), answerItem('oregano', { is_spice: true })])
    expect(tally).toMatchObject({ matched: 2, amountsRight: 1, pricesRight: 1, spices: { right: 1, missed: 0, wrong: 0 } })
  })

  it('names the kind of line that was taken for an item, unless the product is bought on another line', () => {
    const decoys: Truth['decoys'] = [
      { kind: 'bag', text: 'REKLAMÓWKA MAŁA 1 x0,49 0,49A' },
      { kind: 'cancelled', text: 'KEFIR NAT. 400G 1 x1,99 1,99C' },
    ]
    const text = `${decoys.map((decoy) => decoy.text).join('\n')}\nMASŁO EXTRA 200G 1 x7,49 7,49C`
    const answers = [
      answerItem('reklamówka', { source_line: 'REKLAMOWKA MAŁA 1 x0,49 O,49A' }),
      answerItem('kefir', { source_line: 'KEFIR NAT. 400G' }),
      answerItem('masło', { source_line: 'MASŁO EXTRA 200G 1 x7,49' }),
    ]
    const { tally, failures } = clean([], answers, { decoys, text })
    expect(tally?.decoys).toEqual({ bag: 1, cancelled: 1 })
    expect(listFailures(failures)).toContain('extra bag')
  })

  it('takes a picture without an answer for one with an error', () => {
    const { classes } = scoreSet([truth({ items: [truthItem('kefir')] })], [])
    expect(classes.get('clean')).toMatchObject({ errors: 1, truthItems: 1, matched: 0, totalsRight: 0 })
  })

  it('counts an error or no items as a refusal of what is no receipt', () => {
    const nothing = ['a', 'b', 'c'].map((id) => truth({ id, class: 'nothing' }))
    const answers = [answerSchema.parse({ id: 'a', error: 'To nie paragon.' }), answer([], 'b'), answer([answerItem('kefir')], 'c')]
    const score = scoreSet(nothing, answers)
    expect(score.nothing).toEqual({ pictures: 3, refused: 2 })
    expect(reportScore(score)).toContain('2 of 3 refused')
  })

  it('knows the F1 of counts', () => {
    expect([f1(0, 0, 0), f1(2, 4, 4), f1(3, 3, 3)]).toEqual([1, 0.5, 1])
  })
})
