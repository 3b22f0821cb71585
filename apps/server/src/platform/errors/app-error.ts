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

/** Whether a stored code is in the contract's error table: an older version may have known others. */
export function isErrorCode(code: string | null): code is ErrorCode {
  return code !== null && Object.hasOwn(ERRORS, code)
}

/** The HTTP status and body of an expected failure. */
export function describeError(error: AppError): { status: number; body: Record<string, unknown> } {
  const { status, shape, text } = ERRORS[error.code]
  const message = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(error.data[name] ?? ''))
  if (shape === 'detail' || shape === 'fields') return { status, body: { detail: message, ...codeOf(error) } }
  if (shape === 'error') return { status, body: { error: message } }
  const [beside, field = ''] = shape.split(':')
  return { status, body: { ...(beside !== 'field' && { [beside === 'error+field' ? 'error' : 'detail']: message }), [field]: [message] } }
}

// djangorestframework-simplejwt names its own failures in `code`, and tells of the kind of a bad token.
const NAMED: ReadonlySet<ErrorCode> = new Set(['bad_authorization_header', 'token_not_valid', 'user_not_found', 'user_inactive'])

function codeOf(error: AppError): Record<string, unknown> {
  if (!NAMED.has(error.code)) return {}
  if (error.data['token_type'] !== 'access') return { code: error.code }
  const messages = [{ token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid' }]
  return { code: error.code, messages }
}
