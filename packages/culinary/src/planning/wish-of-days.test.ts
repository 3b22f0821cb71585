import { describe, expect, it } from 'vitest'
import { readWish } from '../compose/wish/index.ts'
import { moneyOf, ruledOutAt, splitByDay } from './wish-of-days.ts'

const days = (text: string): [readonly number[] | null, string[]][] =>
  splitByDay(text).ofDays.map(({ weekdays, wish }) => [weekdays, wish.wants.map(({ words }) => words)])

/** What a week from Sunday on is to do without, day by day; and what all its days are. */
const without = (text: string, meal: 'breakfast' | 'lunch' = 'lunch'): string[][] =>
  Array.from({ length: 7 }, (_, day) => ruledOutAt(splitByDay(text).ofDays, { date: `2026-11-${22 + day}`, meal, batchFor: null }))

const times = (text: string): (number | undefined)[] => splitByDay(text).ofDays.map(({ often }) => often?.most)

const limits = (text: string) =>
  splitByDay(text).ofDays.map(({ often, wish: { wants, unwanted } }) => [often, wants.map(({ foods }) => foods[0]), unwanted])

describe('a wish for some days', () => {
  it('keeps what is said of a day to that day, to the end of its sentence', () => {
    const wish = 'W niedzielę przychodzą teściowie na obiad, ma być kaczka. W poniedziałek coś lekkiego.'
    expect(days(wish)).toEqual([
      [[0], ['teściowie', 'obiad', 'kaczka']],
      [[1], ['lekkiego']],
    ])
    expect(splitByDay(wish).everyDay).toBeNull()
  })

  it('leaves to all days what is said before a day is named, and in other sentences', () => {
    const wish = splitByDay('Naleśniki i coś z makaronem, w środę szybko. Bez grzybów.')
    expect(wish.everyDay).toBe('Naleśniki i coś z makaronem\nBez grzybów')
    expect(wish.ofDays.map(({ weekdays }) => weekdays)).toEqual([[3]])
  })

  it('rules out on a day what is ruled out on it', () => {
    const wednesday = [[], [], [], ['mięsa'], [], [], []]
    for (const text of [
      'w środę coś bez mięsa',
      'W środę bez mięsa.',
      'środa: bez mięsa, w piątek ryba',
      'bez mięsa w środę',
      'w środę, bez mięsa',
    ])
      expect([text, without(text)]).toEqual([text, wednesday])
    expect(splitByDay('w środę coś bez mięsa').everyDay).toBeNull()
    expect(without('śniadania bez mięsa', 'breakfast')[0]).toEqual(['mięsa'])
    expect(without('śniadania bez mięsa', 'lunch')[0]).toEqual([])
  })

  it('rules out on all days what may be said of who eats', () => {
    const { everyDay } = splitByDay('W piątek ryba, bez grzybów.')
    expect(everyDay?.trim()).toBe('bez grzybów')
  })

  it('reads a day for each of its parts, behind them or before, and days in a row or together', () => {
    const [meat, none] = [['mięsa'], [] as string[]]
    expect(without('w środę bez mięsa i w piątek ryba')).toEqual([none, none, none, meat, none, none, none])
    expect(without('ryba w piątek i bez mięsa w środę')).toEqual([none, none, none, meat, none, none, none])
    expect(without('w poniedziałek i środę bez mięsa')).toEqual([none, meat, none, meat, none, none, none])
    expect(without('od poniedziałku do środy bez mięsa')).toEqual([none, meat, meat, meat, none, none, none])
    expect(without('w weekend bez mięsa')).toEqual([meat, none, none, none, none, none, meat])
    expect(days('w środę i w piątek ryba dla dzieci')).toEqual([
      [[3], ['ryba', 'dla dzieci']],
      [[5], ['ryba', 'dla dzieci']],
    ])
  })

  it('leaves alone what is kept, and keeps what is for a day to that day', () => {
    const leftAlone = ['boczek jest na weekend, nie używać', 'boczek jest na weekend do jajecznicy - nie ruszać']
    for (const text of leftAlone) expect([text, splitByDay(text).everyDay]).toEqual([text, 'bez boczek'])
    const meat = ['karkówkę']
    expect(without('karkówkę zostawcie na czwartek')).toEqual([meat, meat, meat, meat, [], meat, meat])
    expect(days('karkówkę zostawcie na czwartek').at(-1)).toEqual([[4], ['karkówkę']])
  })

  it('takes a time of day for its meal', () => {
    const [supper] = splitByDay('w sobotę wieczorem pizza').ofDays
    expect(supper?.wish.wants.map(({ words, meal }) => [words, meal])).toEqual([
      ['kolację', 'dinner'],
      ['pizza', null],
    ])
    expect(splitByDay('rano coś na słodko').ofDays.map(({ meal }) => meal)).toEqual(['breakfast'])
  })

  it('does without what the next day does too, where it is cooked for both', () => {
    const { ofDays } = splitByDay('w środę bez mięsa')
    expect(ruledOutAt(ofDays, { date: '2026-11-24', meal: 'lunch', batchFor: 5 })).toEqual(['mięsa'])
    expect(ruledOutAt(ofDays, { date: '2026-11-24', meal: 'lunch', batchFor: null })).toEqual([])
  })

  it('keeps what is said of how one meal is to be to that meal', () => {
    const wish = splitByDay('kolacje na zimno, obiady z piekarnika, śniadania na słodko, bez grzybów')
    expect(wish.ofDays.map(({ weekdays, meal, wish: { wants } }) => [weekdays, meal, wants.map(({ words }) => words)])).toEqual([
      [null, 'dinner', ['na zimno']],
      [null, 'lunch', ['z piekarnika']],
      [null, 'breakfast', ['na słodko']],
    ])
    expect(wish.everyDay?.trim()).toBe('bez grzybów')
    // What is to be eaten is wished for as before.
    expect(splitByDay('zupy na obiad').ofDays).toEqual([])
  })

  it('reads how often a kind of dish or a food is to come', () => {
    expect(times('dwie zupy w tygodniu')).toEqual([2])
    expect(times('ryba raz w tygodniu, trzy zupy')).toEqual([1, 3])
    expect(times('ryba dwa razy')).toEqual([2])
    // Neither is a number of meals.
    for (const text of ['obiad na dwie osoby', 'jajecznica z 2 jajek', 'gotować na dwa dni', 'zupy na obiad'])
      expect([text, times(text)]).toEqual([text, []])
    expect(splitByDay('dwie zupy w tygodniu, bez grzybów').everyDay?.trim()).toBe('bez grzybów')
  })

  it('reads how often something may come at most, and that it may not come on days in a row', () => {
    const running = { least: 0, most: 1, isOfDaysRunning: true }
    for (const text of [
      'nie dwa dni pod rząd z kurczakiem',
      'nie chcę kurczaka dwa dni z rzędu',
      'kurczak byle nie codziennie',
      'nie codziennie kurczak',
      'kurczak nie za często',
    ])
      expect([text, limits(text)]).toEqual([text, [[running, ['kurczak'], []]]])
    expect(limits('kurczak najwyżej raz')).toEqual([[{ least: 0, most: 1, isOfDaysRunning: false }, ['kurczak'], []]])
    expect(limits('kurczak maksymalnie dwa razy w tygodniu')).toEqual([[{ least: 0, most: 2, isOfDaysRunning: false }, ['kurczak'], []]])
    // What is said of every day refuses nothing, and what is refused is refused.
    expect(splitByDay('codziennie zupa na obiad')).toMatchObject({ everyDay: 'codziennie zupa na obiad', ofDays: [] })
    expect(splitByDay('nie chcę kurczaka').everyDay).toBe('nie chcę kurczaka')
  })

  it('reads days by their abbreviations, in a row too, and the working days of a week', () => {
    expect(days('w pt. ryba, w nd rosół')).toEqual([
      [[5], ['ryba']],
      [[0], ['rosół']],
    ])
    expect(days('pon–śr szybko')).toEqual([[[1, 2, 3], ['szybko']]])
    expect(days('w tygodniu szybko, w weekend pizza')).toEqual([
      [[1, 2, 3, 4, 5], ['szybko']],
      [[6, 0], ['pizza']],
    ])
    expect(splitByDay('w tym tygodniu coś lekkiego').ofDays).toEqual([])
  })

  it('takes what is said of shopping and of using up for all days, whichever was named before', () => {
    const wish = splitByDay('wyjeżdżamy w czwartek rano, wyczyścić lodówkę, nic nie dokupować')
    expect(wish.everyDay).toBe('wyczyścić lodówkę, nic nie dokupować')
  })

  it('keeps a time to the meal that it is said of', () => {
    expect(splitByDay('kolacje ciepłe do 20 minut').ofDays.map(({ meal, wish: { wants } }) => [meal, wants.length])).toEqual([
      ['dinner', 2],
    ])
  })

  it('leaves alone what a clause of its own names, and not what stands before it', () => {
    expect(splitByDay('bez grzybów bo syn nie znosi, nie ruszajcie parówek').everyDay).toBe('bez grzybów bo syn nie znosi,bez parówek')
  })

  it('leaves alone until a day what is not to be touched before it', () => {
    const bacon = ['boczku']
    for (const list of ['karpia, śledzi i suszonych grzybów nie ruszać', 'nie ruszać karpia i śledzi i suszonych grzybów'])
      expect(readWish(splitByDay(list).everyDay).unwanted).toEqual(['karpia', 'śledzi', 'suszonych grzybów'])
    expect(without('boczku do środy nie ruszać')).toEqual([[], bacon, bacon, [], [], [], []])
    expect(without('nie ruszajcie boczku do środy')).toEqual([[], bacon, bacon, [], [], [], []])
  })

  it('takes the middle for no Wednesday', () => {
    expect(days('coś z płynnym środkiem')).toEqual([])
  })
})

const away = (text: string): [readonly number[] | null, string | null][] =>
  splitByDay(text).away.map(({ weekdays, meal }) => [weekdays, meal])

const until = (startOn: string): (readonly number[] | null)[] =>
  splitByDay('do środy zużyć kapustę', startOn).ofDays.map(({ weekdays }) => weekdays?.toSorted() ?? null)

const ofLunch = (text: string): (string | null)[] => splitByDay(text).ofDays.map(({ meal }) => meal)

describe('days on which nobody eats at home', () => {
  it('are those of which it is said, or one meal of them', () => {
    expect(away('w sobotę jemy u teściów cały dzień')).toEqual([[[6], null]])
    expect(away('w sobotę nas nie ma, w niedzielę obiad u mamy')).toEqual([
      [[6], null],
      [[0], 'lunch'],
    ])
    expect(away('kolacje jemy na mieście')).toEqual([[null, 'dinner']])
  })

  it('are none where a dish is ruled out, or where nobody says when', () => {
    expect(away('nie planuj ryby w piątek')).toEqual([])
    expect(away('w niedziele nie liczę bo u babci')).toEqual([[[0], null]])
    expect(away('w niedzielę obiad jak u babci')).toEqual([])
    expect(without('nie planuj ryby w piątek')[5]).toEqual(['ryby'])
    expect(away('goście w środę, jemy u siebie obiad')).not.toContainEqual([null, null])
    expect(away('jemy u siebie')).toEqual([])
  })
})

describe('what is said of a day and of all', () => {
  it('takes meals in the plural for those of all days, also behind one day', () => {
    const { everyDay, ofDays } = splitByDay('w piątek ryba, kolacje na zimno')
    expect(everyDay).toBeNull()
    expect(ofDays.map(({ weekdays, meal }) => [weekdays, meal])).toEqual([
      [[5], null],
      [null, 'dinner'],
    ])
    expect(days('w weekend śniadania na słodko, obiady lekkie').map(([weekdays]) => weekdays)).toEqual([[6, 0]])
  })

  it('counts "do środy" from the first day of the plan', () => {
    expect(until('2026-12-03')).toEqual([[0, 1, 2, 3, 4, 5, 6]])
    expect(until('2026-11-30')).toEqual([[1, 2, 3]])
    expect(splitByDay('do środy nie ruszać boczku', '2026-12-06').ofDays.map(({ weekdays }) => weekdays)).toEqual([[0, 1, 2]])
  })

  it('reads a kind of dish for every day as the lunch of each, and no rule in what people eat every day anyway', () => {
    expect(ofLunch('po staremu, codziennie zupa')).toEqual(['lunch'])
    expect(ofLunch('co dzień sałatka')).toEqual(['lunch'])
    expect(ofLunch('codziennie owsianka')).toEqual([])
    expect(ofLunch('codziennie zupa na kolację')).toEqual([])
  })

  it('finds the sum of money that a wish names', () => {
    expect(moneyOf('studencka bieda, max 30 zł na zakupy')).toBe(3000)
    expect(moneyOf('30 minut, 2 osoby')).toBeNull()
    expect(moneyOf(null)).toBeNull()
  })
})
