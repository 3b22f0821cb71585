import { type AnchorHTMLAttributes, createContext, type ReactNode, use } from 'react'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this app. */
  to: string
  /** The browser draws the way from this screen to the next. */
  viewTransition?: boolean
}

/** How components of the design system navigate: a plain anchor, until the app puts its router's link here. */
export const LinkContext = createContext<(props: LinkProps) => ReactNode>(PlainLink)

function PlainLink({ to, viewTransition, children, ...rest }: LinkProps): ReactNode {
  return (
    <a {...rest} data-view-transition={viewTransition} href={to}>
      {children}
    </a>
  )
}

/** A link inside the app, unstyled. */
export function Link(props: LinkProps) {
  return use(LinkContext)(props)
}
