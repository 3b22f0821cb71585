import pg from 'pg'

/** The name of the violated unique constraint, or undefined when the error is another one. */
export function uniqueViolation(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined
}
