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
  ).toEqual([
    'Wrzuć bakłażana i smaż [9 minut: B]. Wrzuć paprykę i smaż 7 minut.',
    boil.text,
    'W tym czasie wlej sos i duś 8 minut. Makaron odcedź.',
  ])
})

test('divides a long step where there is no better place, and never behind fat that gets hot', () => {
  expect(startInTime([boil, step('Rozgrzej olej. Wrzuć kapustę i duś 15 minut. Wrzuć marchewkę i duś 8 minut. Makaron odcedź.')])).toEqual([
    'Rozgrzej olej. Wrzuć kapustę i duś 15 minut.',
    boil.text,
    'W tym czasie wrzuć marchewkę i duś 8 minut. Makaron odcedź.',
  ])
  expect(startInTime([boil, step('Rozgrzej olej. Smaż cebulę 12 minut. Makaron odcedź.')])[0]).toBe(boil.text)
})

test('is done before it is mixed in, however long the rest takes', () => {
  expect(startInTime([boil, step('Smaż cebulę 8 minut.'), step('Włóż makaron i zapiekaj 30 minut.')])).toEqual([
    boil.text,
    'W tym czasie smaż cebulę 8 minut.',
    'Włóż makaron i zapiekaj 30 minut.',
  ])
})

test('stays first where it takes longer than all else', () => {
  expect(startInTime([step('Rybę osusz.'), boil, step('Smaż rybę 3 minuty. Podawaj.')])[1]).toBe(boil.text)
})

const rice = { text: 'Ryż wsyp na dwa razy tyle wrzątku, gotuj pod przykryciem 15 minut i zostaw pod przykryciem.', isInTime: true }

test('is on the stove before meat is browned that would wait for it', () => {
  const [first, next] = startInTime([
    rice,
    step('Rozgrzej olej, wrzuć [kurczaka: K] i smaż 7 minut. Wyjmij na talerz.'),
    step('Wrzuć marchewkę i duś 8 minut. Wrzuć brokuł i duś 5 minut.'),
    step('Włóż z powrotem kurczaka i podgrzej 1 minutę. Podawaj z ryżem.'),
  ])
  expect(first).toBe(rice.text)
  expect(next).toBe('W tym czasie rozgrzej olej, wrzuć [kurczaka: K] i smaż 7 minut. Wyjmij na talerz.')
})

test('tells nobody to do meanwhile what is about it', () => {
  expect(startInTime([boil, step('Makaron odcedź i wymieszaj z serem.')])).toEqual([boil.text, 'Makaron odcedź i wymieszaj z serem.'])
})

test('begins what takes longer first where two stand beside the pan', () => {
  const potatoes = { text: 'Ziemniaki gotuj w osolonej wodzie 20 minut.', isInTime: true }
  const broccoli = { text: 'Brokuł gotuj w osolonym wrzątku 5 minut.', isInTime: true }
  const steps = startInTime([
    potatoes,
    broccoli,
    step('Rozgrzej olej i smaż cebulę 10 minut.'),
    step('Smaż rybę 7 minut.'),
    step('Ziemniaki odcedź. Brokuł odcedź.'),
  ])
  expect(steps.map((text) => text.split(' ').slice(0, 4).join(' '))).toEqual([
    'Ziemniaki gotuj w osolonej',
    'W tym czasie rozgrzej',
    'Brokuł gotuj w osolonym',
    'W tym czasie smaż',
    'Ziemniaki odcedź. Brokuł odcedź.',
  ])
})

test('serves nothing in the meantime', () => {
  expect(startInTime([boil, step('Podawaj od razu.')])).toEqual([boil.text, 'Podawaj od razu.'])
})

test('peels with all else what is begun when the pan is hot, unless the pan is left alone', () => {
  const potatoes = { text: 'Ziemniaki obierz, pokrój w kostkę 2 cm i gotuj w osolonej [wodzie: -] [12 minut: Ziemniaki].', isInTime: true }
  const first = step('Kurczaka pokrój w paski.')
  const sauce = step('Wlej śmietanę i gotuj 8 minut. Ziemniaki odcedź.')
  const hot = startInTime([first, potatoes, step('Rozgrzej olej i smaż kurczaka 15 minut. Zdejmij na talerz.'), sauce])
  expect(hot[0]).toBe('Kurczaka pokrój w paski. Ziemniaki obierz i pokrój w kostkę 2 cm.')
  expect(hot.join(' ')).toContain('Ziemniaki gotuj w osolonej [wodzie: -] [12 minut: Ziemniaki].')
  expect(hot.join(' ').match(/obierz/gu)).toHaveLength(1)
  const stewing = startInTime([first, potatoes, step('Duś kurczaka pod przykryciem 15 minut.'), sauce])
  expect(stewing[0]).toBe(first.text)
  expect(stewing).toContain(potatoes.text)
})
