import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

interface PrerenderEntry {
  prerenderPaths: readonly string[]
  render(path: string): Promise<{ head: string; html: string }>
}

/** Writes every public page into dist-prerender; dist/index.html stays the empty shell that all other addresses get. */
export async function prerender(): Promise<number> {
  const entry: PrerenderEntry = await import(pathToFileURL(resolve('dist-ssr/entry-prerender.js')).href)
  const shell = await readFile('dist/index.html', 'utf8')
  await rm('dist-prerender', { recursive: true, force: true })
  for (const path of entry.prerenderPaths) {
    const { head, html } = await entry.render(path)
    const page = shell
      .replace('<!--head-->', () => head)
      .replace('<div id="root"><!--app-->', () => `<div id="root" data-path="${path}">${html}`)
    const folder = join('dist-prerender', path)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'index.html'), page)
  }
  return entry.prerenderPaths.length
}
