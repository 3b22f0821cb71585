import { clsx } from 'clsx'
import { Button, type ButtonProps } from '../../ui/Button.tsx'

/** A button in a card: its words break rather than leave the card where text is twice as large. */
export function CardButton({ className, ...rest }: ButtonProps) {
  return <Button {...rest} className={clsx('max-w-full self-start wrap-anywhere', className)} />
}
