import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Slider } from './Slider.tsx'

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Porcja' })

it('goes from stop to stop, and says the value', () => {
  const onChange = vi.fn<(value: number) => void>()
  render(<Slider label="Porcja" stops={[1, 50, 100, 500]} value={100} onChange={onChange} format={(value) => `${value}%`} />)
  expect([slider().value, slider().max, slider().getAttribute('aria-valuetext')]).toEqual(['2', '3', '100%'])
  fireEvent.change(slider(), { target: { value: '3' } })
  expect(onChange).toHaveBeenCalledWith(500)
})

it('stands at the nearest stop, and says what it was really set to', () => {
  render(<Slider label="Porcja" stops={[1, 50, 100, 500]} value={70} onChange={() => undefined} format={(value) => `${value}%`} />)
  expect([slider().value, slider().getAttribute('aria-valuetext')]).toEqual(['1', '70%'])
})
