import { type ChangeEvent, type ReactNode, useRef } from 'react'

interface PhotoButtonProps {
  /** What it does, where `children` do not say it. */
  label?: string
  onFile: (file: File) => void
  disabled?: boolean
  className: string
  children: ReactNode
}

/** Asks the device for one photo: of its camera, or one that is there. It looks as its caller says. */
export function PhotoButton({ label, onFile, disabled, className, children }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same one may be picked again after it was refused.
    target.value = ''
    if (file) onFile(file)
  }
  return (
    <>
      <button type="button" aria-label={label} disabled={disabled} className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input ref={input} type="file" accept="image/*" hidden onChange={take} />
    </>
  )
}
