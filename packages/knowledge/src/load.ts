import { readFileSync } from 'node:fs'

/** A compiled part of the knowledge; `npm run knowledge` makes them from the folder `knowledge/`. */
export function loadCompiled<Part>(name: `${string}.json`): Part {
  return JSON.parse(readFileSync(new URL(`../generated/${name}`, import.meta.url), 'utf8')) as Part
}
