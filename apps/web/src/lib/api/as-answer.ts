import type { Endpoint, ResponseOf } from '@spizarka/contract/endpoint'

/** A body as the answer of an endpoint: checked in development and tests, trusted in production, whose bundle has no schemas. */
export function asAnswer<E extends Endpoint>(endpoint: E, body: unknown): ResponseOf<E> {
  if (import.meta.env.PROD) return body as ResponseOf<E>
  return endpoint.response?.parse(body) as ResponseOf<E>
}
