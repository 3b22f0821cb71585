/** A text in which some words stand out. */
export function MarkedText({ text, marks }: { text: string; marks: readonly string[] }) {
  return splitAtMarks(text, marks).map(({ text: part, isMarked }, place) =>
    isMarked ? (
      <mark key={place} className="rounded-md bg-late-soft px-1 text-late-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

interface Part {
  text: string
  isMarked: boolean
}

/** A text cut where marks begin and end, the longest of those that begin at one place; hard spaces count as spaces. */
export function splitAtMarks(text: string, marks: readonly string[]): Part[] {
  const plain = spaced(text)
  const wanted = marks
    .map(spaced)
    .filter((mark) => mark !== '')
    .toSorted((a, b) => b.length - a.length)
  const parts: Part[] = []
  let from = 0
  for (;;) {
    const next = firstOf(plain, wanted, from)
    if (!next) break
    if (next.at > from) parts.push({ text: text.slice(from, next.at), isMarked: false })
    from = next.at + next.length
    parts.push({ text: text.slice(next.at, from), isMarked: true })
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMarked: false })
  return parts
}

function firstOf(text: string, marks: readonly string[], from: number): { at: number; length: number } | undefined {
  let first: { at: number; length: number } | undefined
  for (const { length, ...mark } of marks.map((words) => ({ words, length: words.length }))) {
    const at = text.indexOf(mark.words, from)
    if (at !== -1 && (!first || at < first.at)) first = { at, length }
  }
  return first
}

/** The same length, so that places in the one are places in the other. */
function spaced(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
