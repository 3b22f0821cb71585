import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** `import "./a.js"`, `from "./a.js"` as the bundler writes them; `import("./a.js")` is fetched later and does not count. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.\/[^"']+\.js)["']/g
const SCRIPT = /<(?:script|link rel="modulepreload")[^>]*?(?:src|href)="\/([^"]+\.js)"/g

/** The scripts that a page names or preloads, and all that they import, as paths below the folder of the build. */
export async function scriptsOfPage(folder: string, html: string): Promise<Set<string>> {
  const found = new Set([...html.matchAll(SCRIPT)].map(([, file = '']) => file))
  // A set that grows while it is walked through is walked to its end.
  for (const file of found) {
    const code = await readFile(path.join(folder, file), 'utf8')
    for (const [, imported = ''] of code.matchAll(STATIC_IMPORT)) found.add(path.join(path.dirname(file), imported))
  }
  return found
}
