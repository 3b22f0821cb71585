import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

const parts: (() => Promise<unknown>)[] = []

/**
 * A part of a screen whose code comes when it is first shown. What a page is drawn with at once and whole, as on the server, is fetched before
 * (`fetchLateParts`); there a browser leaves the drawn part standing until its code is there.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
  let Part: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  parts.push(async () => {
    Part = await load()
  })
  return function LatePart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** Fetches all parts, so that nothing is drawn without them. */
export async function fetchLateParts(): Promise<void> {
  await Promise.all(parts.map((fetchPart) => fetchPart()))
}
