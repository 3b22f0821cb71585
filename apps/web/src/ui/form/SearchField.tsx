import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { Field } from './Field.tsx'
import { Input } from './Input.tsx'

const DEBOUNCE_MS = 250

interface SearchFieldProps {
  /** Said, not shown; also is in the empty box unless `placeholder` says it otherwise. */
  label: string
  placeholder?: string
  /** What is searched for now. */
  search: string
  onSearch: (search: string) => void
  maxLength: number
  /** A dialog opens with the focus here. */
  autofocus?: boolean
  /** Takes the focus when it appears: it was asked for. */
  focused?: boolean
  /** Left while empty, or with Esc: it may go. */
  onLeave?: () => void
  className?: string
}

/** Searches as one types, when the typing pauses; Enter searches at once, Esc and × clear. */
export function SearchField({
  label,
  placeholder = label,
  search,
  onSearch,
  maxLength,
  autofocus,
  focused,
  onLeave,
  className,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(search)
  const [sent, setSent] = useState(search)
  const [seen, setSeen] = useState(search)
  if (search !== seen) {
    setSeen(search)
    // Changed from elsewhere (filters cleared, the browser's Back), not by what was typed here.
    if (search !== sent) setText(search)
  }

  const send = (wanted: string) => {
    setSent(wanted)
    if (wanted !== search) onSearch(wanted)
  }
  const typed = text.trim()
  useEffect(() => {
    if (typed === search) return
    const timer = setTimeout(() => {
      setSent(typed)
      onSearch(typed)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, search, onSearch])

  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])

  const clear = () => {
    setText('')
    send('')
    input.current?.focus()
  }
  const obey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // It may be in a form that does something else.
      event.preventDefault()
      send(typed)
    } else if (event.key === 'Escape' && text !== '') {
      // The dialog around it closes at the next Esc.
      event.preventDefault()
      clear()
    } else if (event.key === 'Escape') onLeave?.()
  }

  return (
    <Field label={label} hideLabel className={className}>
      <div className="relative">
        <Input
          ref={input}
          data-autofocus={autofocus}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxLength}
          placeholder={placeholder}
          start={<Search aria-hidden className="size-5" />}
          className="rounded-pill! pr-12 [&::-webkit-search-cancel-button]:hidden"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={obey}
          onBlur={() => typed === '' && onLeave?.()}
        />
        {text !== '' && (
          <span className="absolute inset-y-0 right-1 grid place-items-center">
            <IconButton label="Wyczyść wyszukiwanie" icon={<X aria-hidden className="size-5" />} onClick={clear} />
          </span>
        )}
      </div>
    </Field>
  )
}
