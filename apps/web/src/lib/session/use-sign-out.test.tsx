import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { signedIn } from '../../testing/samples.ts'
import { deviceStore } from '../storage/device-store.ts'
import { WAITING_CHANGES } from '../storage/waiting-changes.ts'
import { readSession } from './session.ts'
import { useSignOut } from './use-sign-out.tsx'

afterEach(() => deviceStore.forgetAll())

function Leaving() {
  const { leave, question } = useSignOut()
  return (
    <>
      <button type="button" onClick={leave}>
        Wyloguj się
      </button>
      {question}
    </>
  )
}

test('who would lose changes of their lists is asked before they are signed out, and may stay', async () => {
  signedIn()
  deviceStore.save(WAITING_CHANGES, '3')
  const user = userEvent.setup()
  render(<Leaving />)
  await user.click(screen.getByRole('button', { name: 'Wyloguj się' }))
  expect(screen.getByText(/^3.zmiany na listach zakupów czekają na wysłanie\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Anuluj' }))
  expect(screen.queryByText(/czekają na wysłanie/)).toBeNull()
  expect(readSession().status).not.toBe('guest')
})
