/** Lines as they were first typed; the same in small or capital letters counts as one. */
export function withoutRepeats(lines: readonly string[]): string[] {
  const seen = new Set<string>()
  return lines.filter((line) => {
    const letters = line.toLocaleLowerCase('pl')
    return !seen.has(letters) && seen.add(letters)
  })
}
