import { describe, expect, it } from 'vitest'
import { splitByDay } from './wish-of-days.ts'

const days = (text: string): [number | null, string[]][] =>
  splitByDay(text).ofDays.map(({ weekday, wish }) => [weekday, wish.wants.map(({ words }) => words)])

const times = (text: string): (number | null)[] => splitByDay(text).ofDays.map((each) => each.times)

describe('a wish for some days', () => {
  it('keeps what is said of a day to that day, to the end of its sentence', () => {
    const wish = 'W niedzielę przychodzą teściowie na obiad, ma być kaczka. W poniedziałek coś lekkiego.'
    expect(days(wish)).toEqual([
      [0, ['teściowie', 'obiad', 'kaczka']],
      [1, ['lekkiego']],
    ])
    expect(splitByDay(wish).everyDay).toBeNull()
  })

  it('leaves to all days what is said before a day is named, and in other sentences', () => {
    const wish = splitByDay('Naleśniki i coś z makaronem, w środę szybko. Bez grzybów.')
    expect(wish.everyDay).toBe('Naleśniki i coś z makaronem\nBez grzybów')
    expect(wish.ofDays.map(({ weekday }) => weekday)).toEqual([3])
  })

  it('rules out on all days what is ruled out on one', () => {
    expect(splitByDay('W piątek bez cebuli.').everyDay).toContain('bez cebuli')
  })

  it('keeps what is said of how one meal is to be to that meal', () => {
    const wish = splitByDay('kolacje na zimno, obiady z piekarnika, śniadania na słodko, bez grzybów')
    expect(wish.ofDays.map(({ weekday, meal, wish: { wants } }) => [weekday, meal, wants.map(({ words }) => words)])).toEqual([
      [null, 'dinner', ['na zimno']],
      [null, 'lunch', ['z piekarnika']],
      [null, 'breakfast', ['na słodko']],
    ])
    expect(wish.everyDay?.trim()).toBe('bez grzybów')
    // What is to be eaten is wished for as before.
    expect(splitByDay('zupy na obiad, kolacje bez jajek').ofDays).toEqual([])
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

  it('takes the middle for no Wednesday', () => {
    expect(days('coś z płynnym środkiem')).toEqual([])
  })
})
