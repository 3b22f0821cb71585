import type { RecipeStep } from '@spizarka/knowledge'

/** A step with other words where an expression finds some; the amounts that it states stand where they are told then. */
export function replaceWords(
  step: RecipeStep,
  words: RegExp,
  write: (found: string, groups: readonly (string | undefined)[]) => string,
): RecipeStep {
  const edits: { end: number; longer: number }[] = []
  const text = step.text.replace(words, (found: string, ...rest: (string | number | undefined)[]) => {
    const place = rest.findIndex((each) => typeof each === 'number')
    const start = Number(rest[place])
    const written = write(
      found,
      rest.slice(0, place).map((each) => (typeof each === 'string' ? each : undefined)),
    )
    edits.push({ end: start + found.length, longer: written.length - found.length })
    return written
  })
  if (text === step.text) return step
  const shiftAt = (start: number) => edits.reduce((sum, { end, longer }) => (end <= start ? sum + longer : sum), 0)
  const amounts = step.amounts?.map((each) => ({ ...each, start: each.start + shiftAt(each.start), end: each.end + shiftAt(each.start) }))
  return { ...step, text, ...(amounts && { amounts }) }
}

/** Words with the capital that those had which they stand for. */
export function asCapitalised(written: string, found: string): string {
  return found.charAt(0) === found.charAt(0).toLowerCase() ? written : written.charAt(0).toUpperCase() + written.slice(1)
}
