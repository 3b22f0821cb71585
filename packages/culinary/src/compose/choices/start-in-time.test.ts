import { expect, test } from 'vitest'
import { startInTime } from './start-in-time.ts'

const boil = { text: 'Makaron ugotuj w osolonej wodzie, 10 minut.', isInTime: true }
const step = (text: string) => ({ text, isInTime: false })

test('begins where as much is left as it takes', () => {
  expect(
    startInTime([
      boil,
      step('Wrzuć bakłażana i smaż [9 minut: B]. Wrzuć paprykę i smaż 7 minut.'),
      step('Wlej sos i duś 8 minut. Makaron odcedź.'),
    ]),
  ).toEqual(['Wrzuć bakłażana i smaż [9 minut: B]. Wrzuć paprykę i smaż 7 minut.', boil.text, 'Wlej sos i duś 8 minut. Makaron odcedź.'])
})

test('divides a long step where there is no better place, and never behind fat that gets hot', () => {
  expect(startInTime([boil, step('Rozgrzej olej. Wrzuć kapustę i duś 15 minut. Wrzuć marchewkę i duś 8 minut. Makaron odcedź.')])).toEqual([
    'Rozgrzej olej. Wrzuć kapustę i duś 15 minut.',
    boil.text,
    'Wrzuć marchewkę i duś 8 minut. Makaron odcedź.',
  ])
  expect(startInTime([boil, step('Rozgrzej olej. Smaż cebulę 12 minut. Makaron odcedź.')])[0]).toBe(boil.text)
})

test('is done before it is mixed in, however long the rest takes', () => {
  expect(startInTime([boil, step('Smaż cebulę 8 minut.'), step('Włóż makaron i zapiekaj 30 minut.')])).toEqual([
    boil.text,
    'Smaż cebulę 8 minut.',
    'Włóż makaron i zapiekaj 30 minut.',
  ])
})

test('stays first where it takes longer than all else', () => {
  expect(startInTime([step('Rybę osusz.'), boil, step('Smaż rybę 3 minuty. Podawaj.')])[1]).toBe(boil.text)
})
