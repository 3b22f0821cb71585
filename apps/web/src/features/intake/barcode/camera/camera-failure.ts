/** Why the scanner does not run, in words (SPEC section 8). */
export function describeCameraFailure(error: unknown): string {
  const name = error instanceof DOMException ? error.name : undefined
  if (name === 'NotFoundError') return 'Nie znaleziono kamery w urządzeniu.'
  if (name === 'NotAllowedError' || name === 'SecurityError')
    return 'Nie udało się uzyskać dostępu do kamery. Sprawdź uprawnienia w przeglądarce.'
  if (error instanceof ReaderUnavailable) return 'Nie udało się wczytać czytnika kodów. Sprawdź połączenie i spróbuj ponownie.'
  return 'Nie udało się uruchomić kamery. Sprawdź, czy przyznano uprawnienia do kamery w ustawieniach przeglądarki.'
}

/** The decoder could not be loaded: mostly a first visit without a network. */
export class ReaderUnavailable extends Error {}
