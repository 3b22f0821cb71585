import { promisify } from 'node:util'
import { type AsyncZipOptions, type AsyncZippable, zip as zipFiles } from 'fflate'

const zipped = promisify<AsyncZippable, AsyncZipOptions, Uint8Array>((files, options, done) => zipFiles(files, options, done))

/** A zip of texts, in UTF-8, and of pictures, which do not shrink any more. Big texts are compressed beside the main thread. */
export function makeZip(files: ReadonlyMap<string, string | Uint8Array>, at: Date): Promise<Uint8Array> {
  const entries = [...files].map(([path, content]) => [
    path,
    typeof content === 'string' ? Buffer.from(content) : ([content, { level: 0 }] as const),
  ])
  return zipped(Object.fromEntries(entries), { mtime: at })
}
