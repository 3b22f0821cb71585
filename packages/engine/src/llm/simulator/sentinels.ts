import { type Behaviour, type SaidProduct, type SimulatedRequest, sayProducts, sayReceipt } from './behaviour.ts'

const answerAsTyped = sayProducts((text) => {
  const name = text
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .slice(0, 50)
  return name === '' ? [] : [{ name }]
})

const EVIL: readonly SaidProduct[] = [
  { name: 'kawior', quantity: 50_000, unit: 'g', id: 1, points: 1_000_000 },
  { name: '<script>alert(1)</script>' },
]
const obeyed = sayProducts(() => EVIL)

/** Words that make the simulated vendor fail on purpose, in development as in tests: type one as a line of a list. */
const SENTINELS: Record<string, (request: SimulatedRequest) => Behaviour> = {
  'symulacja limitu': () => ({ kind: 'fail', status: 429, message: 'Rate limit reached', headers: { 'retry-after': '1' } }),
  'symulacja długu': () => ({
    kind: 'fail',
    status: 429,
    code: 'insufficient_quota',
    message: 'You exceeded your current quota, please check your plan and billing details.',
  }),
  'symulacja awarii': () => ({ kind: 'fail', status: 500 }),
  'symulacja ciszy': () => ({ kind: 'hang' }),
  'symulacja zerwania': () => ({ kind: 'reset' }),
  'symulacja bzdury': () => ({ kind: 'say', text: '{"lines":[{"line":1,' }),
  'symulacja odmowy': () => ({ kind: 'refuse' }),
  'symulacja filtra': () => ({ kind: 'filter' }),
  'symulacja ucięcia': () => ({ kind: 'say', text: '{"lines":[', finish: 'length' }),
  'symulacja uległości': obeyed,
}

/** What the request's own lines ask for: a failure for a sentinel, otherwise every line back as a product. */
export function sentinelBehaviour(request: SimulatedRequest): Behaviour {
  // It has no eyes: the built-in reading stands.
  if (request.pictures > 0) return sayReceipt(null)
  const sentinel = Object.keys(SENTINELS).find((words) => request.lines.some(({ text }) => text.toLowerCase().includes(words)))
  const decide = (sentinel && SENTINELS[sentinel]) || answerAsTyped
  return decide(request)
}
