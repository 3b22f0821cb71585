import { gridText, type Row, type TextRow } from '../printing/row.ts'
import type { Random } from '../shopping/random.ts'
import type { Typeface } from './typefaces.ts'

const LETTER_SIZE = 20

/** The printed paper, before wear. */
export function paperHtml(random: Random, rows: readonly Row[], width: number, typeface: Typeface): string {
  const grid = typeface.families.endsWith('monospace')
  const body = rows.map((row) => (row.kind === 'text' ? textHtml(row, width, grid) : graphicHtml(random, row.kind, row.text))).join('\n')
  // Capitals of proportional faces are wider than the digits that `ch` measures.
  const room = grid ? width : width * 1.12
  return `<div class="print" style="width:${room}ch; font:${typeface.weight} ${LETTER_SIZE}px/${typeface.leading} ${escapeAttribute(typeface.families)};
    letter-spacing:${typeface.spacing}">${body}</div>`
}

function textHtml(row: TextRow, width: number, grid: boolean): string {
  const style = `${row.bold ? 'font-weight:700;' : ''}${row.scale === 1 ? '' : `font-size:${row.scale}em;`}`
  if (grid && row.cells.every(({ align }) => align !== 'center'))
    return `<div class="row" style="${style}">${escapeText(gridText(row, width)) || '&nbsp;'}</div>`
  const cells = row.cells.map(
    ({ text, align, width: own }) =>
      `<span style="text-align:${align};${own === 0 ? 'flex:1' : `width:${own}ch`}">${escapeText(text) || '&nbsp;'}</span>`,
  )
  return `<div class="row cells" style="${style}">${cells.join('')}</div>`
}

function graphicHtml(random: Random, kind: 'logo' | 'barcode' | 'qr' | 'space', text: string): string {
  if (kind === 'space') return '<div class="row">&nbsp;</div>'
  if (kind === 'logo') return logoHtml(random, text)
  if (kind === 'qr') return `<div class="code">${squares(random, 25)}</div>`
  return `<div class="code">${stripes(random)}<div>${escapeText(text)}</div></div>`
}

function logoHtml(random: Random, text: string): string {
  const inverted = random.chance(0.5)
  const radius = random.pick([0, 8, 40])
  const colours = inverted ? 'background:currentColor' : 'border:4px solid'
  const letters = inverted ? 'color:var(--paper)' : ''
  return `<div class="logo"><div style="${colours};border-radius:${radius}px"><span style="${letters};font:900 ${random.whole(36, 60)}px sans-serif">${escapeText(text)}</span></div></div>`
}

function stripes(random: Random): string {
  let x = 0
  let bars = ''
  while (x < 300) {
    const wide = random.whole(2, 6)
    bars += `<rect x="${x}" width="${wide}" height="70"/>`
    x += wide + random.whole(2, 6)
  }
  return `<svg width="300" height="70" fill="currentColor">${bars}</svg>`
}

function squares(random: Random, side: number): string {
  let dots = ''
  for (let x = 0; x < side; x += 1)
    for (let y = 0; y < side; y += 1) if (random.chance(0.5)) dots += `<rect x="${x}" y="${y}" width="1" height="1"/>`
  return `<svg width="190" height="190" viewBox="0 0 ${side} ${side}" fill="currentColor">${dots}</svg>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function escapeAttribute(text: string): string {
  return text.replaceAll('"', "'")
}
