import { z } from 'zod'

const nodeSchema = z.record(z.string(), z.unknown())
/** A thing that a page describes, by the names of schema.org. */
export type Node = z.output<typeof nodeSchema>

/** Limits of the search: honest data is a few levels deep, only hostile data is deeper or longer. */
const MAX_DEPTH = 8
const MAX_NODES = 20_000
const MAX_LIST_LENGTH = 500

/** Every thing in a page's JSON-LD scripts that is of a type, wherever it lies; scripts that are no JSON hold none. */
export function findNodes(scripts: readonly string[], type: string): Node[] {
  const found: Node[] = []
  let waiting = scripts.map(parse)
  let seen = 0
  for (let depth = 0; depth < MAX_DEPTH && waiting.length > 0; depth++) {
    const below: unknown[] = []
    for (const value of waiting) {
      const node = asNode(value)
      if (node && isOf(node, type)) found.push(node)
      else for (const each of inside(value)) if (++seen <= MAX_NODES) below.push(each)
    }
    waiting = below
  }
  return found
}

/** A thing, or undefined where the value is a list, a text or nothing. */
export function asNode(value: unknown): Node | undefined {
  return Array.isArray(value) ? undefined : nodeSchema.safeParse(value).data
}

/** One value or many: schema.org lets every property be either. Of very many the first. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, MAX_LIST_LENGTH) : value === undefined || value === null ? [] : [value]
}

/** Whether a thing is of a type, which is written `Recipe`, `schema:Recipe` or `https://schema.org/Recipe`. */
export function isOf(node: Node, type: string): boolean {
  return asList(node['@type']).some((each) => typeof each === 'string' && each.replace(/^.*[/:#]/, '') === type)
}

function inside(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return typeof value === 'object' && value !== null ? Object.values(value).filter((each) => typeof each === 'object') : []
}

/** What pages get wrong most is forgiven: line breaks inside of texts, and comments or a semicolon around the whole. */
function parse(script: string): unknown {
  const bare = script.replaceAll('<![CDATA[', '').replaceAll(']]>', '')
  const start = bare.search(/[{[]/)
  const end = Math.max(bare.lastIndexOf('}'), bare.lastIndexOf(']')) + 1
  try {
    return JSON.parse(bare.slice(start, end).replace(/\p{Cc}/gu, ' '))
  } catch {
    return undefined
  }
}
