import { createHash } from 'node:crypto'
import { glob, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Everything that the built files depend on, seen from apps/web. */
const SOURCES = [
  'index.html',
  'package.json',
  'vite.config.ts',
  'public/**/*',
  'scripts/**/*',
  'src/**/*',
  '../../packages/contract/src/**/*',
  '../../packages/culinary/src/units/**/*',
  '../../packages/knowledge/src/measures.ts',
  '../../packages/knowledge/generated/measures.json',
  '../../package-lock.json',
]
const RECORD = 'dist-ssr/source-hash.txt'

/** One hash over the names and contents of all sources below apps/web (`folder`); tests are not sources. */
export async function sourceHash(folder = '.'): Promise<string> {
  const files: string[] = []
  for await (const file of glob(SOURCES, { cwd: folder })) {
    if (!/\.test\.tsx?$/.test(file) && (await stat(join(folder, file))).isFile()) files.push(file)
  }
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(join(folder, file)))
  return hash.digest('hex')
}

/** The hash that the standing build was made from; undefined when it is not there or not whole. */
export async function readBuiltHash(): Promise<string | undefined> {
  try {
    await Promise.all([stat('dist/index.html'), stat('dist-prerender/index.html')])
    return await readFile(RECORD, 'utf8')
  } catch {
    return undefined
  }
}

/** Written last, so that a build which broke off counts as none. */
export async function writeBuiltHash(hash: string): Promise<void> {
  await writeFile(RECORD, hash)
}
