import type { ModulePreloadOptions } from 'vite'

/**
 * Lists what a screen needs in one order for all screens, that of their first use. The first script names files by their numbers there, and
 * rising numbers pack 0.4 kB smaller; the browser asks for all of a list at once anyway.
 */
export function inOneOrder(): NonNullable<Exclude<ModulePreloadOptions['resolveDependencies'], undefined>> {
  const order = new Map<string, number>()
  return (_, files) => {
    for (const file of files) if (!order.has(file)) order.set(file, order.size)
    return files.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
  }
}
