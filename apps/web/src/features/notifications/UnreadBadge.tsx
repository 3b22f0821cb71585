const MOST_SHOWN = 99

/** The number on the bell, 99+ at most; said by the bell's name. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden
      className="absolute top-0.5 right-0 min-w-5 rounded-pill bg-danger-fill px-1 text-center text-nav leading-5 font-bold text-white tabular-nums"
    >
      {formatUnread(count)}
    </span>
  )
}

export function formatUnread(count: number): string {
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
}
