import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ALERT_DURATION, type AlertMessage, PassingAlert } from './PassingAlert.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const gone = vi.fn<() => void>()

function show(message: AlertMessage) {
  gone.mockClear()
  return render(<PassingAlert message={message} onGone={gone} />)
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('the news goes away after five seconds', () => {
  show({ tone: 'ok', text: 'Zmiany zostały zapisane!' })
  expect(screen.getByRole('status').textContent).toBe('Zmiany zostały zapisane!')
  wait(ALERT_DURATION - 1)
  expect(gone).not.toHaveBeenCalled()
  wait(1)
  expect(gone).toHaveBeenCalledOnce()
})

test.each([
  ['is pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['holds the focus', fireEvent.focus, fireEvent.blur],
] as const)('the news stays while it %s, and five seconds more', (_, begin, end) => {
  show({ tone: 'late', text: 'Nie udało się zapisać danych.' })
  const alert = screen.getByRole('alert')
  begin(alert)
  wait(ALERT_DURATION * 3)
  expect(gone).not.toHaveBeenCalled()
  end(alert)
  wait(ALERT_DURATION - 1)
  expect(gone).not.toHaveBeenCalled()
  wait(1)
  expect(gone).toHaveBeenCalledOnce()
})

test('other news has five seconds of its own', () => {
  const { rerender } = show({ tone: 'ok', text: 'Zmiany zostały zapisane!' })
  wait(ALERT_DURATION - 1000)
  rerender(<PassingAlert message={{ tone: 'ok', text: 'Zmiany zostały zapisane!' }} onGone={gone} />)
  wait(ALERT_DURATION - 1)
  expect(gone).not.toHaveBeenCalled()
})
