import { splitAtMarks } from './split-at-marks.ts'

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
