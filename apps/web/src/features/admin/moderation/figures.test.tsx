import { type ModerationFigures, readModerationFigures } from '@spizarka/contract/moderation'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, apiServer } from '../../../testing/api-server.ts'
import { asModerator, openQueue } from './testing.ts'
import { describeWait } from './wait.ts'

asModerator()

it('counts a month, and the ones before it', async () => {
  const asked: (string | undefined)[] = []
  apiServer.use(
    answer(readModerationFigures, ({ query }) => {
      asked.push(query.month)
      return FIGURES
    }),
  )
  const { user } = openQueue('/admin/moderation')
  expect(await screen.findByText('Wysłane')).toBeTruthy()
  expect(screen.getByText('12')).toBeTruthy()
  expect(screen.getByText('brak')).toBeTruthy()
  const months = screen.getAllByRole<HTMLOptionElement>('option')
  expect(months).toHaveLength(24)
  await user.selectOptions(screen.getByLabelText('Miesiąc'), months[1]?.value ?? '')
  await expect.poll(() => asked).toEqual([months[0]?.value, months[1]?.value])
  expect(asked[1]).toMatch(/^20\d\d-\d\d$/)
})

const FIGURES: ModerationFigures = {
  month: '2025-11',
  submitted: 12,
  approved: 7,
  changes_requested: 2,
  rejected: 1,
  withdrawn: 0,
  removed: 0,
  by_reason: { allergens: 0, copied: 1, unreadable: 0, incomplete: 2, offensive: 0, unsafe: 0, other: 0 },
  median_hours: 5.5,
  appeals: 0,
  appeals_granted: 0,
  reports: 3,
  reports_by_reason: { illegal: 0, dangerous: 3, copyright: 0, spam: 0, offensive: 0, other: 0 },
  reports_by_machine: 4,
  held_for: { swearing: 1, contacts: 2, photo: 1, edited: 0 },
  reports_kept: 0,
  reports_removed: 0,
  median_report_hours: null,
  comments: 30,
}

it('tells for how long something waits', () => {
  const now = Date.parse('2025-11-20T10:00:00Z')
  const since = (iso: string) => describeWait(iso, now)
  expect([
    since('2025-11-20T09:55:00Z'),
    since('2025-11-19T03:00:00Z'),
    since('2025-11-16T10:00:00Z'),
    since('2025-11-20T11:00:00Z'),
  ]).toEqual(['5\u00a0min', '31\u00a0godz.', '4\u00a0dni', '0\u00a0min'])
})
