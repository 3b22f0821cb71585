import { useRef } from 'react'
import { randomUuid } from '../random-uuid.ts'

/** Keys for `Idempotency-Key`: the same for the same content until the call has succeeded, so that a repeat has no second effect. */
export function useIdempotencyKey() {
  const attempt = useRef<{ content: string; key: string }>(undefined)
  return {
    keyFor(content: string): string {
      if (attempt.current?.content !== content) attempt.current = { content, key: randomUuid() }
      return attempt.current.key
    },
    /** The next call is another one, even with the same content. */
    succeeded() {
      attempt.current = undefined
    },
  }
}
