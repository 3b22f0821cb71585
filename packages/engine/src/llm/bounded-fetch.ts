import { LlmFailure } from './llm-failure.ts'

/** More than any answer in words: 8192 tokens, what a model thinks before them, and room. */
export const MAX_ANSWER_BYTES = 2 * 2 ** 20
/** A picture of 1024 × 1024 in base64, with room. */
export const MAX_PICTURE_BYTES = 24 * 2 ** 20

/**
 * `fetch` for the API of a vendor. What comes back is a stranger's: reading stops after so many bytes (unpacked), and a redirect is not
 * followed, since it would carry the key and the question to whoever it names. Both throw `LlmFailure`.
 */
export function boundedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' })
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      await response.body?.cancel()
      throw new LlmFailure({ outcome: 'rejected', status: response.status })
    }
    if (response.body === null) return response
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(endAfter(mostBytes, status)), { status, statusText, headers })
  }
}

/** Breaks the stream off, and with it the connection, at the first byte too many. */
function endAfter(mostBytes: number, status: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > mostBytes) controller.error(new LlmFailure({ outcome: 'too_large', status }))
      else controller.enqueue(chunk)
    },
  })
}
