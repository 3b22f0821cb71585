import { LIMITS } from '@spizarka/contract/limits'
import type { SharedContent } from './shared-content.ts'

/** What can be done with something that was shared. */
export type Shared =
  | { kind: 'page'; url: string }
  | { kind: 'text'; text: string; isForPantry: boolean }
  | { kind: 'refused'; why: 'nothing' | 'too-long' | 'code' }

/** Whether it is the address of a page, words, or nothing that we open. Apps put an address into any of the three fields. */
export function readShared(content: SharedContent | undefined): Shared {
  if (content === undefined) return { kind: 'refused', why: 'nothing' }
  if (content === 'too-long') return { kind: 'refused', why: 'too-long' }
  const { title, text, url } = content
  const [page] = [url, ...text.split(/\s/), ...title.split(/\s/)].flatMap(pagesIn)
  if (page !== undefined && page.length <= LIMITS.importUrl) return { kind: 'page', url: page }
  const words = [title, text].filter(Boolean).join('\n')
  if (isCode(url) || isCode(words)) return { kind: 'refused', why: 'code' }
  if (words === '') return { kind: 'refused', why: 'nothing' }
  return { kind: 'text', text: words, isForPantry: words.length <= LIMITS.intakeText }
}

function pagesIn(word: string): string[] {
  const address = URL.parse(word)
  return address?.protocol === 'https:' || address?.protocol === 'http:' ? [address.href] : []
}

/** Nobody writes a shopping list like that. */
function isCode(text: string): boolean {
  return /^\s*(?:javascript|data|vbscript):/i.test(text) || /<script|<iframe|<object/i.test(text)
}
