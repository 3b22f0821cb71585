/** A word as the recogniser saw it, its box in pixels of the page. */
export interface PrintedWord {
  text: string
  /** 0 to 100. */
  confidence: number
  left: number
  top: number
  width: number
  height: number
  /** Which of the recogniser's own lines it stands in. */
  line: string
}

const WORD = '5'

/** The words of the recogniser's TSV output for a strip that begins at `stripTop` of its page: level, page, block, paragraph, line, word, box, confidence, text. */
export function wordsFromTsv(table: string, stripTop: number): PrintedWord[] {
  return table.split('\n').flatMap((row) => {
    const [level, page, block, paragraph, line, , left, top, width, height, confidence, text] = row.split('\t')
    if (level !== WORD || !text?.trim()) return []
    return {
      text,
      confidence: Number(confidence),
      left: Number(left),
      top: Number(top) + stripTop,
      width: Number(width),
      height: Number(height),
      line: `${stripTop}.${page}.${block}.${paragraph}.${line}`,
    }
  })
}

/** A line whose words are less sure than this in the mean is dirt, a fold or the table's texture. */
const MIN_MEAN_CONFIDENCE = 25
/** Parts of one printed line share at least this share of the lower one's height. */
const SAME_ROW = 0.6
/** Words further apart than this many letters stand in different columns. */
const COLUMN_GAP = 2.2

interface Row {
  words: PrintedWord[]
  left: number
  right: number
  top: number
  bottom: number
}

/** A printed line, and between which heights of its page it stands, in pixels. */
export interface PrintedRow {
  text: string
  top: number
  bottom: number
}

/** Lines of text from the words of a page: parts of one row that the recogniser took apart are joined, columns stay apart. */
export function printedRows(words: readonly PrintedWord[]): PrintedRow[] {
  const rows: Row[] = []
  for (const part of Map.groupBy(words, ({ line }) => line).values()) {
    const row = rowOf(part)
    const same = rows.findLast((other) => areOneRow(row, other))
    if (same) Object.assign(same, rowOf([...same.words, ...part]))
    else rows.push(row)
  }
  return rows
    .toSorted((one, other) => one.top + one.bottom - other.top - other.bottom)
    .map((row) => ({ text: textOf(row), top: row.top, bottom: row.bottom }))
}

/** The words of legible lines; the rest is dirt, a bar code or the table. */
export function legibleWords(words: readonly PrintedWord[]): PrintedWord[] {
  return [...Map.groupBy(words, ({ line }) => line).values()].filter((line) => meanConfidence(line) >= MIN_MEAN_CONFIDENCE).flat()
}

/** Weighted by length: a long word says more than a speck. */
export function meanConfidence(words: readonly PrintedWord[]): number {
  let [sum, letters] = [0, 0]
  for (const { text, confidence } of words) {
    sum += confidence * text.length
    letters += text.length
  }
  return letters === 0 ? 0 : sum / letters
}

function rowOf(words: PrintedWord[]): Row {
  return {
    words: words.toSorted((one, other) => one.left - other.left),
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ left, width }) => left + width)),
    top: median(words.map(({ top }) => top)),
    bottom: median(words.map(({ top, height }) => top + height)),
  }
}

function areOneRow(one: Row, other: Row): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  const apart = one.left >= other.right || other.left >= one.right
  return apart && shared > SAME_ROW * Math.min(one.bottom - one.top, other.bottom - other.top)
}

function textOf({ words }: Row): string {
  const letter = median(words.map(({ width, text }) => width / text.length))
  let line = ''
  let end = 0
  for (const { text, left, width } of words) {
    if (line !== '') line += left - end > COLUMN_GAP * letter ? '  ' : ' '
    line += text
    end = left + width
  }
  return line
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
