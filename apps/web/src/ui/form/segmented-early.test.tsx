import { render } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Segmented } from './Segmented.tsx'

const options = [
  { value: 'monthly', label: 'Miesięcznie' },
  { value: 'yearly', label: 'Rocznie' },
] as const

function Choice() {
  const [cycle, setCycle] = useState<'monthly' | 'yearly'>('yearly')
  return (
    <>
      <Segmented label="Okres" value={cycle} onChange={setCycle} options={options} />
      <output>{cycle}</output>
    </>
  )
}

test('what was chosen before the page came alive is what it shows then', () => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<Choice />)
  root.querySelector<HTMLInputElement>('input[value=monthly]')?.click()
  render(<Choice />, { container: root, hydrate: true })
  expect(root.querySelector('output')?.textContent).toBe('monthly')
})
