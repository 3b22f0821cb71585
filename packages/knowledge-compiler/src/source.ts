import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Document, isMap, isNode, isPair, isScalar, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { BAD_INDENT, describeIssue, describeSyntaxError } from './messages.ts'

/** Something wrong in a file of `knowledge/`, said in Polish so that whoever edits it can mend it without programming. */
export interface Problem {
  /** Path below the folder of the knowledge. */
  file: string
  /** 1-based. */
  line: number
  /** Which record and field: `pomidory.nutrition.kcal`. */
  field: string
  /** What is wrong. */
  message: string
  /** What to do about it. */
  remedy: string
}

/** `foods/jars.yaml:12: ogorki.packs: … → …` */
export function writeProblem({ file, line, field, message, remedy }: Problem): string {
  return `${file}:${line}: ${field === '' ? '' : `${field}: `}${message} → ${remedy}`
}

/** Where a value stands in its file. */
export interface Place {
  file: string
  line: number
}

export type Path = readonly (string | number)[]

/** A YAML file of the knowledge: its value, and the line of every part of it. */
export interface YamlSource {
  file: string
  value: unknown
  /** 1-based line of the deepest part of a path that is there. */
  lineOf(path: Path): number
}

/** Files below a folder of the knowledge with that ending, in order of their paths; none where the folder is not there. */
export function listFiles(root: string, folder: string, ending: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => relative(root, join(root, folder, name)))
    .sort()
}

/** Reads a YAML file that must be there; what is missing or cannot be read at all is reported and gives null. */
export function readRequiredYaml(root: string, file: string, problems: Problem[]): YamlSource | null {
  if (existsSync(join(root, file))) return readYaml(root, file, problems)
  problems.push({ file, line: 1, field: '', message: 'nie ma tego pliku', remedy: 'przywróć go z historii' })
  return null
}

/** The text of a file as every editor writes it: without the mark that some put first, with plain line ends. */
export function readText(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
}

/** Reads a YAML file; what cannot be read at all is reported and gives null. */
export function readYaml(root: string, file: string, problems: Problem[]): YamlSource | null {
  return parseYaml(readText(root, file), file, 1, problems)
}

/** Reads YAML that stands in a file from a line on; what cannot be read at all is reported and gives null. */
export function parseYaml(text: string, file: string, firstLine: number, problems: Problem[]): YamlSource | null {
  const { document, lines } = readDocument(text)
  const lineAt = (offset: number): number => lines.linePos(offset).line + firstLine - 1
  // One slip is often many errors to the parser, and the first says where it is. An odd indent is what most of them come from.
  const [error] = document.errors
  if (error) {
    const line = lineAt(error.pos[0])
    // A tab, an odd number of spaces, or in a list of records a field that stands as far left as they do.
    const isOdd = /^- /m.test(text) ? /^(?:(?: {2})* (?=\S)| *\t|[a-z_]+: )/ : /^(?:(?: {2})* (?=\S)| *\t)/
    const odd = text.split('\n').findIndex((written) => isOdd.test(written)) + firstLine
    problems.push({
      file,
      field: '',
      ...(odd >= firstLine && odd <= line + 1 ? { line: odd, ...BAD_INDENT } : { line, ...describeSyntaxError(error) }),
    })
    return null
  }
  return { file, value: document.toJS(), lineOf: (path) => lineAt(offsetOf(document, path)) }
}

interface ReadDocument {
  document: Document
  lines: LineCounter
}

const documents = new Map<string, ReadDocument>()
const MOST_DOCUMENTS = 200

/** Equal texts are parsed once: several parts of the compiler read one file, and its tests change one of many files at a time. Nobody changes a document. */
function readDocument(text: string): ReadDocument {
  let read = documents.get(text)
  if (!read) {
    const lines = new LineCounter()
    read = { document: parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true }), lines }
    if (documents.size >= MOST_DOCUMENTS) documents.clear()
    documents.set(text, read)
  }
  return read
}

function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true)
    const key = path[length - 1]
    // The line of the key, not of a value that may begin below it.
    const pair = isMap(parent) ? parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key) : undefined
    if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0]
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}

/** Checks a part of a file against its schema; faults are reported under `name` and give null. */
export function checkAgainst<Schema extends z.ZodType>(
  schema: Schema,
  source: YamlSource,
  at: Path,
  name: string,
  problems: Problem[],
): z.output<Schema> | null {
  const value = at.reduce<unknown>((part, key) => (part as Record<string | number, unknown> | undefined)?.[key], source.value)
  const result = schema.safeParse(value)
  if (result.success) return result.data
  for (const issue of result.error.issues) {
    const path = issue.path.filter((key) => typeof key !== 'symbol')
    for (const { key, ...said } of describeIssue(issue, value))
      problems.push({
        file: source.file,
        line: source.lineOf([...at, ...path, ...(key === undefined ? [] : [key])]),
        field: [...(name === '' ? [] : [name]), ...path, ...(key === undefined ? [] : [key])].join('.'),
        ...said,
      })
  }
  return null
}

/** Reads a file that holds one thing and must be there; null where it is missing or wrong, which is reported. */
export function readPart<Schema extends z.ZodType>(
  schema: Schema,
  root: string,
  file: string,
  problems: Problem[],
): { source: YamlSource; value: z.output<Schema> } | null {
  if (!existsSync(join(root, file))) {
    problems.push({ file, line: 1, field: '', message: 'nie ma tego pliku', remedy: 'przywróć go' })
    return null
  }
  const source = readYaml(root, file, problems)
  const value = source && checkAgainst(schema, source, [], '', problems)
  return source && value !== null ? { source, value } : null
}

/** Without the fields that were not written. */
export function defined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value
}
