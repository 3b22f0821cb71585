import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

/** The scripts of `public/` that every page runs before the app, or without it. */
const SCRIPTS = ['before-paint.js', 'still-page.js', 'redraw.js']
/** The one that is asked for by `import()`. */
const MODULE = 'redraw.js'

/** They are copied as they are written, comments and all; this puts what a browser needs of them in their place. */
export function leanScripts(): Plugin {
  let folder = ''
  return {
    name: 'lean-scripts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved({ publicDir }) {
      folder = publicDir
    },
    async generateBundle() {
      for (const fileName of SCRIPTS) this.emitFile({ type: 'asset', fileName, source: await minified(join(folder, fileName)) })
    },
  }
}

async function minified(file: string): Promise<string> {
  const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: file.endsWith(MODULE) })
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors.map(({ message }) => message).join('; ')}`)
  return code
}
