import { lexLine } from '../figures/lex-line.ts'
import { readFigures } from '../figures/read-figures.ts'
import type { Figures } from '../figures/settle-figures.ts'
import type { FigureToken } from '../figures/token.ts'
import { cleanLabel } from './clean-label.ts'
import { judgeLabel, type LabelKind } from './judge-label.ts'
import { mendJoints } from './mend-joints.ts'
import { mendSize } from './mend-size.ts'

/** A printed line taken apart: words in front, figures behind; either may be missing. */
export interface PrintedLine {
  /** As printed. */
  source: string
  /** With its figures and words apart, as it was read. */
  text: string
  /** The words; empty on a line of figures alone. */
  label: string
  kind: LabelKind
  figures: Figures | null
  /** All figures of a line without words, also where they are no whole amount ("1.000 ×"). */
  fragments: readonly FigureToken[]
}

/** Words need three letters; fewer beside figures are marks and noise. */
function hasWords(label: string): boolean {
  return /\p{L}[\p{L}.]{2}|\p{L}{2}.*\p{L}{2}/u.test(label)
}

/** A size torn from its name ("280G 1 x 5,99"). */
function isSize(label: string): boolean {
  return /^\d+(?:[.,]\d+)?\s?(?:kg|g|ml|l|szt)\.?$/i.test(label)
}

/** A word among figures that holds figures of its own is one that cannot be read ("4 x t,59 2,36"). */
function isFragment(token: FigureToken): boolean {
  return token.kind === 'word' ? /\d/.test(token.text) : token.kind !== 'currency' && token.kind !== 'article'
}

/** Takes one printed line apart. */
export function readPrintedLine(source: string): PrintedLine {
  const text = mendJoints(source)
  const tokens = lexLine(text)
  const { labelStart, labelEnd, figures } = readFigures(tokens, text.length)
  const label = mendSize(cleanLabel(mendSize(text.slice(labelStart, labelEnd).trimEnd())))
  const figured = tokens.some((token) => token.kind !== 'word')
  const noise = !figured && !/\d|\p{L}{2}/u.test(label)
  if (!hasWords(label) && !isSize(label) && (figures || figured || noise)) {
    const fragments = tokens.filter(isFragment)
    return { source, text, label: '', kind: 'goods', figures, fragments }
  }
  return { source, text, label, kind: judgeLabel(label, figures === null), figures, fragments: [] }
}
