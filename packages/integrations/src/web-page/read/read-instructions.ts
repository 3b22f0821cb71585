import { asList, asNode, isOf } from './json-ld.ts'
import { plainLines } from './plain-lines.ts'

const MAX_DEPTH = 4

/**
 * The steps of `recipeInstructions`: one text or many, HowToStep, or HowToSection and ItemList with steps of their own, whose headings are
 * left out. A text of several lines is several steps.
 */
export function readInstructions(value: unknown, depth = 0): string[] {
  if (depth > MAX_DEPTH) return []
  return asList(value).flatMap((each) => {
    if (typeof each === 'string') return plainLines(each)
    if (Array.isArray(each)) return readInstructions(each, depth + 1)
    const node = asNode(each)
    if (!node) return []
    const nested = readInstructions(node['itemListElement'] ?? node['steps'] ?? node['item'], depth + 1)
    if (nested.length > 0) return nested
    // A section without steps is a heading; a step without a text has it for a name.
    const own = node['text'] ?? (isOf(node, 'HowToSection') ? undefined : (node['description'] ?? node['name']))
    return readInstructions(typeof own === 'string' ? own : undefined)
  })
}
