import { expect, test } from 'vitest'
import { timerInText } from './timer-in-text.ts'

test.each<[string, number | null]>([
  ['Gotuj 10 minut na małym ogniu.', 10],
  ['Piecz 35–40 min w 180°C.', 35],
  ['Duś 1,5 godziny, potem odparuj 10 minut.', 90],
  ['Zostaw na pół godziny.', 30],
  ['Chłodź 2 h w lodówce.', 120],
  ['Dodaj 2 minipomidory i 3 ząbki czosnku.', null],
  ['Gotuj do miękkości.', null],
  ['Minutę mieszaj.', null],
  ['Piecz 0 minut.', null],
  ['Marynuj 9999 godzin.', null],
])('%s', (text, minutes) => {
  expect(timerInText(text, 3)).toEqual(minutes === null ? null : { seconds: minutes * 60, label: 'Krok 3' })
})
