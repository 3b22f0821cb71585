import { render, screen } from '@testing-library/react'
import { Bell } from 'lucide-react'
import { expect, test } from 'vitest'
import createLeanIcon from './lean-icon.ts'

const LeanBell = createLeanIcon({
  node: [
    ['path', { d: 'M10.268 21a2 2 0 0 0 3.464 0' }],
    ['path', { d: 'M3 3h1' }],
  ],
})

const attributes = (id: string) =>
  [...screen.getByTestId(id).attributes]
    .filter(({ name }) => !/^(?:class|xmlns|data-testid)$/.test(name))
    .map(({ name, value }) => `${name}=${value}`)

test('an icon of a built page says of itself what that of the library does, but for names of classes', () => {
  render(
    <>
      <Bell className="size-5" data-testid="library" />
      <LeanBell className="size-5" data-testid="lean" />
    </>,
  )
  expect(attributes('lean').toSorted()).toEqual(attributes('library').toSorted())
  expect(screen.getByTestId('lean').getAttribute('class')).toBe('size-5')
  expect(screen.getByTestId('lean').querySelectorAll('path')).toHaveLength(2)
})

test('an icon with a name is no decoration', () => {
  render(<LeanBell role="img" aria-label="Powiadomienia" />)
  expect(screen.getByRole('img', { name: 'Powiadomienia' })).toBeTruthy()
})
