import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signedIn } from '../../../testing/samples.ts'
import { toastStore } from '../../../ui/feedback/toast.ts'
import { openCooking, SHAKSHUKA, stepText, tap, withoutHardSpaces } from '../testing.tsx'

const engines: FakeRecognition[] = []

class FakeRecognition extends EventTarget {
  lang = ''
  continuous = false
  start = vi.fn<() => void>()
  abort = vi.fn<() => void>()

  constructor() {
    super()
    engines.push(this)
  }

  hear(transcript: string): void {
    act(() => void this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] })))
  }
}

beforeEach(() => {
  signedIn()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  engines.length = 0
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('turns the steps when it is told to, once it was switched on', async () => {
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  await openCooking()
  expect(engines).toEqual([])
  tap('Głos')
  const [engine] = engines
  expect([engine?.lang, engine?.start.mock.calls.length]).toEqual(['pl-PL', 1])
  engine?.hear('dalej')
  expect(stepText()).toBe('Wbij jajka.')
  engine?.hear('podaj mi sól')
  expect(stepText()).toBe('Wbij jajka.')
  engine?.hear('wstecz')
  expect(stepText()).toBe('Duś pomidory.')
  engine?.hear('minutnik')
  expect(screen.getByRole('button', { name: 'Pauza' })).toBeTruthy()
  tap('Słucham')
  expect(engine?.abort).toHaveBeenCalledOnce()
})

it('says the step once more, and how much goes in for as many as it is cooked for; what it says itself is no command', async () => {
  const said: string[] = []
  const speech = { speaking: false, cancel: () => undefined, speak: ({ text }: { text: string }) => void said.push(text) }
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  await openCooking(SHAKSHUKA, '/recipes/31/cook?servings=4')
  tap('Głos')
  const [engine] = engines
  engine?.hear('powtórz')
  engine?.hear('ile pomidorów')
  engine?.hear('ile mleka')
  expect(said.map(withoutHardSpaces)).toEqual(['Duś pomidory.', 'pomidory krojone, 800 g', 'Nie ma tu: mleka.'])
  speech.speaking = true
  engine?.hear('smaż dalej')
  expect(stepText()).toBe('Duś pomidory.')
  speech.speaking = false
  engine?.hear('dalej')
  expect(stepText()).toBe('Wbij jajka.')
})

it.each([
  ['not-allowed', 'Przeglądarka nie dała dostępu do mikrofonu.'],
  ['network', 'Rozpoznawanie mowy teraz nie działa.'],
])('switches itself off and says why, where it cannot listen: %s', async (error, words) => {
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  await openCooking()
  tap('Głos')
  const [engine] = engines
  act(() => void engine?.dispatchEvent(Object.assign(new Event('error'), { error })))
  act(() => void engine?.dispatchEvent(new Event('end')))
  expect(screen.getByRole('button', { name: 'Głos' }).getAttribute('aria-pressed')).toBe('false')
  expect(engine?.start).toHaveBeenCalledOnce()
  expect(toastStore.read()?.text).toBe(words)
})

it('listens on after a silence', async () => {
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  await openCooking()
  tap('Głos')
  const [engine] = engines
  act(() => void engine?.dispatchEvent(Object.assign(new Event('error'), { error: 'no-speech' })))
  act(() => void engine?.dispatchEvent(new Event('end')))
  expect(engine?.start).toHaveBeenCalledTimes(2)
})

it('is not offered where the browser has no speech', async () => {
  await openCooking()
  expect(screen.queryByRole('button', { name: 'Głos' })).toBeNull()
})
