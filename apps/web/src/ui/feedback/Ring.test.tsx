import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProgressBar } from './ProgressBar.tsx'
import { Ring } from './Ring.tsx'

function drawnShare(share: number): string | null | undefined {
  const { container } = render(<Ring share={share} label="Zostało 660 z 1900 kcal" />)
  return container.querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray')
}

test('a ring is one picture with a sentence', () => {
  render(
    <Ring share={0.65} label="Zostało 660 z 1900 kcal">
      660
    </Ring>,
  )
  expect(screen.getByRole('img', { name: 'Zostało 660 z 1900 kcal' })).toBeTruthy()
})

test('a ring draws its share, all of it at most, and nothing at nothing', () => {
  expect(drawnShare(0.65)).toBe('65 100')
  expect(drawnShare(1.4)).toBe('100 100')
  expect(drawnShare(0)).toBeUndefined()
})

test.each([
  [32, 'fill-herb'],
  [45, 'fill-honey'],
  [50, 'fill-honey'],
  [51, 'fill-danger'],
])('a bar with %d of 50 is %s', (value, tone) => {
  render(<ProgressBar label="Produkty" value={value} max={50} />)
  const bar = screen.getByRole('progressbar', { name: 'Produkty' })
  expect(bar.getAttribute('aria-valuenow')).toBe(String(value))
  expect(bar.firstElementChild?.classList.contains(tone)).toBe(true)
})
