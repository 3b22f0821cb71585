import type { ErrorCode } from '@spizarka/contract/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isPoolTimeout } from '../db/pool-timeout.ts'
import { AppError, FieldErrors } from '../errors/app-error.ts'
import { describeError } from '../errors/describe-error.ts'

/** Turns whatever was thrown into an answer; what nobody expected is logged here, once. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof FieldErrors) return reply.code(400).send(error.fields)
  const expected = error instanceof AppError ? error : fromFramework(error)
  if (expected) return answer(expected, reply)
  if (isPoolTimeout(error)) {
    request.log.warn({ method: request.method, route: request.routeOptions.url }, 'no database connection became free')
    return answer(new AppError('not_ready'), reply)
  }
  request.log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'request failed')
  return answer(new AppError('internal'), reply)
}

function answer(error: AppError, reply: FastifyReply): FastifyReply {
  const { status, body } = describeError(error)
  if (status === 401) reply.header('www-authenticate', 'JWT realm="api"')
  if (error.code === 'too_many_requests') reply.header('retry-after', String(error.data['seconds']))
  return reply.code(status).send(body)
}

const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
}

/** What the framework refused before a handler saw it; its other refusals are all about an unreadable body. */
function fromFramework(error: unknown): AppError | undefined {
  if (!isClientError(error)) return undefined
  return new AppError(FRAMEWORK_CODES[error.code] ?? 'malformed_json')
}

function isClientError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500
}
