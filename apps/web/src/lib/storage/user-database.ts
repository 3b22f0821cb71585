/** The database in which this browser keeps what one user has changed without a network: nobody else's session opens it. */
export function userDatabaseName(userId: number): string {
  return `spizarka.${userId}`
}

/** Forgets it, with the changes that were not sent. */
export function forgetUserDatabase(userId: number): void {
  try {
    indexedDB.deleteDatabase(userDatabaseName(userId))
  } catch {
    // Where there is none, there is nothing to forget.
  }
}
