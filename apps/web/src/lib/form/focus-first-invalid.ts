/** After a submit that found errors, moves the focus to the first of them; the errors have to be on the screen by then. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
