import { glob, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const TEXT = '**/*.{html,js,css,svg,webmanifest,json,txt,wasm}'
/** Below this a compressed answer is no faster. */
const MIN_BYTES = 1024
/** Above this the last per cents cost seconds of every build. */
const BIG_BYTES = 500_000

/** Writes .br and .gz files beside the texts in the folders; answers how many texts there were. */
export async function precompress(folders: readonly string[]): Promise<number> {
  const files: string[] = []
  for (const folder of folders) for await (const file of glob(`${folder}/${TEXT}`)) files.push(file)
  await Promise.all(files.map(compress))
  return files.length
}

async function compress(file: string) {
  const content = await readFile(file)
  if (content.length < MIN_BYTES) return
  const [br, gz] = await Promise.all([
    compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_QUALITY]: content.length > BIG_BYTES ? 9 : constants.BROTLI_MAX_QUALITY,
      },
    }),
    compressGzip(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
