import type { ReactNode } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { isLoaded, type SectionQuery } from './section-state.ts'

export interface SectionContentProps {
  /** Lists of choices that the fields are made of. */
  options: readonly SectionQuery[]
  /** What the user has saved. */
  settings: readonly SectionQuery[]
  children: ReactNode
}

/** The fields of a section once everything they need is there; until then their place, or what could not be loaded. */
export function SectionContent({ options, settings, children }: SectionContentProps) {
  const all = [...options, ...settings]
  const failed = all.filter(({ isLoadingError }) => isLoadingError)
  const retry = fireAndForget(() => Promise.all(failed.map(({ refetch }) => refetch())))
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
  return isLoaded(all) ? children : <FieldsSkeleton />
}

function FieldsSkeleton() {
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
