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

/** The words of the recogniser's tab-separated answer about a strip that begins so far down its page: level, page, block, paragraph, line, word, box, confidence, text. */
export function printedWords(table: string, stripTop: number): PrintedWord[] {
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
