import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { addDays, formatWholeDay } from '../../../lib/days.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { nameOfDay, writableDays } from '../days.ts'

/** Which day is shown: a day back, a day on, or any of the calendar's. */
export function DayPicker({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const calendar = useRef<HTMLInputElement>(null)
  const { first, last } = writableDays()
  const turn = (by: number) => {
    const next = addDays(day, by)
    const outside = next < first || next > last
    return {
      'aria-disabled': outside || undefined,
      className: outside ? 'opacity-40' : undefined,
      onClick: () => {
        if (!outside) onDay(next)
      },
    }
  }
  const choose = () => {
    // Only where a script may open it; the arrows lead everywhere else.
    calendar.current?.showPicker()
  }
  return (
    <div className="flex items-center justify-between gap-1">
      <IconButton {...turn(-1)} label="Poprzedni dzień" icon={<ChevronLeft aria-hidden className="size-6" />} />
      <div className="relative min-w-0">
        <h2>
          <button
            type="button"
            onClick={choose}
            className="min-h-11 max-w-full rounded-tile px-1 text-center wrap-break-word hover:bg-sunken md:px-3"
          >
            <span className="block text-h4">{nameOfDay(day)}</span>
            <span className="sr-only">, </span>
            <span className="flex items-center justify-center gap-1.5 font-sans text-small font-normal tracking-normal text-muted">
              {formatWholeDay(day)}
              <CalendarDays aria-hidden className="size-4 shrink-0" />
            </span>
            <span className="sr-only">, wybierz inny dzień</span>
          </button>
        </h2>
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-label="Dzień dziennika"
          min={first}
          max={last}
          value={day}
          onChange={({ target: { value } }) => {
            if (value >= first && value <= last) onDay(value)
          }}
          className="pointer-events-none absolute inset-x-0 bottom-0 h-0 opacity-0"
        />
      </div>
      <IconButton {...turn(1)} label="Następny dzień" icon={<ChevronRight aria-hidden className="size-6" />} />
    </div>
  )
}
