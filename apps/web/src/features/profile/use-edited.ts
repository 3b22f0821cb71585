import { useState } from 'react'

/**
 * What stands in a field: what was saved until it is edited, so that reading the saved value again never takes away what was entered.
 * `settle` after saving lets go of it, unless it has been edited further since.
 */
export function useEdited<Value>(saved: Value) {
  const [edited, setEdited] = useState<{ value: Value }>()
  return {
    value: edited ? edited.value : saved,
    /** Stands for this edit in `settle`; undefined where nothing has been edited. */
    edit: edited,
    change: (value: Value) => setEdited({ value }),
    settle: (edit: { value: Value } | undefined) => setEdited((current) => (current === edit ? undefined : current)),
  }
}
