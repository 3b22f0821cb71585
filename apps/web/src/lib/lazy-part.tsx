import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

const parts: (() => Promise<unknown>)[] = []

/** A part of a screen whose code comes late. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Has its code come before it is shown, so that it then shows at once; throws where it cannot be fetched. */
  fetch: () => Promise<void>
}

/**
 * A part of a screen whose code comes when it is first shown. What a page is drawn with at once and whole, as on the server, is fetched before
 * (`loadLazyParts`); there a browser leaves the drawn part standing until its code is there.
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

/** Fetches all parts, so that nothing is drawn without them. */
export async function loadLazyParts(): Promise<void> {
  await Promise.all(parts.map((fetchPart) => fetchPart()))
}
