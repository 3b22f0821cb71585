import pg from 'pg'
import { type DestinationStream, type Logger, pino } from 'pino'

interface LoggedError {
  type: string
  message: string
  stack: string | undefined
  code?: string | undefined
  constraint?: string | undefined
  cause?: LoggedError
}

/** JSON lines to standard output, or to `destination`. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: undefined, serializers: { err: describe } }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * Only what a programmer needs of an error. pino's own serializer prints every property, and database errors carry the
 * password of their client and, in `detail`, the values of the row.
 */
function describe(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'thrown without being an Error', stack: undefined }
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(error instanceof pg.DatabaseError && { code: error.code, constraint: error.constraint }),
    ...(error.cause instanceof Error && { cause: describe(error.cause) }),
  }
}
