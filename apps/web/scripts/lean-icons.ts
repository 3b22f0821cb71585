import type { Plugin } from 'vite'

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.m?js$/
/** The last property of a line, circle or path: six random characters that pack to nothing less. */
const KEY = /,\s*key: "\w+"/g

/** A statement that does nothing, for which the bundler has to keep the icon's lines apart from the icon. */
const IDLE = /^__iconData\.node;$/m

/** Icons without React's keys of their lines: these never change places, and only a development build asks for keys. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    transform: {
      filter: { id: ICON },
      handler: (code) => ({ code: code.replaceAll(KEY, '').replace(IDLE, ''), map: null }),
    },
  }
}
