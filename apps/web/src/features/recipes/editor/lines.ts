/** One line of a list that is being written; the id stays while it is moved and changed. */
export interface Line {
  id: string
  text: string
}

let nextLineId = 0

export function newLine(text = ''): Line {
  nextLineId += 1
  return { id: `line-${nextLineId}`, text }
}

/** At least one line, so that there is where to write. */
export function linesOf(texts: readonly string[]): Line[] {
  return texts.length === 0 ? [newLine()] : texts.map(newLine)
}

/** What was written, without the empty lines. */
export function textsOf(lines: readonly Line[]): string[] {
  return lines.map(({ text }) => text.trim()).filter((text) => text !== '')
}

export function withText(lines: readonly Line[], id: string, text: string): Line[] {
  return lines.map((line) => (line.id === id ? { ...line, text } : line))
}

/** The last line that goes leaves an empty one. */
export function withoutLine(lines: readonly Line[], id: string): Line[] {
  const left = lines.filter((line) => line.id !== id)
  return left.length === 0 ? [newLine()] : left
}

export function withLinesAfter(lines: readonly Line[], id: string, added: readonly Line[]): Line[] {
  const place = lines.findIndex((line) => line.id === id)
  return lines.toSpliced(place + 1, 0, ...added)
}

/** Moved by one place up or down; where it cannot go on, nothing changes. */
export function withLineMoved(lines: readonly Line[], id: string, by: -1 | 1): Line[] {
  const from = lines.findIndex((line) => line.id === id)
  const [line, to] = [lines[from], from + by]
  if (!line || to < 0 || to >= lines.length) return [...lines]
  return lines.toSpliced(from, 1).toSpliced(to, 0, line)
}

// What people and pages put before an entry of a list; "2 jajka" and "1.5 l mleka" begin with no such thing.
const BULLET = /^(?:[-–•*·▪]|\d{1,2}[.)])\s+/u

/** The lines of a pasted text, without bullets and numbers. */
export function pastedLines(text: string): string[] {
  return text
    .split(/\r?\n/u)
    .map((line) => line.trim().replace(BULLET, ''))
    .filter((line) => line !== '')
}
