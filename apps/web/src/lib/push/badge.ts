interface Badging {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/** On the icon of the installed app: how many products end today; none where there is nothing, and where the browser has no badges. */
export async function showBadge(count: number): Promise<void> {
  const badging: Badging = navigator
  // It is an ornament: where the system refuses, nothing is missing.
  if (count > 0) await badging.setAppBadge?.(count).catch(() => undefined)
  else await badging.clearAppBadge?.().catch(() => undefined)
}
