import { ERRORS, type ErrorCode } from '@spizarka/contract/errors'

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

/** The HTTP status and body of an expected failure. */
export function describeError(error: AppError): { status: number; body: Record<string, unknown> } {
  const { status, shape, text } = ERRORS[error.code]
  const message = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(error.data[name] ?? ''))
  if (shape === 'detail' || shape === 'fields') return { status, body: { detail: message } }
  if (shape === 'error') return { status, body: { error: message } }
  return { status, body: { [shape.slice('field:'.length)]: [message] } }
}

/** Field errors in Django's shape, for what only a command can find out: `{email: [text]}`. */
export class FieldErrors extends Error {
  readonly fields: Readonly<Record<string, readonly string[]>>

  constructor(fields: Readonly<Record<string, readonly string[]>>) {
    super('validation')
    this.fields = fields
  }
}
