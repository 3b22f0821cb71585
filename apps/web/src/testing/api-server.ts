import type { BodyOut, Endpoint, Params, QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import { ERRORS, type ErrorCode } from '@spizarka/contract/errors'
import { type HttpHandler, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'

/** The API that the web app talks to in tests; a call that no test has announced fails it. */
export const apiServer = setupServer()

/** A call as the server sees it, checked against the contract. */
export interface ReceivedCall<E extends Endpoint> {
  params: Params<E>
  query: QueryOut<E>
  body: BodyOut<E>
  /** Of an endpoint that takes an upload. */
  file: File | undefined
  headers: Headers
}

/** An answer that is not a success. */
export class Refusal {
  readonly status: number
  readonly body: object

  constructor(status: number, body: object) {
    this.status = status
    this.body = body
  }
}

/** The refusal that the contract gives an error; `data` fills the gaps of its text. */
export function refuse(code: ErrorCode, data: Record<string, string | number> = {}): Refusal {
  const { status, shape, text } = ERRORS[code]
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => String(data[name]))
  // `detail+field:calories` says it in both.
  const parts = shape.split('+').map((part) => {
    return part.startsWith('field:') ? [part.slice('field:'.length), [filled]] : [part === 'error' ? 'error' : 'detail', filled]
  })
  return new Refusal(status, Object.fromEntries(parts))
}

type Answer<E extends Endpoint> = ResponseOf<E> | Refusal

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }

/** Answers a call of the contract; what the app sends and what the test answers both have to fit it. */
export function answer<E extends Endpoint>(
  endpoint: E,
  respond: (received: ReceivedCall<E>) => Answer<E> | Promise<Answer<E>>,
): HttpHandler {
  return methods[endpoint.method](`*/api${endpoint.path}`, async ({ request, params }) => {
    const file = await uploadOf(endpoint, request)
    const text = file ? '' : await request.text()
    const received = {
      file,
      params,
      query: endpoint.query?.parse(Object.fromEntries(new URL(request.url).searchParams)),
      body: endpoint.body?.parse(text === '' ? undefined : JSON.parse(text)),
      headers: request.headers,
    }
    const given = await respond(received as ReceivedCall<E>)
    if (given instanceof Refusal) return HttpResponse.json(given.body, { status: given.status })
    if (endpoint.response === undefined) return new HttpResponse(null, { status: 204 })
    const body = endpoint.response.parse(given)
    if (body instanceof Uint8Array) return new HttpResponse(body.slice(), { status: endpoint.status })
    return HttpResponse.json(body as object, { status: endpoint.status })
  })
}

async function uploadOf({ upload }: Endpoint, request: Request): Promise<File | undefined> {
  if (upload === undefined) return undefined
  const file = (await request.formData()).get(upload)
  return file instanceof File ? file : undefined
}

/** No network: the call never gets an answer. */
export function unreachable(endpoint: Endpoint): HttpHandler {
  return methods[endpoint.method](`*/api${endpoint.path}`, () => HttpResponse.error())
}
