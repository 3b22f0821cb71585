import type { Endpoint } from '@spizarka/contract/endpoint'
import { ERRORS, type ErrorCode } from '@spizarka/contract/errors'

/** Every failure that a call may answer with: its own, and those that belong to what it takes and who may. */
export function possibleErrors({ method, path, access, idempotent, errors }: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = ['validation', 'too_many_requests', 'internal', 'not_ready']
  if (access !== 'public') codes.push('not_authenticated', 'bad_authorization_header', 'token_not_valid', 'user_not_found', 'user_inactive')
  if (access === 'admin') codes.push('forbidden', 'second_factor_required')
  if (access === 'unverified-admin') codes.push('forbidden')
  // What is sent along is read before anybody asks whether it is needed.
  if (method !== 'GET') codes.push('malformed_json', 'payload_too_large', 'unsupported_media_type')
  if (idempotent) codes.push('idempotency_key_reused')
  if (path.includes(':')) codes.push('not_found')
  return [...new Set([...codes, ...errors])]
}

/** The statuses that a call answers with, as the documentation has them. */
export function possibleStatuses(endpoint: Endpoint): ReadonlySet<number> {
  const { status, download } = endpoint
  const statuses = new Set<number>([status, ...possibleErrors(endpoint).map((code) => ERRORS[code].status)])
  if (download?.inline) statuses.add(304)
  return statuses
}
