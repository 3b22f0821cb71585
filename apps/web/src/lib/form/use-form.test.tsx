import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type FieldErrors, useForm } from './use-form.ts'

const EMPTY = { name: '', city: '' }
type Values = typeof EMPTY
const MISSING = 'Brakuje nazwy.'
const validate = ({ name }: Values): FieldErrors<Values> => (name === '' ? { name: MISSING } : {})
const send = vi.fn<(values: Values) => Promise<FieldErrors<Values> | undefined>>()

function Form({ ready }: { ready?: (values: Values) => boolean }) {
  const { errors, text, submit } = useForm({ initial: EMPTY, ready, validate, send })
  return (
    <form noValidate onSubmit={submit}>
      <input aria-label="Nazwa" aria-invalid={errors.name !== undefined} {...text('name')} />
      <input aria-label="Miasto" aria-invalid={errors.city !== undefined} {...text('city')} />
      <p>{[errors.name, errors.city].join('')}</p>
      <button type="submit">Wyślij</button>
    </form>
  )
}
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button'))

it('sends valid values; until then it says what is wrong and moves the focus there', async () => {
  send.mockReset().mockResolvedValue(undefined)
  render(<Form />)
  submit()
  expect(screen.getByText(MISSING)).toBeTruthy()
  expect(document.activeElement).toBe(box('Nazwa'))
  type('Nazwa', 'Piekarnia')
  expect(screen.getByText(MISSING)).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
  submit()
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Piekarnia', city: '' })
  expect(screen.queryByText(MISSING)).toBeNull()
})

it('shows what the server refused, and keeps what was typed', async () => {
  send.mockReset().mockResolvedValue({ city: 'Nie ma takiego miasta.' })
  render(<Form />)
  type('Nazwa', 'Piekarnia')
  type('Miasto', 'Atlantyda')
  submit()
  expect(await screen.findByText('Nie ma takiego miasta.')).toBeTruthy()
  expect(document.activeElement).toBe(box('Miasto'))
  expect(box('Miasto').value).toBe('Atlantyda')
})

it('does nothing until it is ready', () => {
  send.mockReset().mockResolvedValue(undefined)
  render(<Form ready={({ city }) => city !== ''} />)
  submit()
  expect(screen.queryByText(MISSING)).toBeNull()
  type('Nazwa', 'Piekarnia')
  type('Miasto', 'Łódź')
  submit()
  expect(send).toHaveBeenCalledOnce()
})
