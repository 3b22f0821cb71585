import { createContext, use, useEffect, useRef } from 'react'

type SaveEdit = () => Promise<boolean>

/** The forms of a review that are open, each as what saves it; false where it could not be saved. */
export const OpenEditsContext = createContext<Set<SaveEdit>>(new Set())

/** While a form is open the confirmation takes along what was typed in it. */
export function useOpenEdit(save: SaveEdit): void {
  const edits = use(OpenEditsContext)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const edit = () => latest.current()
    edits.add(edit)
    return () => void edits.delete(edit)
  }, [edits])
}

/** A form that is open says itself why it was not saved. */
export class EditNotSaved extends Error {}

/** Saves what is being typed, one form after the other; throws `EditNotSaved` at the first that cannot be. */
export async function saveOpenEdits(edits: ReadonlySet<SaveEdit>): Promise<void> {
  for (const save of edits) if (!(await save())) throw new EditNotSaved()
}
