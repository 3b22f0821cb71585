import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

const user = userEvent.setup()

test('a click acts', async () => {
  const act = vi.fn<() => void>()
  render(<Button onClick={act}>Gotuj</Button>)
  await user.click(screen.getByRole('button', { name: 'Gotuj' }))
  expect(act).toHaveBeenCalledOnce()
})

test('a reason is shown, belongs to the button, and keeps it from acting and submitting while it stays in the tab order', async () => {
  const act = vi.fn<() => void>()
  const submit = vi.fn<() => void>()
  render(
    <form onSubmit={submit}>
      <Button type="submit" onClick={act} reason="Najpierw wybierz plik.">
        Wyślij
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Wyślij', description: 'Najpierw wybierz plik.' })
  await user.tab()
  await user.keyboard('{Enter}')
  await user.click(button)
  expect(act).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('while busy it says what it does and ignores clicks', async () => {
  const act = vi.fn<() => void>()
  render(
    <Button busy busyLabel="Dodawanie..." onClick={act}>
      Dodaj
    </Button>,
  )
  const button = screen.getByRole('button')
  expect(button.textContent).toContain('Dodawanie...')
  await user.click(button)
  expect(act).not.toHaveBeenCalled()
})

test('the price stands on the button', () => {
  render(<Button cost={2}>Przetwórz listę</Button>)
  expect(screen.getByRole('button', { name: 'Przetwórz listę −2 pkt AI' })).toBeTruthy()
})
