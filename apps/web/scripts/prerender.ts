import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rolldown } from 'vite'

interface PrerenderEntry {
  prerenderedPages: Readonly<Record<string, { screen: string; hasForm?: true }>>
  finishedPages: Readonly<Record<string, string>>
  notFoundPage: string
  render(path: string): Promise<{ head: string; html: string }>
}

/**
 * Writes every public page into dist-prerender, and the pages of the library and of its recipes with a place for what the server knows of them;
 * dist/index.html stays the empty shell that all other addresses get.
 */
export async function prerender(chunks: readonly Rolldown.OutputChunk[]): Promise<number> {
  const entry: PrerenderEntry = await import(pathToFileURL(resolve('dist-ssr/entry-prerender.js')).href)
  const shell = stylesFirst(await readFile('dist/index.html', 'utf8'))
  await rm('dist-prerender', { recursive: true, force: true })
  const pages = Object.entries(entry.prerenderedPages)
  for (const [path, { screen, hasForm }] of pages) {
    const folder = join('dist-prerender', path)
    await mkdir(folder, { recursive: true })
    const { head, html } = await entry.render(path)
    await writeFile(join(folder, 'index.html'), put(stillShell(shell, screen, chunks, hasForm), path, head, html))
  }
  const { head, html } = await entry.render(entry.notFoundPage)
  await writeFile('dist-prerender/not-found.html', put(stillShell(shell, NOT_FOUND_SCREEN, chunks), entry.notFoundPage, head, html))
  for (const [name, screen] of Object.entries(entry.finishedPages)) {
    await writeFile(
      `dist-prerender/${name}.html`,
      shell.replace('<!--head-->', (place) => place + preloads(screen, chunks)),
    )
    await writeFile(`dist-prerender/${name}.still.html`, stillShell(shell, screen, chunks))
  }
  // All other addresses are a member's: their list of screens is asked for beside the first script, which is where its name stands.
  await writeFile(
    'dist/index.html',
    shell.replace('<!--head-->', (place) => place + preloads(MEMBER_ROUTES, chunks)),
  )
  return pages.length
}

function put(shell: string, path: string, head: string, html: string): string {
  return shell.replace('<!--head-->', () => head).replace('<div id="root"><!--app-->', () => `<div id="root" data-path="${path}">${html}`)
}

const MEMBER_ROUTES = 'src/app/member-routes.ts'
const NOT_FOUND_SCREEN = 'src/app/NotFoundScreen.tsx'
const STYLES = /\s*<link rel="stylesheet"[^>]*>/

/** Nothing is painted before the styles are there: they are asked for over the connection that brought the page, letters and code over others. */
function stylesFirst(shell: string): string {
  const [styles] = STYLES.exec(shell) ?? []
  if (styles === undefined) throw new Error('index.html of the build names no styles')
  return shell.replace(styles, '').replace('<!--head-->', (place) => styles.trim() + place)
}

const PRELOADED = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g
const APP_SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/**
 * The shell of pages that can be read before the app is there: its code and that of the screen is named, and run once somebody presses a button or
 * comes to a form (`public/still-page.js`).
 */
function stillShell(shell: string, screen: string, chunks: readonly Rolldown.OutputChunk[], hasForm = false): string {
  const [script, app] = APP_SCRIPT.exec(shell) ?? []
  if (script === undefined || app === undefined) throw new Error('index.html of the build names no script')
  const inShell = [...shell.matchAll(PRELOADED)].map(([, file = '']) => file)
  const also = [...inShell, ...filesBeside(screen, chunks).map((file) => `/${file}`)].join(' ')
  return shell
    .replaceAll(PRELOADED, '')
    .replace(
      script,
      () => `<script defer src="/still-page.js" data-app="${app}" data-also="${also}"${hasForm ? ' data-form' : ''}></script>`,
    )
}

/** What a browser should fetch beside the app's first script, which would ask for it only once it runs. */
function preloads(screen: string, chunks: readonly Rolldown.OutputChunk[]): string {
  return filesBeside(screen, chunks)
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}

function filesBeside(screen: string, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const entry = chunks.find(({ isEntry }) => isEntry)
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(screen))
  // A screen that was moved would otherwise be missed by nobody but the visitors.
  if (!entry || !chunk) throw new Error(`${screen} is no screen of the build`)
  const inShell = withImports(entry, chunks)
  return [...withImports(chunk, chunks)].filter((file) => !inShell.has(file))
}

function withImports({ fileName }: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const found = new Set([fileName])
  // A set that grows while it is walked through is walked to its end.
  for (const name of found) for (const imported of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) found.add(imported)
  return found
}
