import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { fireAndForget } from '../fire-and-forget.ts'

interface ShowMoreProps {
  /** A list that comes a page at a time, as TanStack Query keeps it. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  className?: string
  children?: ReactNode
}

/** The way to the next page, where there is one. */
export function ShowMore({ list, className, children = 'Pokaż więcej' }: ShowMoreProps) {
  if (!list.hasNextPage) return null
  return (
    <Button
      variant="outline"
      className={clsx('self-center max-sm:w-full', className)}
      busy={list.isFetchingNextPage}
      busyLabel="Wczytywanie..."
      onClick={fireAndForget(() => list.fetchNextPage())}
    >
      {children}
    </Button>
  )
}
