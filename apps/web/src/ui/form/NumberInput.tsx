import { useState } from 'react'
import { Input, type InputProps } from './Input.tsx'

const plain = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 3, useGrouping: false })

export interface NumberInputProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step'> {
  /** Null is an empty box. */
  value: number | null
  onChange: (value: number | null) => void
  /** A keystroke that would go above is not taken. */
  max?: number
  /** Digits after the comma; 0 takes whole numbers alone. */
  decimals?: number
}

/**
 * A number as Poles write it, with a decimal comma (a dot is taken too); letters and minus signs are not taken.
 * Not `type=number`: that one shows a dot or a comma as the browser's language has it, and swallows half-typed values.
 */
export function NumberInput({ value, onChange, max, decimals = 2, onBlur, ...rest }: NumberInputProps) {
  // What is being typed ("1,") where the number alone could not say it.
  const [draft, setDraft] = useState<string>()
  const accepted = new RegExp(decimals > 0 ? `^\\d*(?:[.,]\\d{0,${decimals}})?$` : '^\\d*$')

  const type = (raw: string) => {
    const text = raw.replace(/\s/g, '')
    if (!accepted.test(text)) return
    const number = /\d/.test(text) ? Number(text.replace(',', '.')) : null
    if (max !== undefined && number !== null && number > max) return
    setDraft(text)
    onChange(number)
  }

  const shown = draft !== undefined && sameNumber(draft, value) ? draft : value === null ? '' : plain.format(value)
  return (
    <Input
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...rest}
      value={shown}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => {
        setDraft(undefined)
        onBlur?.(event)
      }}
    />
  )
}

// A value changed from outside (a reset, a stepper) wins over the text that was typed before.
function sameNumber(draft: string, value: number | null): boolean {
  const typed = /\d/.test(draft) ? Number(draft.replace(',', '.')) : null
  return typed === value
}
