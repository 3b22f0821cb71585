/**
 * Cuts the two type families down to what Polish pages use and writes them to src/ui/fonts.
 * Run by hand after a font update; the results are committed, so that a build needs no font tool.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const target = new URL('../src/ui/fonts/', import.meta.url)

const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…−×½¼¾€₂→`
const polish = 'ĄąĆćĘęŁłŃńÓóŚśŹźŻż'

// Headings are all of one weight; the optical size runs over the sizes that the type scale has.
const fraunces = { package: '@fontsource-variable/fraunces', axes: { wght: 650, opsz: { min: 18, max: 72 } } }
const nunito = { package: '@fontsource-variable/nunito-sans', axes: { wght: { min: 400, max: 800 } } }

const cuts = [
  { ...fraunces, file: 'fraunces-latin-opsz-normal.woff2', to: 'fraunces-latin.woff2', characters: latin },
  { ...fraunces, file: 'fraunces-latin-ext-opsz-normal.woff2', to: 'fraunces-polish.woff2', characters: polish },
  { ...nunito, file: 'nunito-sans-latin-wght-normal.woff2', to: 'nunito-sans-latin.woff2', characters: latin },
  { ...nunito, file: 'nunito-sans-latin-ext-wght-normal.woff2', to: 'nunito-sans-polish.woff2', characters: polish },
]

for (const cut of cuts) {
  const source = await readFile(require.resolve(`${cut.package}/files/${cut.file}`))
  const font = await subsetFont(source, cut.characters, { targetFormat: 'woff2', noLayoutClosure: true, variationAxes: cut.axes })
  await writeFile(new URL(cut.to, target), font)
  console.log(`${cut.to}: ${source.length} → ${font.length} bytes`)
}
