/** Builds the web app: bundles, prerendered public pages, and a .br and .gz next to every file that is worth it. */
import { rm, writeFile } from 'node:fs/promises'
import { build } from 'vite'
import { weighPages } from './page-weights.ts'
import { precompress } from './precompress.ts'
import { prerender } from './prerender.ts'
import { readBuiltHash, sourceHash, writeBuiltHash } from './source-hash.ts'

process.chdir(new URL('..', import.meta.url).pathname)

const hash = await sourceHash()
if ((await readBuiltHash()) === hash && !process.argv.includes('--force')) {
  console.log('web: unchanged since the last build')
} else {
  const started = performance.now()
  await rm('dist-ssr', { recursive: true, force: true })
  const built = await build({ logLevel: 'warn' })
  if (!('output' in built)) throw new Error('one build with one output was asked for')
  // Here all pages come in one piece: what is told of imports that split nothing is of no use.
  await build({ logLevel: 'error', build: { ssr: 'src/entry-prerender.tsx', outDir: 'dist-ssr', copyPublicDir: false } })
  const chunks = built.output.filter((file) => file.type === 'chunk')
  await writeFile('dist-ssr/page-weights.json', JSON.stringify(weighPages(chunks)))
  const pages = await prerender(chunks)
  const files = await precompress(['dist', 'dist-prerender'])
  await writeBuiltHash(hash)
  console.log(`web: built ${pages} pages and compressed ${files} files in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
