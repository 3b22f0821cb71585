import { isApiError } from '../../lib/api/api-error.ts'

/** The plan's limit of products is reached; the server says so in its words alone (SPEC section 8). */
export function isPantryLimit(error: unknown): boolean {
  return isApiError(error) && (error.detail?.includes('limit 50') ?? false)
}
