import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { useField } from './Field.tsx'
import { inputStyle } from './Input.tsx'

/** A password with a show/hide toggle. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <input
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...useField()}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={clsx(inputStyle, 'pr-14', className)}
      />
      <IconButton
        label={shown ? 'Ukryj hasło' : 'Pokaż hasło'}
        aria-pressed={shown}
        icon={shown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
        onClick={() => setShown(!shown)}
        className="absolute! top-1/2 right-1.5 -translate-y-1/2 text-muted!"
      />
    </div>
  )
}
