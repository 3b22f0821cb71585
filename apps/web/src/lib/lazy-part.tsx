import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

const parts: (() => Promise<unknown>)[] = []

/** A lazily loaded part of a screen. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Fetches its code in advance; throws where that fails. */
  fetch: () => Promise<void>
}

/**
 * A part of a screen whose code is loaded when it is first shown. Prerendering loads all parts first (`loadLazyParts`), and on hydration the
 * prerendered markup stays until the code is there.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let Part: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  const fetch = async () => {
    Part = await load()
  }
  parts.push(fetch)
  function Late(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
  return Object.assign(Late, { fetch })
}

/** Loads all parts, before prerendering. */
export async function loadLazyParts(): Promise<void> {
  await Promise.all(parts.map((fetchPart) => fetchPart()))
}
