import { clsx } from 'clsx'

/** A bar a step: made, being made, still to come. The words beside it say the same. */
export function StepProgress({ index, count }: { index: number; count: number }) {
  return (
    <div aria-hidden className={clsx('flex', count > 16 ? 'gap-0.5' : 'gap-1.5')}>
      {Array.from({ length: count }, (_, place) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- bars have no other name and are never moved
          key={place}
          className={clsx(
            'h-2 min-w-0 flex-1 rounded-pill transition-colors duration-(--duration-base)',
            place < index && 'bg-herb',
            place === index && 'bg-brand',
            place > index && 'bg-disabled',
          )}
        />
      ))}
    </div>
  )
}
