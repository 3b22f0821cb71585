/** Finds the regular expressions of a source text, and those among them whose time grows faster than the text they read. */
import { type AST, visitRegExpAST } from '@eslint-community/regexpp'
import { parseSync } from '@swc/core'
import { isDisjointWith, JS, NFA } from 'refa'
import { analyse, type ParsedLiteral } from 'scslre'

export interface Expression {
  file: string
  line: number
  source: string
  flags: string
}

/** A literal of the syntax tree; everything else is walked through. */
interface LiteralNode {
  type: 'RegExpLiteral'
  pattern: string
  flags: string
}

/** The literals of a module, once each, in their order. */
export function findLiterals(file: string, text: string): Expression[] {
  const literals: LiteralNode[] = []
  collectLiterals(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' }), literals)
  const written = new Map(literals.map(({ pattern, flags }) => [`/${pattern}/${flags}`, { source: pattern, flags }]))
  return [...written].map(([literal, expression]) => ({ file, line: lineOf(text, text.indexOf(literal)), ...expression }))
}

/** The lines on which a module builds expressions from parts: no literal shows what they match. */
export function constructorLines(text: string): number[] {
  return [...text.matchAll(/\bRegExp\(/g)].map(({ index }) => lineOf(text, index))
}

/**
 * What makes an expression slow, or null. With n the length of the text: repetitions that can share the same characters try every
 * division of them, n² to 2ⁿ steps; one that begins anywhere in a run of characters reads the run again from each, n².
 */
export function findSlowness({ source, flags }: Pick<Expression, 'source' | 'flags'>): string | null {
  const { parsed, reports } = analyse({ source, flags }, { assumeRejectingSuffix: false })
  const ambiguous = ambiguousRepetition(parsed)
  if (ambiguous !== null) return `exponential: what ${ambiguous} takes at once it can also take in several rounds`
  const worst = reports.find(({ exponential }) => exponential) ?? reports.find(({ type }) => type !== 'Move') ?? reports[0]
  if (!worst) return null
  const steps = worst.exponential ? 'exponential' : worst.type === 'Move' ? 'quadratic from each place it may begin at' : 'polynomial'
  return `${steps}: ${JSON.stringify(worst.character.pick)} repeated, and then what does not match`
}

/** A repetition of so many rounds is treated as unbounded. */
const MANY_ROUNDS = 10

/** A repetition one round of which may be several as well, as in `(?:\d{1,2},?)+`: scslre looks at endless ones within it only. */
function ambiguousRepetition(parsed: ParsedLiteral): string | null {
  const parser = JS.Parser.fromAst(parsed)
  let found: string | null = null
  visitRegExpAST(parsed.pattern, {
    onQuantifierEnter(quantifier: AST.Quantifier) {
      if (found !== null || quantifier.max < MANY_ROUNDS || !isOfSeveral(quantifier.element)) return
      // What stands around a character is left out: it may only make fewer texts match.
      const { expression, maxCharacter } = parser.parseElement(quantifier.element, { assertions: 'ignore', backreferences: 'disable' })
      const once = NFA.fromRegex(expression, { maxCharacter }, { assertions: 'disable' })
      once.withoutEmptyWord()
      const often = once.copy()
      often.quantify(2, Number.POSITIVE_INFINITY)
      if (!isDisjointWith(once, often)) found = quantifier.raw
    },
  })
  return found
}

function isOfSeveral({ type }: AST.Element): boolean {
  return type === 'Group' || type === 'CapturingGroup'
}

function collectLiterals(node: unknown, found: LiteralNode[]): void {
  if (typeof node !== 'object' || node === null) return
  if (isLiteral(node)) found.push(node)
  else for (const part of Object.values(node)) collectLiterals(part, found)
}

function isLiteral(node: object): node is LiteralNode {
  return 'type' in node && node.type === 'RegExpLiteral'
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}
