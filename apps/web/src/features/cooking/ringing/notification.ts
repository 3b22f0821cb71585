/** Whether the user can still be asked to allow notifications. */
export function canAskToNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'default'
}

/** Asks, from a tap, to be allowed to notify. */
export async function askToNotify(): Promise<void> {
  await Notification.requestPermission()
}

/** Tells whoever looks at another page, if they have allowed it. The same `id` twice, from two tabs, is shown once. */
export async function notify(text: string, id: string): Promise<void> {
  if (document.visibilityState === 'visible' || !('Notification' in window) || Notification.permission !== 'granted') return
  const options = { tag: id, icon: '/icon-192.png', lang: 'pl' }
  try {
    new Notification(text, options).addEventListener('click', () => window.focus())
  } catch {
    // Phones take them from the service worker alone.
    const registration = await navigator.serviceWorker.ready
    await registration.showNotification(text, options)
  }
}
