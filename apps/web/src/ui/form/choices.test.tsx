import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { FilterChip, LockedChip, RemovableChip, ToggleChip } from './Chip.tsx'
import { Segmented } from './Segmented.tsx'
import { Switch } from './Switch.tsx'

const user = userEvent.setup()

test.each([
  ['filter', FilterChip],
  ['toggle', ToggleChip],
])('a %s chip says whether it is on', (_, Chip) => {
  const { rerender } = render(
    <Chip on={false} onClick={() => undefined}>
      majeranek
    </Chip>,
  )
  expect(screen.getByRole('button', { name: 'majeranek', pressed: false })).toBeTruthy()
  rerender(
    <Chip on onClick={() => undefined}>
      majeranek
    </Chip>,
  )
  expect(screen.getByRole('button', { name: 'majeranek', pressed: true })).toBeTruthy()
})

test('a removable chip names what its × takes away', async () => {
  const remove = vi.fn<() => void>()
  render(
    <RemovableChip removeLabel="Usuń: refluks" onRemove={remove}>
      refluks
    </RemovableChip>,
  )
  await user.click(screen.getByRole('button', { name: 'Usuń: refluks' }))
  expect(remove).toHaveBeenCalledOnce()
})

test('a locked chip says what it takes, and a tap explains', async () => {
  const explain = vi.fn<() => void>()
  render(<LockedChip onClick={explain}>Thermomix</LockedChip>)
  await user.click(screen.getByRole('button', { name: 'Thermomix (Premium)' }))
  expect(explain).toHaveBeenCalledOnce()
})

function View() {
  const [value, setValue] = useState<'all' | 'soon'>('all')
  const options = [
    { value: 'all', label: 'Wszystkie' },
    { value: 'soon', label: 'Wkrótce', count: 5 },
  ] as const
  return <Segmented label="Pokaż" value={value} onChange={setValue} options={options} />
}

test('a segment is chosen by its words, and one is chosen at a time', async () => {
  render(<View />)
  await user.click(screen.getByText('Wkrótce'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Wkrótce/ }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Wszystkie' }).checked).toBe(false)
})

test('a switch takes effect at once', async () => {
  const change = vi.fn<(on: boolean) => void>()
  render(
    <Switch on={false} onChange={change}>
      Zgoda marketingowa
    </Switch>,
  )
  await user.click(screen.getByRole('switch', { name: 'Zgoda marketingowa' }))
  expect(change).toHaveBeenCalledWith(true)
})
