import { WebPageError } from '../port.ts'

/** The bytes of an answer, unpacked; stops at the first one too many, so that a small packed file never becomes a large one. */
export async function readBody(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new WebPageError('unreadable', 'a page too large', { retryable: false })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
