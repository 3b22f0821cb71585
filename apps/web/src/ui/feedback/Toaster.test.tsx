import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toaster } from './Toaster.tsx'
import { toast } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // Not in happy-dom; that the toast lies above everything else is for the browser to prove.
  HTMLElement.prototype.showPopover = () => undefined
  render(<Toaster />)
})
afterEach(() => vi.useRealTimers())

const show = (kind: 'success' | 'error', text: string) => act(() => toast[kind](text))
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const look = () => screen.getByText('Zapisane', { selector: 'span' }).parentElement?.className
const announced = () => screen.getByRole('status').textContent

test.each(['success', 'error'] as const)('%s is announced and leaves after 3 s', (kind) => {
  show(kind, 'Zmiany zostały zapisane!')
  pass(2999)
  expect(announced()).toBe('Zmiany zostały zapisane!')
  pass(1)
  expect(announced()).toBe('')
})

test('what went well is green, what did not is red', () => {
  show('success', 'Zapisane')
  expect(look()).toContain('bg-herb-fill')
  show('error', 'Zapisane')
  expect(look()).toContain('bg-danger-fill')
})

test('the newest takes the place of the one before and gets its full time', () => {
  show('success', 'Pierwszy')
  pass(2000)
  show('error', 'Drugi')
  pass(2999)
  expect(announced()).toBe('Drugi')
})

test('an undo waits 8 s, and not while it is pointed at or focused', () => {
  act(() => toast.undo('Usunięto: śmietana 18%', () => undefined))
  const button = screen.getByRole('button', { name: 'Cofnij' })
  pass(7000)
  fireEvent.focus(button)
  pass(20_000)
  fireEvent.blur(button)
  pass(7999)
  expect(announced()).toBe('Usunięto: śmietana 18%')
  pass(1)
  expect(announced()).toBe('')
})

test('what came in can be taken back for 8 s', () => {
  act(() => toast.added('Dodano 5 produktów · +2 pkt', () => undefined))
  pass(7999)
  expect(announced()).toBe('Dodano 5 produktów · +2 pkt')
  expect(screen.getByRole('button', { name: 'Cofnij' })).toBeTruthy()
  pass(1)
  expect(announced()).toBe('')
})

test('Cofnij undoes once and takes the toast away', () => {
  const undo = vi.fn<() => void>()
  act(() => toast.undo('Usunięto: mleko', undo))
  fireEvent.click(screen.getByRole('button', { name: 'Cofnij' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(announced()).toBe('')
})

test('an undo is a landmark to go to, a message that is only said is none', () => {
  show('success', 'Zapisano')
  expect(screen.queryByRole('region')).toBeNull()
  act(() => toast.undo('Usunięto: mleko', () => undefined))
  const landmark = within(screen.getByRole('region', { name: 'Powiadomienie' }))
  expect(landmark.getByText('Usunięto: mleko')).toBeTruthy()
  expect(landmark.getByRole('button', { name: 'Cofnij' })).toBeTruthy()
})
