import { createElement, type SVGProps } from 'react'

/** What an icon's file says: its lines on a field of 24 × 24. */
interface Drawing {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

/**
 * An icon as a built page draws it, in place of the library's own component (`scripts/lean-icons.ts`), which can do much that no screen asks for.
 * It is decoration unless it is given a name.
 */
export default function createLeanIcon({ node }: Drawing) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function LeanIcon(props: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] === undefined ? true : undefined,
        ...props,
      },
      ...lines,
    )
  }
}
