const LINE_FEED = 0x0a

/**
 * The lines of a stream, without their ends; null for a line of more than `maxBytes`, of which nothing is kept. In pieces the size of
 * the stream's chunks, so a file without a single line end takes no more memory than any other.
 */
export async function* readLines(chunks: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer | null> {
  let pieces: Buffer[] = []
  let bytes = 0
  const add = (piece: Buffer) => {
    bytes += piece.length
    if (bytes > maxBytes) pieces = []
    else pieces.push(piece)
  }
  const take = (): Buffer | null => {
    const [only = Buffer.alloc(0)] = pieces
    const line = pieces.length > 1 ? Buffer.concat(pieces) : only
    const isKept = bytes <= maxBytes
    pieces = []
    bytes = 0
    return isKept ? line : null
  }

  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      add(chunk.subarray(start, end))
      yield take()
      start = end + 1
    }
    add(chunk.subarray(start))
  }
  if (bytes > 0) yield take()
}
