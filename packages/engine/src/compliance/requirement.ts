import type { Engine } from '../port.ts'

/** Something every engine must do, whatever stands behind it. */
export interface Requirement {
  name: string
  /** Rejects with an assertion when the engine does not meet it. */
  check: (engine: Engine) => Promise<void>
}
