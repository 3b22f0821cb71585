import { describe, expect, it } from 'vitest'
import { found, written } from '../dish.fixture.ts'

function ofRice(...liquids: string[]) {
  return written(
    ['250 g ryżu białego', '300 g kiełbasy', ...liquids],
    ['Kiełbasę pokrój. Wsyp ryż, dodaj kiełbasę, wlej wodę i passatę i gotuj pod przykryciem 18 minut.'],
    {
      kind: 'grain',
      servings: 4,
    },
  )
}

describe('groats that drink up what they are boiled in', () => {
  it('get about as much of it as they drink', () => {
    expect(found('water', ofRice('500 ml wody'))).toEqual([])
    expect(found('water', ofRice('500 ml wody', '200 g passaty'))).toEqual([])
    expect(found('water', ofRice('700 ml wody', '200 g passaty'))).toHaveLength(1)
    expect(found('water', ofRice('200 ml wody'))).toHaveLength(1)
  })

  it('get whatever there is of what is poured away', () => {
    const steps = ['Kiełbasę pokrój. Wsyp ryż do wody z kiełbasą i gotuj 15 minut. Odcedź.']
    expect(found('water', written(['250 g ryżu białego', '300 g kiełbasy', '3 l wody'], steps, { kind: 'grain' }))).toEqual([])
  })
})
