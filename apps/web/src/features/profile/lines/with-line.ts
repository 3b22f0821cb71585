/** A list with one more line: trimmed, nothing for an empty one, and no line twice, however it is capitalised. */
export function withLine(lines: readonly string[], text: string): string[] {
  const line = text.trim().replace(/\s+/g, ' ')
  const known = lines.some((other) => other.toLocaleLowerCase('pl') === line.toLocaleLowerCase('pl'))
  return line === '' || known ? [...lines] : [...lines, line]
}
