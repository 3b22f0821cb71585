import { Link } from 'react-router'
import type { LinkProps } from '../ui/link.tsx'

/** The design system's link, by the router. */
export const RouterLink = (props: LinkProps) => <Link {...props} />
