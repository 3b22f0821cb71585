/** Messages of the fields that the server refused: `{ email: ['…'] }`. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>

/** An answer of the API that is not a success; what the body said stands apart from how it said it. */
export class ApiError extends Error {
  readonly status: number
  readonly detail: string | undefined
  /** The text of calls that answer with `error` where others answer with `detail`. */
  readonly error: string | undefined
  readonly fields: FieldMessages

  constructor(status: number, body: unknown) {
    const entries = Object.entries(typeof body === 'object' && body !== null ? body : {})
    const text = (name: string) => entries.find(([key, value]) => key === name && typeof value === 'string')?.[1] as string | undefined
    const detail = text('detail')
    super(detail ?? text('error') ?? `HTTP ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.detail = detail
    this.error = text('error')
    this.fields = Object.fromEntries(entries.flatMap(([key, value]) => (isMessages(value) ? [[key, value]] : [])))
  }

  /** The first message about a field. */
  fieldMessage(name: string): string | undefined {
    return this.fields[name]?.[0]
  }
}

/** The API's answer with this status. */
export function isApiError(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && (status === undefined || error.status === status)
}

function isMessages(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')
}

/** The plan's limit of products is reached; the server says so in its words alone (SPEC section 8). */
export function isPantryLimit(error: unknown): boolean {
  return isApiError(error) && (error.detail?.includes('limit 50') ?? false)
}
