import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signedIn } from '../../../testing/samples.ts'
import { openCooking, stepText, tap } from '../testing.tsx'

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

it('is not offered where the browser has no speech', async () => {
  await openCooking()
  expect(screen.queryByRole('button', { name: 'Głos' })).toBeNull()
})
