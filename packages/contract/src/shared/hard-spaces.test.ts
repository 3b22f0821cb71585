import { expect, it } from 'vitest'
import { withHardSpaces } from './hard-spaces.ts'

it.each([
  ['Zmienisz to w ustawieniach.', 'Zmienisz to w\u00a0ustawieniach.'],
  ['Z czego i w czym', 'Z\u00a0czego i\u00a0w\u00a0czym'],
  ['(o tym) „i tak”', '(o\u00a0tym) „i\u00a0tak”'],
  ['250 punktów – wystarczy na 4–5 dań', '250\u00a0punktów\u00a0– wystarczy na 4–5\u00a0dań'],
  ['Piecz 30 minut w 180°C', 'Piecz 30\u00a0minut w\u00a0180°C'],
  ['Wlej ½ łyżeczki i 2½ łyżki', 'Wlej ½\u00a0łyżeczki i\u00a02½\u00a0łyżki'],
  ['Na 2 porcje: 300 g łososia, 500 ml mleka', 'Na 2\u00a0porcje: 300\u00a0g\u00a0łososia, 500\u00a0ml\u00a0mleka'],
  ['Naczynie 25 × 35 cm', 'Naczynie 25\u00a0×\u00a035\u00a0cm'],
  ['Kto wie', 'Kto wie'],
])('"%s" keeps together what belongs together', (text, kept) => {
  expect(withHardSpaces(text)).toBe(kept)
})
