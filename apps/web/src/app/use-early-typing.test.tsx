import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useEarlyTyping } from './use-early-typing.ts'

function Form() {
  useEarlyTyping()
  const [name, setName] = useState('')
  const [agrees, setAgrees] = useState(false)
  return (
    <form>
      <input aria-label="Login" value={name} onChange={(event) => setName(event.target.value)} />
      <input aria-label="Zgoda" type="checkbox" checked={agrees} onChange={(event) => setAgrees(event.target.checked)} />
      <output>{agrees ? name : 'bez zgody'}</output>
    </form>
  )
}

test('what was typed and ticked before the page came alive is kept', async () => {
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(<Form />)
  const [name, consent] = page.querySelectorAll('input')
  if (!name || !consent) throw new Error('the form has lost its boxes')
  name.value = 'marta'
  consent.checked = true

  const root = await act(() => hydrateRoot(page, <Form />))

  expect(page.querySelector('output')?.textContent).toBe('marta')
  expect([name.value, consent.checked]).toEqual(['marta', true])
  act(() => root.unmount())
  page.remove()
})
