import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Combobox } from './Combobox.tsx'
import { Field } from './Field.tsx'

const onPick = vi.fn<(option: string) => void>()

function Choice({ options }: { options: readonly string[] }) {
  return (
    <Field label="Produkt">
      <Combobox
        value="ma"
        onChange={() => undefined}
        options={options}
        onPick={onPick}
        onEnter={() => undefined}
        listLabel="Podpowiedzi"
        status=""
      />
    </Field>
  )
}

test('proposals that come late change nothing under an arrow that stands on one, and are there for the next choice', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Choice options={['mak', 'masło']} />)
  await user.click(screen.getByRole('combobox'))
  await user.keyboard('{ArrowDown}')
  rerender(<Choice options={['maliny']} />)
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('mak')
  await user.keyboard('{Enter}')
  expect(onPick).toHaveBeenLastCalledWith('mak')
  await user.click(screen.getByRole('combobox'))
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onPick).toHaveBeenLastCalledWith('maliny')
})
