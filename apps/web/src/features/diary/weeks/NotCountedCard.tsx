import type { DiarySummary } from '@spizarka/contract/diary'
import { plural } from '@spizarka/contract/plural'
import { formatDayAndMonth, shortWeekdayOf, weekdayOf } from '../../../lib/days.ts'
import { today } from '../../../lib/text/format.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { UNKNOWN } from '../figures.ts'
import { uppercaseFirstLetter, WatchedTitle } from '../WatchedHeading.tsx'
import { type Bar, BarChart, ChartTable, Legend } from './charts.tsx'

/** So many days have their bars and rows; of more only the days with something rich are named. */
const MAX_DAYS = 30
/** So many bars have words at them. */
const MAX_LABELLED_BARS = 7

type NotCounted = DiarySummary['not_counted'][number]

/** What a condition makes worth watching and no table has figures of: on how many days something rich in it was eaten, and what. */
export function NotCountedCard({ notCounted, days }: { notCounted: NotCounted; days: DiarySummary['days'] }) {
  const { what, name, why } = notCounted
  const rich = new Map(notCounted.days.map((day) => [day.day, day.rich]))
  const logged = days.filter(({ entries }) => entries > 0).length
  const bars = days.map(({ day, entries }): Bar => {
    const amount = entries === 0 ? null : (rich.get(day)?.length ?? 0)
    return {
      key: day,
      value: amount === null ? '–' : String(amount),
      label: day === today() ? 'dziś' : shortWeekdayOf(day),
      amount,
      tone: 'attention',
      isNow: day === today(),
    }
  })
  const isLong = days.length > MAX_DAYS
  return (
    <Card pad="lg" className="flex flex-col gap-4">
      <WatchedTitle title={what} subtitle={uppercaseFirstLetter(name)} size="period">
        <strong className="text-small">{UNKNOWN}</strong>
      </WatchedTitle>
      {rich.size === 0 ? (
        <p>Żadnego dnia nie było produktów, o&nbsp;których wiadomo, że mają ich dużo.</p>
      ) : (
        <>
          {!isLong && (
            <>
              <BarChart bars={bars} line={null} hasWords={days.length <= MAX_LABELLED_BARS} />
              <Legend entries={[['attention', 'ile zjedzonych rzeczy ma ich dużo']]} />
            </>
          )}
          <p>
            <strong>
              {rich.size} z&nbsp;{logged} {plural(logged, ['dnia', 'dni', 'dni'])} z&nbsp;czymś, co ma ich dużo.
            </strong>
          </p>
          <ChartTable
            caption={`${what}: co miało ich dużo, dzień po dniu`}
            head={['Dzień', 'Dużo ma']}
            rows={days
              .filter(({ day }) => !isLong || rich.has(day))
              .map(({ day, entries }) => ({
                key: day,
                cells: [
                  `${weekdayOf(day)}, ${formatDayAndMonth(day)}`,
                  entries === 0 ? 'brak wpisów' : (rich.get(day) ?? ['nic']).join(', '),
                ],
              }))}
          />
        </>
      )}
      <p className="text-small text-muted">{why} To informacja, nie porada medyczna.</p>
    </Card>
  )
}
