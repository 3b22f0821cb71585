import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'

const SETTLE_MS = 250

interface SearchBoxProps {
  /** What is searched for now. */
  search: string
  onSearch: (search: string) => void
}

/** Searches as one types, when the typing pauses. */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(search)
  const [sent, setSent] = useState(search)
  const [seen, setSeen] = useState(search)
  if (search !== seen) {
    setSeen(search)
    // Changed from elsewhere (filters cleared, the browser's Back), not by what was typed here.
    if (search !== sent) setText(search)
  }

  const typed = text.trim()
  useEffect(() => {
    if (typed === search) return
    const timer = setTimeout(() => {
      setSent(typed)
      onSearch(typed)
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [typed, search, onSearch])

  return (
    <Field label="Szukaj w spiżarni" hideLabel>
      <Input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        placeholder="Szukaj w spiżarni"
        start={<Search aria-hidden className="size-5" />}
        className="rounded-pill!"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  )
}
