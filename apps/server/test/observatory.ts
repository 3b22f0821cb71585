import type { OutgoingHttpHeaders } from 'node:http'

/** What a rule gives or takes. */
export interface Finding {
  rule: string
  points: number
}

/**
 * The tests of Mozilla's HTTP Observatory (developer.mozilla.org/observatory/docs/tests_and_scoring, as of 2025) for the answer of a page that comes over
 * HTTPS: what it takes off, and what it adds where nothing was taken off that brings the score below 90.
 */
export function gradeByObservatory(headers: OutgoingHttpHeaders, html: string): { score: number; grade: string; findings: Finding[] } {
  const header = (name: string) => String(headers[name] ?? '')
  const findings = [
    ...contentSecurityPolicy(header('content-security-policy')),
    ...cookies([headers['set-cookie'] ?? []].flat().map(String)),
    ...crossOriginSharing(header('access-control-allow-origin'), header('access-control-allow-credentials')),
    ...referrerPolicy(header('referrer-policy')),
    ...strictTransport(header('strict-transport-security')),
    ...scriptsOfOthers(html),
    ...(header('x-content-type-options') === 'nosniff' ? [] : [{ rule: 'x-content-type-options', points: -5 }]),
    ...framing(header('x-frame-options'), header('content-security-policy')),
    ...resourcePolicy(header('cross-origin-resource-policy')),
  ]
  const taken = findings.filter(({ points }) => points < 0).reduce((sum, { points }) => sum + points, 100)
  const added = findings.filter(({ points }) => points > 0).reduce((sum, { points }) => sum + points, 0)
  const score = Math.max(0, taken >= 90 ? taken + added : taken)
  return { score, grade: gradeOf(score), findings }
}

const GRADES = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
] as const

function gradeOf(score: number): string {
  return GRADES.find(([least]) => score >= least)?.[1] ?? 'F'
}

function directivesOf(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.map(([name = '', ...sources]) => [name.toLowerCase(), sources.map((source) => source.toLowerCase())]))
}

const isAnybody = (source: string) => ['*', 'https:', 'http:', 'data:', 'blob:', 'ftp:'].includes(source)

function contentSecurityPolicy(policy: string): Finding[] {
  const rule = 'content-security-policy'
  if (policy === '') return [{ rule, points: -25 }]
  const directives = directivesOf(policy)
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const scripts = [...sources('script-src'), ...sources('object-src')]
  const styles = sources('style-src')
  if (scripts.includes("'unsafe-inline'") || scripts.some(isAnybody)) return [{ rule, points: -20 }]
  if ([...directives.values()].flat().some((source) => source.startsWith('http:'))) return [{ rule, points: -20 }]
  if (scripts.includes("'unsafe-eval'")) return [{ rule, points: -10 }]
  if (styles.includes("'unsafe-inline'") || styles.some(isAnybody)) return [{ rule, points: 0 }]
  return [{ rule, points: directives.get('default-src')?.join() === "'none'" ? 10 : 5 }]
}

function cookies(given: readonly string[]): Finding[] {
  const rule = 'cookies'
  if (given.some((cookie) => !/;\s*secure/i.test(cookie))) return [{ rule, points: -20 }]
  return given.some((cookie) => !/;\s*httponly/i.test(cookie)) ? [{ rule, points: -10 }] : []
}

function crossOriginSharing(origin: string, credentials: string): Finding[] {
  return origin !== '' && credentials === 'true' ? [{ rule: 'cross-origin-resource-sharing', points: -50 }] : []
}

const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

function referrerPolicy(policy: string): Finding[] {
  const rule = 'referrer-policy'
  if (policy === '') return []
  const last = policy.split(',').at(-1)?.trim() ?? ''
  return [{ rule, points: PRIVATE_REFERRERS.includes(last) ? 5 : -5 }]
}

const SIX_MONTHS_SECONDS = 15_768_000

function strictTransport(header: string): Finding[] {
  const rule = 'strict-transport-security'
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? -1)
  if (seconds < 0) return [{ rule, points: -20 }]
  return seconds < SIX_MONTHS_SECONDS ? [{ rule, points: -10 }] : []
}

/** Scripts of our own need no hash; one of another host does. */
function scriptsOfOthers(html: string): Finding[] {
  const others = [...html.matchAll(/<script\b[^>]*\bsrc="((?:https?:)?\/\/[^"]+)"[^>]*>/g)]
  const rule = 'subresource-integrity'
  if (others.length === 0) return []
  return others.every(([tag]) => tag.includes('integrity=')) ? [{ rule, points: 5 }] : [{ rule, points: -5 }]
}

function framing(header: string, policy: string): Finding[] {
  const rule = 'x-frame-options'
  const ancestors = directivesOf(policy).get('frame-ancestors')?.join(' ')
  if (ancestors === "'none'" || ancestors === "'self'") return [{ rule, points: 5 }]
  return /^(?:deny|sameorigin)$/i.test(header) ? [] : [{ rule, points: -20 }]
}

function resourcePolicy(header: string): Finding[] {
  const rule = 'cross-origin-resource-policy'
  if (header === 'same-origin' || header === 'same-site') return [{ rule, points: 10 }]
  return header === 'cross-origin' || header === '' ? [] : [{ rule, points: -5 }]
}
