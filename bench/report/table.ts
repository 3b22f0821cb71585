import type { Bar, Outcome } from '../figure.ts'

/** A figure with its outcome, or with the reason why it has none. */
export type Line = Bar & (Outcome | { notMeasured: string })

const HEADER = ['Figure', 'Bar', 'Measured', 'Holds']

/** The figures as a Markdown table that is also easy to read in a terminal. */
export function renderTable(lines: readonly Line[]): string {
  const rows = [HEADER, ...lines.map(cells)]
  const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const render = (row: readonly string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  const [header = [], ...body] = rows
  return [render(header), rule, ...body.map(render)].join('\n')
}

function cells(line: Line): string[] {
  if ('notMeasured' in line) return [line.what, line.bar, `not measured here: ${line.notMeasured}`, '–']
  return [line.what, line.bar, line.measured, line.holds ? 'yes' : 'NO']
}
