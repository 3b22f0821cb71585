import type { SimulatedRecord } from './catalogue.ts'

export type ApiVersion = 'v2' | 'v3'

/** Status and body of an answer about a code, with the asked fields alone; `record` is undefined for a code that is not there. */
export function answerOf(version: ApiVersion, code: string, record: SimulatedRecord | undefined, fields: readonly string[]) {
  if (!record) return version === 'v3' ? notFoundV3(code) : notFoundV2(code)
  const product = Object.fromEntries(Object.entries({ code, ...record }).filter(([name]) => fields.length === 0 || fields.includes(name)))
  if (version === 'v2') return { status: 200, body: { code, product, status: 1, status_verbose: 'product found' } }
  const result = { id: 'product_found', lc_name: 'Product found', name: 'Product found' }
  return { status: 200, body: { code, errors: [], product, result, status: 'success', warnings: [] } }
}

function notFoundV2(code: string) {
  return { status: 404, body: { code, status: 0, status_verbose: 'product not found' } }
}

function notFoundV3(code: string) {
  const error = { field: { id: 'code', value: code }, impact: { id: 'failure' }, message: { id: 'product_not_found' } }
  return { status: 404, body: { code, errors: [error], result: { id: 'product_not_found' }, status: 'failure', warnings: [] } }
}
