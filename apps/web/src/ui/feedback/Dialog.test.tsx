import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'

const user = userEvent.setup()

function open(props: { busy?: boolean } = {}) {
  const onClose = vi.fn<() => void>()
  render(
    <Dialog open title="Konwersja jednostki" onClose={onClose} {...props}>
      <p>Treść</p>
    </Dialog>,
  )
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Konwersja jednostki' }) }
}

test('focus goes to the title', () => {
  open()
  expect(document.activeElement?.textContent).toBe('Konwersja jednostki')
})

test('in a question, focus goes to the way out that does no harm', () => {
  render(
    <ConfirmDialog open title="Usunąć produkt?" confirmLabel="Usuń" danger onConfirm={() => undefined} onCancel={() => undefined}>
      Czy na pewno chcesz usunąć ten produkt z listy?
    </ConfirmDialog>,
  )
  expect(document.activeElement?.textContent).toBe('Anuluj')
})

test('Esc, the scrim and × ask to close', async () => {
  const { dialog, onClose } = open()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.click(dialog)
  await user.click(screen.getByRole('button', { name: 'Zamknij' }))
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('a click inside is not a click on the scrim', async () => {
  const { onClose } = open()
  await user.click(screen.getByText('Treść'))
  expect(onClose).not.toHaveBeenCalled()
})

test('while busy nothing closes it', () => {
  const { dialog, onClose } = open({ busy: true })
  const escape = createEvent.keyDown(dialog, { key: 'Escape' })
  fireEvent(dialog, escape)
  expect(escape.defaultPrevented).toBe(true)
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.click(dialog)
  fireEvent.click(screen.getByRole('button', { name: 'Zamknij' }))
  expect(onClose).not.toHaveBeenCalled()
})

test('closed by its owner it is gone, unmounted while open too', () => {
  const { rerender, unmount } = render(<Dialog open title="Menu" onClose={() => undefined} />)
  rerender(<Dialog open={false} title="Menu" onClose={() => undefined} />)
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(<Dialog open title="Menu" onClose={() => undefined} />)
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
  unmount()
  expect(close).toHaveBeenCalledOnce()
})
