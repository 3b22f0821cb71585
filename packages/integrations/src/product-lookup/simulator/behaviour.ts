/** What the simulated database does with one request. */
export type Behaviour =
  /** Answers as the real one would, after a while where `afterMs` says so. */
  | { kind: 'answer'; afterMs?: number }
  | { kind: 'json'; status: number; body: unknown }
  /** A page for people instead of JSON. */
  | { kind: 'page'; status: number }
  | { kind: 'redirect' }
  /** Ten megabytes of JSON. */
  | { kind: 'flood' }
  /** A megabyte that unpacks to a quarter of a gigabyte. */
  | { kind: 'bomb' }
  | { kind: 'hang' }
  /** The start of an answer, then a space now and then. */
  | { kind: 'drip' }
  | { kind: 'reset' }

/** Codes that make the simulated database fail on purpose, in development as in tests: type one instead of scanning. */
export const SENTINELS = {
  slow: '5909990000012',
  hang: '5909990000029',
  reset: '5909990000036',
  limit: '5909990000043',
  overload: '5909990000050',
  page: '5909990000067',
  redirect: '5909990000074',
  wrongTypes: '5909990000081',
  otherProduct: '5909990000098',
  noShape: '5909990000104',
  flood: '5909990000111',
  bomb: '5909990000128',
} as const

const BEHAVIOURS: ReadonlyMap<string, Behaviour> = new Map<string, Behaviour>([
  [SENTINELS.slow, { kind: 'answer', afterMs: 300 }],
  [SENTINELS.hang, { kind: 'hang' }],
  [SENTINELS.reset, { kind: 'reset' }],
  [SENTINELS.limit, { kind: 'json', status: 429, body: { error: 'Too many requests' } }],
  [SENTINELS.overload, { kind: 'page', status: 503 }],
  [SENTINELS.page, { kind: 'page', status: 200 }],
  [SENTINELS.redirect, { kind: 'redirect' }],
  [
    SENTINELS.wrongTypes,
    {
      kind: 'json',
      status: 200,
      body: { status: 1, result: { id: 'product_found' }, product: { product_name: { pl: ['Mleko'] }, quantity: 7 } },
    },
  ],
  [
    SENTINELS.otherProduct,
    {
      kind: 'json',
      status: 200,
      body: { code: '5900000000015', status: 1, result: { id: 'product_found' }, product: { product_name: 'Płatki' } },
    },
  ],
  [SENTINELS.noShape, { kind: 'json', status: 200, body: ['product_found', 1, null] }],
  [SENTINELS.flood, { kind: 'flood' }],
  [SENTINELS.bomb, { kind: 'bomb' }],
])

/** What the code itself asks for. */
export function sentinelBehaviour(code: string): Behaviour {
  return BEHAVIOURS.get(code) ?? { kind: 'answer' }
}
