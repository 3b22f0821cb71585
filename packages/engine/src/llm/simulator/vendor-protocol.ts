import type { IncomingHttpHeaders } from 'node:http'

/** What the vendor's wire format makes of a request or an answer. */
export interface HttpAnswer {
  status: number
  headers?: Record<string, string>
  body: unknown
}

export type Finish = 'stop' | 'length' | 'refusal' | 'filter'

/** One vendor's wire format. */
export interface VendorProtocol {
  path: string
  /** The prompts of a well-formed request, or the error with which the vendor meets a bad one. */
  read(headers: IncomingHttpHeaders, body: unknown): { system: string; user: string; pictures: number } | { error: HttpAnswer }
  answer(text: string, finish: Finish, body: unknown): HttpAnswer
  fail(status: number, code: string | undefined, message: string): HttpAnswer
}

/** A rough count; the real ones come from the vendors' tokenisers. */
export function tokens(text: string): number {
  return Math.ceil(text.length / 4)
}
