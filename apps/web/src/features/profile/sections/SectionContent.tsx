import type { ReactNode } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { starts } from '../../../lib/starts.ts'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { isLoaded, type Reading } from './section-state.ts'

export interface SectionContentProps {
  /** Lists of choices that the fields are made of. */
  options: readonly Reading[]
  /** What the user has saved. */
  settings: readonly Reading[]
  children: ReactNode
}

/** The fields of a section once everything they need is there; until then their place, or what could not be loaded. */
export function SectionContent({ options, settings, children }: SectionContentProps) {
  const all = [...options, ...settings]
  const failed = all.filter(({ isLoadingError }) => isLoadingError)
  const retry = starts(() => Promise.all(failed.map(({ refetch }) => refetch())))
  const busy = failed.some(({ isFetching }) => isFetching)
  if (options.some((reading) => reading.isLoadingError))
    return (
      <ErrorPanel onRetry={retry} busy={busy}>
        Nie udało się załadować list opcji.
      </ErrorPanel>
    )
  // A 401 has led to the login by then.
  if (settings.some((reading) => reading.isLoadingError && !isApiError(reading.error, 401)))
    return (
      <ErrorPanel onRetry={retry} busy={busy}>
        Nie udało się załadować Twoich ustawień.
      </ErrorPanel>
    )
  return isLoaded(all) ? children : <FieldsOnTheirWay />
}

function FieldsOnTheirWay() {
  return (
    <div className="flex flex-wrap gap-2">
      <p role="status" className="sr-only">
        Ładowanie…
      </p>
      {['w-28', 'w-40', 'w-24', 'w-36', 'w-44', 'w-32'].map((width) => (
        <Skeleton key={width} className={`h-11 rounded-pill! ${width}`} />
      ))}
    </div>
  )
}
