import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Stepper, type StepperProps } from './Stepper.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  changed.mockClear()
})
afterEach(() => vi.useRealTimers())

const changed = vi.fn<(value: number) => void>()

function Row({ start, ...props }: { start: number } & Partial<StepperProps>) {
  const [amount, setAmount] = useState(start)
  const change = (value: number) => {
    changed(value)
    setAmount(value)
  }
  return <Stepper label="ziemniaki" value={amount} onChange={change} step={50} {...props} />
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

function press(name: string) {
  fireEvent.pointerDown(button(name))
  fireEvent.pointerUp(button(name))
  fireEvent.click(button(name), { detail: 1 })
}

test('a tap moves the amount by one step', () => {
  render(<Row start={200} />)
  press('Więcej: ziemniaki')
  expect(changed).toHaveBeenLastCalledWith(250)
  press('Mniej: ziemniaki')
  press('Mniej: ziemniaki')
  expect(changed).toHaveBeenLastCalledWith(150)
})

test('holding repeats until the button is let go, and the click that ends it counts no more', () => {
  render(<Row start={200} />)
  const more = button('Więcej: ziemniaki')
  fireEvent.pointerDown(more)
  pass(450)
  pass(110)
  pass(110)
  fireEvent.pointerUp(more)
  fireEvent.click(more, { detail: 1 })
  pass(5000)
  expect(changed).toHaveBeenLastCalledWith(350)
})

test('after a hold that slid off the button, the keyboard still works', () => {
  render(<Row start={200} />)
  const more = button('Więcej: ziemniaki')
  fireEvent.pointerDown(more)
  pass(450)
  fireEvent.pointerLeave(more)
  fireEvent.click(more, { detail: 0 })
  expect(changed).toHaveBeenLastCalledWith(300)
})

test('it stops at its limits', () => {
  render(<Row start={75} max={100} />)
  press('Więcej: ziemniaki')
  expect(changed).toHaveBeenLastCalledWith(100)
  expect(button('Więcej: ziemniaki').disabled).toBe(true)
  press('Mniej: ziemniaki')
  press('Mniej: ziemniaki')
  expect(changed).toHaveBeenLastCalledWith(0)
  expect(button('Mniej: ziemniaki').disabled).toBe(true)
})

test('at the last step the minus is a bin that uses the product up', () => {
  const onRemove = vi.fn<() => void>()
  render(<Row start={50} onRemove={onRemove} />)
  press('Zużyte: ziemniaki')
  expect(onRemove).toHaveBeenCalledOnce()
  expect(changed).not.toHaveBeenCalled()
})

test('holding the minus does not use the product up', () => {
  const onRemove = vi.fn<() => void>()
  render(<Row start={100} onRemove={onRemove} />)
  fireEvent.pointerDown(button('Mniej: ziemniaki'))
  pass(5000)
  expect(changed).toHaveBeenLastCalledWith(50)
  expect(onRemove).not.toHaveBeenCalled()
})

test('a tap on the amount asks for an exact one', () => {
  const onExact = vi.fn<() => void>()
  render(<Row start={1500} format={() => '1,5 l'} onExact={onExact} />)
  fireEvent.click(button('Wpisz dokładną ilość: ziemniaki. Teraz 1,5 l'))
  expect(onExact).toHaveBeenCalledOnce()
})
