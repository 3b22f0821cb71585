import type { QueryKey } from '@tanstack/react-query'

/** What a page was drawn from, by the key under which its screen looks for it. */
export type KnownAnswers = readonly (readonly [key: QueryKey, data: unknown])[]

/** Of the element that holds them (`entry-prerender.tsx`, apps/server `app/web.routes.ts`). */
const ID = 'known-answers'

/** What the server has drawn this page from, so that its screen finds the very same and need not ask; of a guest's page, and once. */
export function takeKnownAnswers(): KnownAnswers {
  if (typeof document === 'undefined') return []
  const element = document.getElementById(ID)
  element?.remove()
  return element ? (JSON.parse(element.textContent) as KnownAnswers) : []
}
