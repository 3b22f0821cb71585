import multipart from '@fastify/multipart'
import { LIMITS } from '@spizarka/contract/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limitConcurrency } from '../concurrency/concurrency.ts'
import { AppError } from '../errors/app-error.ts'

/** A file as a client sent it; neither its name nor its type can be trusted. */
export interface UploadedFile {
  /** Cut at the size limit; `isTooBig` where there was more. */
  bytes: Buffer
  isTooBig: boolean
  /** As sent, folders and all. */
  name: string
  /** The declared type, in small letters. */
  type: string
}

// One file and what browsers send around it; more is no form of ours.
const FORM_LIMITS = { fileSize: LIMITS.pictureBytes, files: 1, fields: 10, fieldSize: 1024, parts: 11, headerPairs: 20, headerSize: 8192 }

/** Makes calls of this instance take multipart forms and nothing else; none of a body is read before `readUpload` asks for it. */
export async function takeUploads(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  await app.register(multipart, {
    limits: FORM_LIMITS,
    throwFileSizeLimit: false,
    preservePath: true,
    isPartAFile: (_field, _type, fileName) => fileName !== undefined,
  })
}

/** The file in that field of the request's form; undefined without one, or a form that can be read. Throws when the client has left. */
export async function readUpload(request: FastifyRequest, field: string): Promise<UploadedFile | undefined> {
  if (!request.isMultipart()) return undefined
  refuseBrokenOff(request)
  let found: UploadedFile | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue
      const chunks: Buffer[] = []
      for await (const chunk of part.file) chunks.push(chunk)
      if (part.fieldname !== field) continue
      found = { bytes: Buffer.concat(chunks), isTooBig: part.file.truncated, name: part.filename, type: part.mimetype.toLowerCase() }
    }
  } catch (error) {
    refuseBrokenOff(request)
    // A form that ends too early, has no boundary or holds more than it may: the parser's errors are all about what was sent.
    request.log.debug({ err: error }, 'form not readable')
    return undefined
  }
  // A browser sends a picker that nothing was picked with as a file without a name.
  return found?.name === '' && found.bytes.length === 0 ? undefined : found
}

// Rejects a call that broke off, for the rest of which the parser would wait forever. Nobody gets the answer.
function refuseBrokenOff({ raw }: FastifyRequest): void {
  if (raw.readableAborted) throw new AppError('malformed_json')
}

const MAX_UPLOADS = 8
const MAX_UPLOADS_PER_USER = 2

/**
 * Limits how many files are in memory at once, in all and per user. The others wait, their bytes still in the network.
 */
export function createUploadQueue(): <T>(userId: number, work: () => Promise<T>) => Promise<T> {
  const inAll = limitConcurrency(MAX_UPLOADS)
  const users = new Map<number, { inTurn: ReturnType<typeof limitConcurrency>; waiting: number }>()
  return async (userId, work) => {
    const user = users.get(userId) ?? { inTurn: limitConcurrency(MAX_UPLOADS_PER_USER), waiting: 0 }
    users.set(userId, user)
    user.waiting += 1
    try {
      return await user.inTurn(() => inAll(work))
    } finally {
      user.waiting -= 1
      if (user.waiting === 0) users.delete(userId)
    }
  }
}
