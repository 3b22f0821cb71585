import { isApiError } from '../../../lib/api/api-error.ts'

/** What is wrong with the leftovers, which are named and counted among the products: the plan's limit, or a name that means something else. */
export function leftoversRefused(error: unknown): 'limit' | 'name' | undefined {
  if (isApiError(error, 403)) return 'limit'
  return isApiError(error, 409) && repeated(error) === undefined ? 'name' : undefined
}

/** What the server says of a recipe that was confirmed a short while ago, here or on another phone. */
export function repeated(error: unknown): string | undefined {
  return isApiError(error, 409) ? error.fieldMessage('again') : undefined
}

/** The call got no answer: whatever it was about is the same when the network is back. */
export function isUnanswered(error: unknown): boolean {
  return error !== null && !isApiError(error)
}

/** Why nothing was taken, and what to do. */
export function describeFailure(error: unknown): string {
  if (!isApiError(error))
    return navigator.onLine
      ? 'Brak połączenia. To, co tu wpisane, zostaje. Spróbuj ponownie; nic nie zejdzie dwa razy.'
      : 'Jesteś offline. Zostaw ten ekran otwarty: odejmiemy to ze spiżarni, gdy tylko wróci internet.'
  if (error.status === 404) return 'Tego przepisu już nie ma.'
  const [ofField] = Object.values(error.fields).flat()
  return error.detail ?? ofField ?? 'Nie udało się odjąć produktów ze spiżarni. Spróbuj ponownie.'
}
