import { join } from 'node:path'
import type { Plugin } from 'vite'

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.m?js$/
const LIBRARY_COMPONENT = /^\.\.\/createLucideIcon\.mjs$/
const LEAN_COMPONENT = join(import.meta.dirname, '../src/ui/art/lean-icon.ts')
/** The last property of a line, circle or path: six random characters that pack to nothing less. */
const KEY = /,\s*key: "\w+"/g
/** What every icon says of itself beside its lines, and ours do not ask for. */
const ABOUT = /name: "[\w-]+",\s*size: 24,\s*(?=node: )/

/** A statement that does nothing, for which the bundler has to keep the icon's lines apart from the icon. */
const IDLE = /^__iconData\.node;$/m

/** Icons as their lines alone, without React's keys (they never change places), drawn by a component of ours that can do what our screens ask for. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    // Before vite itself finds the file.
    enforce: 'pre',
    resolveId: {
      filter: { id: LIBRARY_COMPONENT },
      handler: (_, importer) => (importer && ICON.test(importer) ? LEAN_COMPONENT : null),
    },
    transform: {
      filter: { id: ICON },
      handler: (code) => ({ code: code.replaceAll(KEY, '').replace(ABOUT, '').replace(IDLE, ''), map: null }),
    },
  }
}
