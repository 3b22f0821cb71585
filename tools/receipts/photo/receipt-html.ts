import { gridText, type Row, type TextRow } from '../printing/row.ts'
import type { Random } from '../shopping/random.ts'
import type { Typeface } from './typefaces.ts'
import type { Wear } from './wear.ts'

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

/** The page to photograph: the paper on its table, worn and lit. The paper's scale comes as `--scale` once its size is known. */
export function sceneHtml(random: Random, paper: string, wear: Wear, typeface: Typeface): string {
  return `<!doctype html><meta charset="utf-8"><style>${STYLES}</style>
<body style="--paper:${wear.paperColour};--ink:${wear.inkColour}">
${filters(random, wear)}
<div class="table">${tableHtml(random, wear)}</div>
<div class="stage"><div class="pose" style="transform:scale(var(--scale)) rotateX(${wear.leanX}deg) rotateY(${wear.leanY}deg) rotateZ(${wear.tilt}deg)">
<div class="stretch" style="transform:scaleX(${typeface.stretch})">
<div class="paper" style="${wear.warp > 0 ? 'filter:url(#warp)' : ''}">
<div class="ink" style="opacity:${wear.ink};${wear.brokenDots > 0 ? 'filter:url(#dots);' : ''}${wear.bands ? bandsMask(random) : ''}">${paper}</div>
${wear.crumple > 0 ? '<div class="overlay relief"></div>' : ''}
${wear.folds.map(foldHtml).join('')}
</div></div></div></div>
${wear.shadows.map(shadowHtml).join('')}
<div class="overlay light" style="background:linear-gradient(${wear.lightFrom}deg, rgb(0 0 0 / 0), rgb(0 0 0 / ${wear.lightFall}))"></div>
${wear.finger ? fingerHtml(random) : ''}
</body>`
}

const STYLES = `
*{box-sizing:border-box} html,body{margin:0;width:100%;height:100%;overflow:hidden;background:#fff}
.table,.stage,.overlay{position:absolute;inset:0} .table svg{width:100%;height:100%;display:block}
.stage{display:grid;place-items:center;perspective:2600px}
.pose{flex:none;transform-origin:50% 50%} .stretch{transform-origin:50% 50%}
.paper{position:relative;isolation:isolate;background:var(--paper);color:var(--ink);padding:34px 26px;box-shadow:0 6px 26px rgb(0 0 0 / .35);width:max-content}
.row{white-space:pre} .cells{display:flex} .cells span{overflow:visible;white-space:pre}
.logo{text-align:center;margin:0 0 12px} .logo div{display:inline-block;padding:6px 26px} .code{text-align:center;margin:16px 0 6px}
.relief{filter:url(#relief);mix-blend-mode:multiply;background:#fff}
.light{mix-blend-mode:multiply}`

function filters(random: Random, wear: Wear): string {
  const seed = random.whole(1, 9999)
  const frequency = (1 / wear.warpLength).toFixed(5)
  // The noise spreads around 0.5 by about 0.1; the slope sharpens the edge between printed and missing.
  const threshold = (9 * (0.675 - 0.5 * wear.brokenDots)).toFixed(2)
  return `<svg width="0" height="0" style="position:absolute"><defs>
<filter id="warp" x="-8%" y="-8%" width="116%" height="116%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/>
<feDisplacementMap in="SourceGraphic" scale="${wear.warp * 4}" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="dots"><feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="1" seed="${seed}"/>
<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -9 ${threshold}"/><feComposite in="SourceGraphic" operator="in"/></filter>
<filter id="relief" x="0" y="0" width="100%" height="100%"><feTurbulence type="turbulence" baseFrequency="0.006 0.005" numOctaves="4" seed="${seed}"/>
<feDiffuseLighting surfaceScale="${wear.crumple * 4}" diffuseConstant="1.15" lighting-color="#fff"><feDistantLight azimuth="${Math.round(wear.lightFrom)}" elevation="62"/></feDiffuseLighting></filter>
<filter id="wood" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.003 0.07" numOctaves="4" seed="${seed}"/>
<feColorMatrix values="0.55 0 0 0 0.28  0.4 0 0 0 0.17  0.25 0 0 0 0.08  0 0 0 0 1"/></filter>
<filter id="stone" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.02" numOctaves="5" seed="${seed}"/>
<feColorMatrix values="0.5 0 0 0 0.25  0.5 0 0 0 0.25  0.5 0 0 0 0.28  0 0 0 0 1"/></filter></defs></svg>`
}

function tableHtml(random: Random, { table, paperColour }: Wear): string {
  const [hue, lightness] = [random.whole(0, 360), random.whole(25, 75)]
  if (table === 'none') return `<div class="overlay" style="background:${paperColour}"></div>`
  if (table === 'plain') return `<div class="overlay" style="background:hsl(${hue} 12% ${lightness}%)"></div>`
  if (table === 'cloth') {
    const [one, other] = [`hsl(${hue} 35% ${lightness}% / .55)`, 'transparent']
    const step = random.whole(14, 60)
    return `<div class="overlay" style="background:repeating-linear-gradient(0deg,${one} 0 ${step}px,${other} ${step}px ${step * 2}px),
      repeating-linear-gradient(90deg,${one} 0 ${step}px,${other} ${step}px ${step * 2}px),#e9e4da"></div>`
  }
  return `<svg><rect width="100%" height="100%" filter="url(#${table})"/></svg>`
}

function bandsMask(random: Random): string {
  const [at, wide] = [random.between(10, 80), random.between(4, 14)]
  return `mask-image:linear-gradient(90deg,#000 ${at - 3}%,rgb(0 0 0 / .25) ${at}% ${at + wide}%,#000 ${at + wide + 3}%);`
}

function foldHtml({ at, along, depth }: Wear['folds'][number]): string {
  const place = (at * 100).toFixed(1)
  return `<div class="overlay" style="mix-blend-mode:multiply;background:linear-gradient(${along ? 90 : 180}deg, rgb(0 0 0 / 0) calc(${place}% - 60px),
    rgb(0 0 0 / ${depth}) calc(${place}% - 2px), rgb(0 0 0 / ${depth * 1.4}) ${place}%, rgb(0 0 0 / 0) calc(${place}% + 3px))"></div>`
}

function shadowHtml({ angle, at, depth }: Wear['shadows'][number]): string {
  const place = at * 100
  return `<div class="overlay" style="mix-blend-mode:multiply;background:linear-gradient(${angle}deg, rgb(20 20 30 / ${depth}) ${place - 6}%, rgb(20 20 30 / 0) ${place + 6}%)"></div>`
}

function fingerHtml(random: Random): string {
  const side = random.pick(['left:-135px', 'right:-135px'])
  return `<div style="position:absolute;${side};bottom:${random.whole(4, 40)}%;width:190px;height:110px;border-radius:60px;
    background:radial-gradient(circle at 50% 40%,#e3b59b,#b98066);box-shadow:0 8px 20px rgb(0 0 0 / .4);transform:rotate(${random.whole(-25, 25)}deg)"></div>`
}
