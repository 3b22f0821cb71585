import { isUtf8 } from 'node:buffer'
import { setImmediate } from 'node:timers/promises'
import sniffEncoding from 'html-encoding-sniffer'
import { Parser } from 'htmlparser2'
import { WebPageError } from '../port.ts'

/** The readable content of a page. */
export interface ScannedPage {
  /** The contents of its JSON-LD scripts. */
  data: string[]
  /** Its name and what it shows, a line for each block; headings end in a colon. */
  text: string
}

/** Never shown, for hands and not for eyes, or around what the page is about. */
const HIDDEN = new Set('script style template noscript svg head iframe object select textarea button nav footer'.split(' '))
const BLOCKS = new Set(
  'address article aside blockquote body br caption dd details div dl dt fieldset figcaption figure form h1 h2 h3 h4 h5 h6 header hr li main ol option p pre section summary table tr ul'.split(
    ' ',
  ),
)
const HEADINGS = new Set(['h2', 'h3', 'h4', 'h5', 'h6'])
const CELLS = new Set(['td', 'th'])
/** What the site is called, behind the name of the page. */
const SITE = /\s[-–—|•»]\s.*$/
/** No page nests its tags so deep or has so many pieces; without an end to them two megabytes are seconds of work. */
const MAX_DEPTH = 256
const MAX_PIECES = 250_000

/** Characters of a page that are gone through at once: a few milliseconds. */
const SLICE = 64 * 1024

/** Goes through a page once, letting other work in between. Throws WebPageError for one that only keeps busy. */
export async function scanPage(html: string): Promise<ScannedPage> {
  const scan = startScan()
  for (let at = 0; at < html.length; at += SLICE) {
    scan.write(html.slice(at, at + SLICE))
    await setImmediate()
  }
  return scan.end()
}

/** What a short piece of HTML shows, at once. Throws WebPageError for one that only keeps busy. */
function textOfHtml(html: string): string {
  const scan = startScan()
  scan.write(html)
  return scan.end().text
}

/** From tag to tag, without building a tree of them. */
function startScan(): { write: (html: string) => void; end: () => ScannedPage } {
  const data: string[] = []
  const lines: string[] = []
  const names = { title: '', h1: '' }
  let line = ''
  let script: string | null = null
  let naming: keyof typeof names | null = null
  let depth = 0
  let hidden = 0
  let pieces = 0

  function countPiece(): void {
    if (++pieces > MAX_PIECES || depth > MAX_DEPTH) throw new WebPageError('unreadable', 'tags without end', { retryable: false })
  }

  function endLine(end = ''): void {
    const shown = tidy(line)
    if (shown !== '') lines.push(/[\p{L}\p{N})]$/u.test(shown) ? shown + end : shown)
    line = ''
  }

  const parser = new Parser({
    onattribute: countPiece,
    onopentag(name, { type = '' }) {
      depth++
      countPiece()
      if (name === 'script' && /^\s*application\/ld\+json\b/i.test(type)) script = ''
      if (name === 'title' || name === 'h1') naming = names[name] === '' ? name : null
      if (HIDDEN.has(name)) hidden++
      if (BLOCKS.has(name)) endLine()
      if (CELLS.has(name)) line += ' '
    },
    ontext(text) {
      countPiece()
      if (script !== null) script += text
      else if (naming) names[naming] += text
      else if (hidden === 0) line += text
    },
    onclosetag(name) {
      depth--
      if (script !== null) data.push(script)
      script = null
      if (name === naming) naming = null
      if (HIDDEN.has(name)) hidden--
      if (BLOCKS.has(name)) endLine(HEADINGS.has(name) ? ':' : '')
    },
  })
  return {
    write: (html) => parser.write(html),
    end() {
      parser.end()
      endLine()
      const name = tidy(names.h1) || tidy(names.title).replace(SITE, '')
      return { data, text: (name === '' ? lines : [name, ...lines]).join('\n') }
    },
  }
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

const HTML = /<[a-z/!]|&(?:[a-z]+|#x?[\da-f]+);/i

/** The lines of a value in a page's data, which is HTML often enough though it ought to be plain, and sometimes HTML spelled out in HTML. */
export function plainLines(value: string): string[] {
  return linesOf(value)
    .flatMap(shownLines)
    .flatMap(shownLines)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

function shownLines(line: string): string[] {
  return HTML.test(line) ? linesOf(textOfHtml(line)) : [line]
}

function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/)
}

/** A page's bytes as text: by its byte order mark, its header, its `meta`, else UTF-8 where it is that, or else as Polish Windows writes. */
export function decodePage(bytes: Uint8Array, charset: string | undefined): string {
  const defaultEncoding = isUtf8(bytes) ? 'utf-8' : 'windows-1250'
  const encoding = sniffEncoding(bytes, { transportLayerEncodingLabel: charset, defaultEncoding })
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    // One that the standard names and nobody decodes.
    return new TextDecoder().decode(bytes)
  }
}
