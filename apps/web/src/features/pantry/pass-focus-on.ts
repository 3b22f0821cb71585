/** Gives the focus to a neighbour of the row that is about to go, so that the keyboard keeps its place in the list. */
export function passFocusOn(): void {
  const row = document.activeElement?.closest('li')
  if (row) heirOf(row)?.focus()
}

// Names of rows, not their buttons: who holds Enter on "−" must not use up the neighbour as well.
const NAME = '[data-row-name]'

function heirOf(row: HTMLElement): HTMLElement | null {
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  if (neighbour) return neighbour.querySelector<HTMLElement>(NAME)
  // With its last row a shelf goes too: the next one has the focus, or the one before.
  const names = [...document.querySelectorAll<HTMLElement>(NAME)].filter((name) => !row.contains(name))
  const follows = (name: HTMLElement) => Boolean(row.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING)
  return names.find(follows) ?? names.at(-1) ?? document.querySelector('main')
}
