import { useRef } from 'react'

/** Keys for `Idempotency-Key`: the same for the same content until the call has succeeded, so that a repeat has no second effect. */
export function useIdempotencyKey() {
  const attempt = useRef<{ content: string; key: string }>(undefined)
  return {
    keyFor(content: string): string {
      if (attempt.current?.content !== content) attempt.current = { content, key: newIdempotencyKey() }
      return attempt.current.key
    },
    /** The next call is another one, even with the same content. */
    succeeded() {
      attempt.current = undefined
    },
  }
}

// `crypto.randomUUID` exists on secure pages alone.
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
