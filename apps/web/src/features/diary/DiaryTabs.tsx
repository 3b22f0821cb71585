import { clsx } from 'clsx'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../ui/button/link.tsx'

const TABS = [
  { to: paths.calories, label: 'Dzień' },
  { to: paths.caloriesWeek, label: 'Tydzień' },
  { to: paths.caloriesTrend, label: 'Trend' },
] as const

/** Day, week and trend of the diary, each with its own address. */
export function DiaryTabs({ current }: { current: (typeof TABS)[number]['label'] }) {
  return (
    <nav aria-label="Okres dziennika" className="flex gap-0.5 rounded-2xl bg-sunken p-1">
      {TABS.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          aria-current={label === current ? 'page' : undefined}
          className={clsx(
            'flex min-h-11 flex-auto items-center justify-center rounded-tile px-1.5 text-[0.9375rem] leading-4.5',
            label === current ? 'bg-raised font-bold shadow-[0_1px_3px_rgb(60_30_10/0.16)]' : 'font-semibold text-muted hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
