import { PUBLICATION_STATES, type PublicationState } from '@spizarka/contract/publication-states'
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { hasOpenAppeal, nextState, type PublicationEvent, type PublicationStanding } from './publication-state.ts'

const standing = (state: PublicationState, changes: Partial<PublicationStanding> = {}): PublicationStanding => ({
  state,
  appealed_at: null,
  appeal_decided_at: null,
  superseded_at: null,
  ...changes,
})

const EVENTS: PublicationEvent[] = ['change', 'approve', 'request_changes', 'reject', 'withdraw', 'appeal', 'remove']
const now = new Date('2026-01-02T12:00:00Z')

test.each([
  ['submitted', 'approve', 'published'],
  ['submitted', 'request_changes', 'changes_requested'],
  ['submitted', 'reject', 'rejected'],
  ['submitted', 'withdraw', 'withdrawn'],
  ['submitted', 'change', 'submitted'],
  ['published', 'withdraw', 'withdrawn'],
  ['published', 'remove', 'removed'],
  ['rejected', 'appeal', 'submitted'],
  ['removed', 'appeal', 'removed'],
] as const)('%s: %s leads to %s', (state, event, next) => {
  expect(nextState(standing(state), event)).toBe(next)
})

it('publishes a removed recipe again only while its author’s appeal is open', () => {
  expect(nextState(standing('removed'), 'approve')).toBeNull()
  expect(nextState(standing('removed', { appealed_at: now }), 'approve')).toBe('published')
  expect(nextState(standing('removed', { appealed_at: now, appeal_decided_at: now }), 'approve')).toBeNull()
})

it('lets nobody appeal twice, nor against what a later text took the place of', () => {
  expect(nextState(standing('rejected', { appealed_at: now }), 'appeal')).toBeNull()
  expect(nextState(standing('rejected', { superseded_at: now }), 'appeal')).toBeNull()
})

it('never publishes without an approval, and never decides what was withdrawn, whatever happens in whatever order', () => {
  const events = fc.array(fc.constantFrom(...EVENTS), { maxLength: 20 })
  fc.assert(
    fc.property(events, (given) => {
      let publication = standing('submitted')
      let appeals = 0
      for (const event of given) {
        const state = nextState(publication, event)
        if (state === null) continue
        expect(publication.state).not.toBe('withdrawn')
        expect(state === 'published' && event !== 'approve').toBe(false)
        if (event === 'appeal') appeals += 1
        const decides = hasOpenAppeal(publication) && event !== 'appeal'
        publication = {
          ...publication,
          state,
          ...(event === 'appeal' && { appealed_at: now }),
          ...(decides && { appeal_decided_at: now }),
        }
      }
      expect(appeals).toBeLessThanOrEqual(1)
      expect(Object.keys(PUBLICATION_STATES)).toContain(publication.state)
    }),
  )
})
