import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Field } from './Field.tsx'
import { NumberInput } from './NumberInput.tsx'

const user = userEvent.setup()
const changed = vi.fn<(value: number | null) => void>()

function Form({ start = null, max, decimals }: { start?: number | null; max?: number; decimals?: number }) {
  const [amount, setAmount] = useState(start)
  const change = (value: number | null) => {
    changed(value)
    setAmount(value)
  }
  return (
    <>
      <Field label="Ilość">
        <NumberInput value={amount} onChange={change} max={max} decimals={decimals} />
      </Field>
      <button type="button" onClick={() => setAmount(7)}>
        siedem
      </button>
    </>
  )
}

function box() {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Ilość' })
}

test.each([
  ['1,5', 1.5, '1,5'],
  ['1.5', 1.5, '1,5'],
  ['1 500', 1500, '1500'],
  ['0,05', 0.05, '0,05'],
])('%s is %d and reads %s afterwards', async (typed, number, shown) => {
  render(<Form />)
  await user.type(box(), typed)
  await user.tab()
  expect(changed).toHaveBeenLastCalledWith(number)
  expect(box().value).toBe(shown)
})

test('a comma with nothing after it yet stays while it is typed', async () => {
  render(<Form />)
  await user.type(box(), '2,')
  expect(box().value).toBe('2,')
  expect(changed).toHaveBeenLastCalledWith(2)
})

test.each([
  ['letters', 'a1b2', '12'],
  ['a minus', '-3', '3'],
  ['a second comma', '1,2,3', '1,23'],
  ['a third decimal', '1,239', '1,23'],
  ['what goes over the maximum', '50001', '5000'],
])('%s are not taken as typed', async (_, typed, shown) => {
  render(<Form max={50_000} />)
  await user.type(box(), typed)
  expect(box().value).toBe(shown)
})

test('whole numbers take no comma', async () => {
  render(<Form decimals={0} />)
  await user.type(box(), '1,5')
  expect(changed).toHaveBeenLastCalledWith(15)
})

test('an emptied box is null, not zero', async () => {
  render(<Form start={3} />)
  await user.clear(box())
  expect(changed).toHaveBeenLastCalledWith(null)
})

test('a value set from outside takes the place of the text', async () => {
  render(<Form />)
  await user.type(box(), '2,')
  await user.click(screen.getByRole('button', { name: 'siedem' }))
  expect(box().value).toBe('7')
})
