import { expect, it } from 'vitest'
import { maskOf } from '../traits.ts'
import { ruledOutByPurity } from './free-from.ts'

const ruledOut = (line: string): number => ruledOutByPurity(line, line)

it.each(['makaron gryczany 100% gryki', '100 % mąka gryczana', 'wafle ryżowe 100%', 'makaron 100% z ciecierzycy'])(
  'takes gluten out of what is wholly of a grain without it: %s',
  (line) => expect(ruledOut(line)).toBe(maskOf(['gluten'])),
)

it('takes other meats out of what is wholly of one', () => {
  expect(ruledOut('mięso z kurczaka 100%')).toBe(maskOf(['pork', 'beef']))
})

it.each([
  '100 g makaronu gryczanego',
  '100% mąka pszenna',
  'makaron durum 100%, mąka gryczana',
  'kabanosy 100% kurczaka i wieprzowiny',
  'czekolada mleczna, 100% kakao',
])('takes nothing out for an amount, for wheat, or beside another grain or meat: %s', (line) => expect(ruledOut(line)).toBe(0))
