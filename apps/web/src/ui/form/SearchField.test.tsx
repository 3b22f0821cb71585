import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchField } from './SearchField.tsx'

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Szukaj przepisu' })
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })

/** What is searched for stands elsewhere, as in an address; `searched` collects it. */
function open() {
  const searched: string[] = []
  function Screen() {
    const [search, setSearch] = useState('')
    const look = (next: string) => {
      searched.push(next)
      setSearch(next)
    }
    return (
      <form>
        <SearchField label="Szukaj przepisu" search={search} maxLength={100} onSearch={look} />
        <button type="button" onClick={() => setSearch('')}>
          Wyczyść filtry
        </button>
      </form>
    )
  }
  render(<Screen />)
  return searched
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('searches once the typing pauses, without the spaces around', async () => {
  const searched = open()
  type('po')
  await vi.advanceTimersByTimeAsync(200)
  type(' pomidor ')
  await vi.advanceTimersByTimeAsync(249)
  expect(searched).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(searched).toEqual(['pomidor'])
  expect(box().value).toBe(' pomidor ')
})

test('Enter searches at once, and does not send the form around it', async () => {
  const searched = open()
  type('por')
  expect(fireEvent.keyDown(box(), { key: 'Enter' }), 'the browser goes on to send the form').toBe(false)
  expect(searched).toEqual(['por'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(searched).toEqual(['por'])
})

test('× clears and gives the focus back to the box', () => {
  const searched = open()
  type('por')
  fireEvent.keyDown(box(), { key: 'Enter' })
  fireEvent.click(screen.getByRole('button', { name: 'Wyczyść wyszukiwanie' }))
  expect(searched).toEqual(['por', ''])
  expect(box().value).toBe('')
  expect(document.activeElement).toBe(box())
  expect(screen.queryByRole('button', { name: 'Wyczyść wyszukiwanie' })).toBeNull()
})

test('Esc clears, and the dialog around it stays', () => {
  const searched = open()
  type('por')
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(fireEvent.keyDown(box(), { key: 'Escape' }), 'the browser goes on to close the dialog').toBe(false)
  expect(searched).toEqual(['por', ''])
  expect(box().value).toBe('')
})

test('Esc in an empty box is left to the dialog around it', () => {
  open()
  expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(true)
})

test('filters that are cleared elsewhere empty it', () => {
  open()
  type('por')
  fireEvent.keyDown(box(), { key: 'Enter' })
  fireEvent.click(screen.getByRole('button', { name: 'Wyczyść filtry' }))
  expect(box().value).toBe('')
})
