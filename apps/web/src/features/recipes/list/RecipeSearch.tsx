import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'

const PAUSE_MS = 250

interface RecipeSearchProps {
  /** What is searched for now. */
  search: string
  longest: number
  onSearch: (search: string) => void
}

/** Searches titles and ingredients as one types, when the typing pauses. */
export function RecipeSearch({ search, longest, onSearch }: RecipeSearchProps) {
  const [text, setText] = useState(search)
  const [seen, setSeen] = useState(search)
  if (search !== seen) {
    setSeen(search)
    // Changed from elsewhere (filters cleared, the browser's Back), not by what was typed here.
    if (search !== text.trim()) setText(search)
  }
  const settled = useDebounced(text.trim(), PAUSE_MS)
  useEffect(() => {
    if (settled === text.trim() && settled !== search) onSearch(settled)
  }, [settled, text, search, onSearch])
  return (
    <Field label="Szukaj przepisu" hideLabel>
      <Input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={longest}
        placeholder="Szukaj przepisu lub składnika"
        start={<Search aria-hidden className="size-5" />}
        className="rounded-pill!"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  )
}
