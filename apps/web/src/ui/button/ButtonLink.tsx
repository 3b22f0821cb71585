import type { ReactNode } from 'react'
import { ButtonContent, type ButtonLook, buttonStyle, costToneOf } from './ButtonContent.tsx'
import { Link, type LinkProps } from './link.tsx'

export interface ButtonLinkProps extends Omit<LinkProps, 'className'>, ButtonLook {
  icon?: ReactNode
  /** Points that the action behind the link costs. */
  cost?: number
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, full, className, icon, cost, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonStyle({ variant, size, full, className })}>
      <ButtonContent icon={icon} cost={cost} costTone={costToneOf(variant)}>
        {children}
      </ButtonContent>
    </Link>
  )
}
