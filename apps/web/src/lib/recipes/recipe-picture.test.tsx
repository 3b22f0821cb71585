import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { loadLazyParts } from '../lazy-part.tsx'
import { RecipePicture } from './RecipePicture.tsx'

const zurek = { id: '7', kind: 'soup', picture: null } as const

it('keeps the drawing that the page came with, and draws others itself', async () => {
  await loadLazyParts()
  const page = document.createElement('main')
  document.body.append(page)
  // What is drawn again is compared with what is there, and the difference told.
  page.innerHTML = renderToString(<RecipePicture recipe={zurek} />).replace('<svg', '<svg data-sent="yes"')
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  render(<RecipePicture recipe={zurek} />, { container: page, hydrate: true })
  expect(page.querySelector('svg')?.dataset.sent).toBe('yes')
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
  cleanup()

  const { container } = render(<RecipePicture recipe={{ ...zurek, id: '8' }} />)
  expect(container.querySelector('svg')).not.toBeNull()
})
