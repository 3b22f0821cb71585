/** Gives the focus to a neighbour of the row that is about to go, so that the keyboard keeps its place in the list. */
export function passFocusOn(): void {
  const row = document.activeElement?.closest('li')
  if (row) heirOf(row)?.focus()
}

// The name of the next row, not its buttons: who holds Enter on "−" must not use up the neighbour as well.
function heirOf(row: HTMLElement): HTMLElement | null | undefined {
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  return (
    neighbour?.querySelector<HTMLElement>('[data-row-name]') ?? row.closest('section')?.querySelector<HTMLElement>('[data-section-head]')
  )
}
