import { register } from '@spizarka/contract/accounts'
import { addFromText, confirmItems, deletePendingItem, readPendingItems } from '@spizarka/contract/intake'
import { listPantry } from '@spizarka/contract/pantry'
import { downloadDataExport } from '@spizarka/contract/privacy'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { answer, apiServer, Refusal, refuse } from '../../testing/api-server.ts'
import { onePage } from '../../testing/samples.ts'
import { ApiError } from './api-error.ts'
import { createCall } from './create-call.ts'

const call = createCall({ accessToken: () => 'token', recover: () => Promise.resolve(false) })
const SESSION = '0b8f6c0e-8f0a-4b5e-9d55-2f1f3b1f7c11'

describe('a call', () => {
  it('gives the bytes of a file, and the refusal of one', async () => {
    const bytes = new Uint8Array([80, 75, 0, 255])
    apiServer.use(answer(downloadDataExport, ({ params }) => (params.id === SESSION ? bytes : refuse('export_expired'))))
    await expect(call(downloadDataExport, { params: { id: SESSION } })).resolves.toEqual(bytes)
    await expect(call(downloadDataExport, { params: { id: 'old' } })).rejects.toMatchObject({ status: 410 })
  })

  it('carries the token, the body and the idempotency key', async () => {
    let headers: Headers | undefined
    apiServer.use(
      answer(addFromText, (received) => {
        headers = received.headers
        expect(received.body).toEqual({ text: 'mleko' })
        return { session_id: SESSION }
      }),
    )
    await expect(call(addFromText, { body: { text: 'mleko' }, idempotencyKey: 'k' })).resolves.toEqual({ session_id: SESSION })
    expect(headers?.get('authorization')).toBe('JWT token')
    expect(headers?.get('idempotency-key')).toBe('k')
  })

  it('puts parameters into the path and leaves undefined ones out of the query', async () => {
    let address = ''
    apiServer.use(
      http.get('*/api/pantry/', ({ request }) => {
        address = request.url
        return HttpResponse.json(onePage())
      }),
    )
    await call(listPantry, { query: { search: 'ser żółty', category: undefined, page: 2 } })
    expect(address).toBe('http://localhost/api/pantry/?search=ser+%C5%BC%C3%B3%C5%82ty&page=2')
  })

  it('resolves to nothing after a 204', async () => {
    apiServer.use(answer(deletePendingItem, () => undefined))
    await expect(call(deletePendingItem, { params: { id: '5' } })).resolves.toBeUndefined()
  })

  it('refuses in development what the contract does not promise', async () => {
    apiServer.use(http.post('*/api/add-from-text/', () => HttpResponse.json({ session: 1 }, { status: 202 })))
    await expect(call(addFromText, { body: { text: 'mleko' } })).rejects.toThrow(/session_id/)
  })

  it.each([
    ['detail', refuse('confirm_empty'), { status: 400, detail: 'Brak produktów do weryfikacji.', error: undefined }],
    ['error', new Refusal(422, { error: 'Nie udało się.' }), { status: 422, detail: undefined, error: 'Nie udało się.' }],
  ])('that fails says what stood in %s', async (_, refusal, expected) => {
    apiServer.use(answer(confirmItems, () => refusal))
    await expect(call(confirmItems, { params: { sessionId: SESSION } })).rejects.toMatchObject(expected)
  })

  it('that fails keeps the messages of each field apart', async () => {
    apiServer.use(answer(register, () => new Refusal(400, { username: ['a', 'b'], detail: 'c' })))
    const failure: unknown = await call(register, { body: { username: 'x', email: 'x@example.pl', password: 'długie hasło tu' } }).catch(
      (e: unknown) => e,
    )
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ fields: { username: ['a', 'b'] }, detail: 'c' })
  })

  it('treats a page that is not JSON as a failure, whatever its status', async () => {
    apiServer.use(http.get('*/api/pending-items/*', () => HttpResponse.html('<h1>Hotel</h1>')))
    await expect(call(readPendingItems, { params: { sessionId: SESSION } })).rejects.toMatchObject({ name: 'ApiError', status: 200 })
  })
})
