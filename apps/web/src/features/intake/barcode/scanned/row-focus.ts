/** Names a row, for the focus to find it. */
export function rowId(gtin: string): string {
  return `kod-${gtin}`
}

/** Gives the focus of a row that is about to go to its neighbour, or to the list; not to a button, which a held Enter would press. */
export function passFocusOn(row: HTMLElement | null): void {
  const heir = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest('section')
  if (heir instanceof HTMLElement) heir.focus({ preventScroll: true })
}
