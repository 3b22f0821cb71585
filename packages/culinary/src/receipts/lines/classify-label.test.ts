import { FOODS } from '@spizarka/knowledge'
import { expect, it } from 'vitest'
import { classifyLabel } from './classify-label.ts'

it.each([
  ['REKLAMÓWKA', 'bag'],
  ['REKLAM0WKA', 'bag'],
  ['TORBA PAPIEROWA', 'bag'],
  ['TOREBKA FOLIOWA HDPE', 'bag'],
  ['TOREBKI ŚNIADANIOWE', 'goods'],
  ['WORKI NA ŚMIECI', 'goods'],
  ['ButelkaPlastKaucja', 'deposit'],
  ['BUT. ZWROTNA', 'deposit'],
  ['Zwrot kaucji', 'deposit'],
  ['PIWO TYSKIE BUT. ZWR.', 'goods'],
  ['RABAT', 'discount'],
  ['RABARBAR', 'goods'],
  ['Lidl Plus kupon', 'offer'],
  ['Kup 2 płać za 1', 'offer'],
  ['Udzielono łącznie opustów', 'remark'],
  ['Suma obniżek', 'remark'],
  ['Podsuma', 'subtotal'],
  ['SUMA PLN', 'total'],
  ['5UNA PLN', 'total'],
  ['SPRZEDAŻ OPODATKOWANA A', 'total'],
  ['A 23%', 'total'],
  ['GOTÓWKA', 'payment'],
  ['ANULOWANO', 'cancelled'],
  ['ST0RNO', 'cancelled'],
  ['NIP 779-10-11-327', 'remark'],
  ['ul. Leśna 4', 'remark'],
  ['PL.OWSIANE 400G', 'goods'],
  ['SEREK PIĄTNICA', 'goods'],
  ['PIĄTNICA 150G', 'goods'],
  ['cena po rabacie', 'net'],
  ['Siatkana zakupy', 'bag'],
  ['ATORBA PAPIEROWA', 'bag'],
  ['TOBA NA ZAKUFY', 'bag'],
  ['REKIL.FOL.', 'bag'],
  ['Podatek A 23%', 'total'],
])('takes %s for %s', (label, kind) => {
  expect(classifyLabel(label, false)).toBe(kind)
})

it('takes heads of columns and departments for them where no figures stand beside', () => {
  expect(classifyLabel('Nazwa PTU Ilość Cena Wartość', true)).toBe('columns')
  expect(classifyLabel('WARZYWA I OWOCE', true)).toBe('heading')
  expect(classifyLabel('WARZYWA MROŻONE', false)).toBe('goods')
})

it('takes the names of the food table for goods, all but a few of bags', () => {
  const names = FOODS.flatMap(({ name, also = [] }) => [name, ...also])
  const lost = names.filter((name) => !['goods', 'offer'].includes(classifyLabel(name.toUpperCase(), false)))
  expect(lost.length).toBeLessThanOrEqual(names.length / 500)
})
