import type { ErrorCode } from '@spizarka/contract/errors'

/** A failure the contract expects; status, shape and Polish text come from its table. `data` fills the text's `{names}`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly data: Readonly<Record<string, string | number>>

  constructor(code: ErrorCode, data: Readonly<Record<string, string | number>> = {}) {
    super(code)
    this.code = code
    this.data = data
  }
}

/** Messages by field; a field that holds objects or a list has a tree of its own. */
export interface FieldErrorTree {
  readonly [field: string]: readonly string[] | FieldErrorTree
}

/** Field errors in Django's shape, for what the schema finds and for what only a command can find out: `{email: [text]}`. */
export class FieldErrors extends Error {
  readonly fields: FieldErrorTree

  constructor(fields: FieldErrorTree) {
    super('validation')
    this.fields = fields
  }
}
