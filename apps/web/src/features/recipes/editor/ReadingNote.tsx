import { clsx } from 'clsx'
import { readingWords } from './reading-words.ts'
import type { LineReading } from './use-line-readings.ts'

const TONES = { plain: 'text-muted', soon: 'font-semibold text-soon-ink', late: 'font-semibold text-late-ink' } as const

/** Under a line: how the kitchen reads it. */
export function ReadingNote({ reading }: { reading: LineReading | undefined }) {
  if (!reading) return null
  const { text, tone } = readingWords(reading)
  return <p className={clsx('text-small', TONES[tone])}>{text}</p>
}
