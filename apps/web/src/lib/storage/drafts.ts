const PREFIX = 'spizarka.draft.'

/** Names of what several screens write. */
export const DRAFTS = { intakeText: 'text-intake', importUrl: 'import-url', importText: 'import-text' } as const

/** What was typed and not sent yet; kept in this tab across reloads, until the session ends. */
export const drafts = {
  find(name: string): string | undefined {
    try {
      return sessionStorage.getItem(PREFIX + name) ?? undefined
    } catch {
      return undefined
    }
  },
  save(name: string, text: string): void {
    try {
      if (text === '') sessionStorage.removeItem(PREFIX + name)
      else sessionStorage.setItem(PREFIX + name, text)
    } catch {
      // Storage is blocked or full: the draft lives as long as the screen.
    }
  },
  forgetAll(): void {
    try {
      for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
    } catch {
      // There is nothing to forget.
    }
  },
}
