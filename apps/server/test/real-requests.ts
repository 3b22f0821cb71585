import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Endpoint } from '@spizarka/contract/endpoint'
import { formOf, pathOf, type SentFile, type TestApp } from './harness.ts'

/** What the app answers over a real connection to a target that stands in the request line just as given; `inject` would tidy it up. */
export async function requestTarget(
  { app }: TestApp,
  target: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  const address = app.server.listening ? app.listeningOrigin : await app.listen({ host: '127.0.0.1', port: 0 })
  return new Promise((resolve, reject) => {
    const { port } = new URL(address)
    request({ host: '127.0.0.1', port, path: target, headers, agent: false }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
    })
      .on('error', reject)
      .end()
  })
}

interface SentForm {
  app: TestApp
  token: string
  endpoint: Endpoint
  params?: Record<string, string>
  file: SentFile
}

/** Sends a file over the network to an app that listens: injected, 20 MB take seconds. */
export async function sendForm({ app, token, endpoint, params, file }: SentForm) {
  const { headers, payload } = formOf(endpoint, file)
  const response = await fetch(app.app.listeningOrigin + pathOf(endpoint, params ? { params } : {}), {
    method: endpoint.method,
    headers: { ...headers, authorization: `JWT ${token}` },
    body: payload,
  })
  const body: unknown = await response.json()
  return { status: response.status, body }
}
