import { type AnchorHTMLAttributes, createContext, type ReactNode, use } from 'react'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this app. */
  to: string
}

/** How components of the design system navigate: a plain anchor, until the app puts its router's link here. */
export const LinkContext = createContext<(props: LinkProps) => ReactNode>(({ to, children, ...rest }) => (
  <a {...rest} href={to}>
    {children}
  </a>
))

/** A link inside the app, unstyled. */
export function Link(props: LinkProps) {
  return use(LinkContext)(props)
}
