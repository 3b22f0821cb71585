import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from './Field.tsx'
import { Input } from './Input.tsx'

test('an error is announced with the box it belongs to, before the help', () => {
  render(
    <Field label="Nazwa" error="Podaj nazwę." help="Jak na półce." required>
      <Input />
    </Field>,
  )
  const box = screen.getByRole('textbox', { name: 'Nazwa', description: 'Podaj nazwę. Jak na półce.' })
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(box.getAttribute('aria-required')).toBe('true')
})

test('a field without an error is not invalid', () => {
  render(
    <Field label="Nazwa" hideLabel counter={[16, 50]}>
      <Input />
    </Field>,
  )
  expect(screen.getByRole('textbox', { name: 'Nazwa' }).getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByText('16 / 50')).toBeTruthy()
})
