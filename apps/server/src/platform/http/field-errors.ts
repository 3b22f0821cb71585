import type { z } from 'zod'
import { FieldErrors, type FieldErrorTree } from '../errors/app-error.ts'

const WHOLE = 'non_field_errors'

interface MutableTree {
  [field: string]: string[] | MutableTree
}

/** What a schema refused, in Django's shape: `{name: [text], items: {1: {quantity: [text]}}, non_field_errors: [text]}`. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const tree: MutableTree = Object.create(null)
  for (const issue of issues) add(tree, issue.path.length > 0 ? issue.path.map(String) : [WHOLE], issue.message)
  return new FieldErrors(tree satisfies FieldErrorTree)
}

function add(tree: MutableTree, [field = WHOLE, ...deeper]: readonly string[], message: string): void {
  const there = tree[field]
  if (deeper.length === 0) {
    if (Array.isArray(there)) there.push(message)
    else if (there) add(there, [WHOLE], message)
    else tree[field] = [message]
    return
  }
  // A field refused as a whole and in its parts: the former moves beside the latter.
  const below: MutableTree = Array.isArray(there) ? { [WHOLE]: there } : (there ?? Object.create(null))
  tree[field] = below
  add(below, deeper, message)
}
