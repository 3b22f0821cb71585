import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aRecipe } from '../../../testing/recipe-samples.ts'
import { signedIn } from '../../../testing/samples.ts'
import { advanceTime, openCooking, press, reload, SHAKSHUKA, stepText, tap, withoutHardSpaces } from '../testing.tsx'

/** The figures of the timer of this step. */
const clock = () => withoutHardSpaces(screen.getByRole('img', { name: /^(Zostało|Czas minął)/ }).textContent)

beforeEach(() => {
  signedIn()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const sound = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Dźwięk minutników' })

describe('the timer of a step', () => {
  it('is started, paused, prolonged and put back by hand', async () => {
    await openCooking()
    vi.useFakeTimers()
    expect(clock()).toBe('10:00z 10 minut')
    tap('Włącz minutnik')
    advanceTime(48_000)
    expect(clock()).toBe('9:12z 10 minut')
    tap('Pauza')
    advanceTime(60_000)
    expect(clock()).toBe('9:12z 10 minut')
    tap('Wznów')
    tap(/^\+1/)
    advanceTime(2000)
    expect(clock()).toBe('10:10z 11 minut')
    tap('Pauza')
    tap('Od początku')
    expect(clock()).toBe('10:00z 10 minut')
  })

  it('is started, paused and silenced by the space bar, but for a button in focus', async () => {
    await openCooking()
    vi.useFakeTimers()
    press(' ')
    advanceTime(1000)
    expect(clock()).toBe('9:59z 10 minut')
    press(' ', screen.getByRole('button', { name: 'Dalej' }))
    advanceTime(1000)
    press(' ')
    advanceTime(5000)
    expect(clock()).toBe('9:58z 10 minut')
    press(' ')
    advanceTime(600_000)
    press(' ')
    expect(screen.getByRole('button', { name: 'Włącz minutnik' })).toBeTruthy()
  })

  it('counts on when its time is up, until it is switched off', async () => {
    await openCooking()
    vi.useFakeTimers()
    tap('Włącz minutnik')
    advanceTime(600_000)
    expect(screen.getAllByText('Czas minął: Sos').length).toBeGreaterThan(0)
    advanceTime(75_000)
    expect(clock()).toBe('+1:15czas minął')
    tap('Wyłącz')
    expect(clock()).toBe('10:00z 10 minut')
  })

  it('is right after a reload and after a locked screen', async () => {
    const view = await openCooking()
    vi.useFakeTimers()
    const start = Date.now()
    tap('Włącz minutnik')
    await reload(view)
    vi.useFakeTimers()
    vi.setSystemTime(start + 240_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    advanceTime(0)
    tap('Pauza')
    expect(clock()).toBe('6:00z 10 minut')
  })

  it('is the same in another tab', async () => {
    await openCooking()
    vi.useFakeTimers()
    tap('Włącz minutnik')
    const key = 'spizarka.kept.timers'
    const elsewhere = localStorage.getItem(key)?.replace(/"endsAt":\d+,"pausedMs":0/, '"endsAt":null,"pausedMs":30000')
    localStorage.setItem(key, elsewhere ?? '')
    act(() => void window.dispatchEvent(new Event('storage')))
    expect(clock()).toBe('0:30z 10 minut')
    expect(screen.getByRole('button', { name: 'Wznów' })).toBeTruthy()
  })

  it('goes on as a strip at other steps, which leads back to its own', async () => {
    await openCooking()
    vi.useFakeTimers()
    tap('Włącz minutnik')
    tap('Dalej')
    tap('Włącz minutnik')
    advanceTime(60_000)
    tap('Dalej')
    const strips = within(screen.getByRole('list', { name: 'Minutniki' }))
    expect(strips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Jajka4:00', 'Sos9:00'])
    advanceTime(240_000)
    fireEvent.click(strips.getByRole('button', { name: 'Wyłącz minutnik: Jajka' }))
    fireEvent.click(strips.getByRole('button', { name: /^Sos/ }))
    expect(stepText()).toBe('Duś pomidory.')
    expect(clock()).toBe('5:00z 10 minut')
  })

  it('of another dish leads to that dish', async () => {
    const view = await openCooking()
    tap('Włącz minutnik')
    await reload(view, aRecipe({ ...SHAKSHUKA, id: '32', title: 'Zupa' }))
    expect(screen.getByRole('link', { name: /^Sos \(Szakszuka\)/ }).getAttribute('href')).toBe('/recipes/31/cook?servings=2')
  })

  it('sounds unless it is told not to', async () => {
    const view = await openCooking()
    tap('Wszystkie składniki')
    expect(sound().checked).toBe(true)
    fireEvent.click(sound())
    expect(sound().checked).toBe(false)
    await reload(view)
    tap('Wszystkie składniki')
    expect(sound().checked).toBe(false)
  })
})
