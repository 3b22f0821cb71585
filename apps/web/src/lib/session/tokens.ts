const ACCESS = 'spizarka.access'
const REFRESH = 'spizarka.refresh'

// Where storage is blocked or full the session lives as long as the page: what is here is newer than what is stored.
const memory = new Map<string, string>()

function read(key: string): string | null {
  const unstored = memory.get(key)
  if (unstored !== undefined) return unstored
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}

function remove(key: string): void {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // It was never there.
  }
}

export interface TokenPair {
  access: string
  refresh: string
}

/** The tokens of this browser, shared by its tabs. */
export const tokens = {
  access: () => read(ACCESS),
  refresh: () => read(REFRESH),
  saveAccess: (access: string) => write(ACCESS, access),
  save({ access, refresh }: TokenPair) {
    // Other tabs look when the access token changes: the refresh token has to be there by then.
    write(REFRESH, refresh)
    write(ACCESS, access)
  },
  clear() {
    remove(REFRESH)
    remove(ACCESS)
  },
  /** Calls back when another tab has changed either of them. */
  onChangeElsewhere(listener: () => void) {
    window.addEventListener('storage', ({ key }) => {
      // A null key is a storage that has been cleared.
      if (key === null) memory.clear()
      else memory.delete(key)
      if (key === null || key === ACCESS || key === REFRESH) listener()
    })
  },
}
