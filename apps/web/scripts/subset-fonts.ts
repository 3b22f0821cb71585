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
// What Polish texts are written in comes with every page; letters of other languages when somebody writes one: a quarter of the weight.
const latin = `${range(0x20, 0x7e)}\u00a0\u00ad§«°±·»¼½¾Ó×éó÷–—‘’‚“”„•…−€₂→`
const foreign = Array.from(range(0xa1, 0xff))
  .filter((character) => !latin.includes(character))
  .join('')
const polish = 'ĄąĆćĘęŁłŃńÓóŚśŹźŻż'

// Headings are all of one weight; the optical size runs over the sizes that the type scale has.
const fraunces = { wght: 650, opsz: { min: 18, max: 72 } }
const nunito = { wght: { min: 400, max: 800 } }

const cuts = [
  {
    source: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
    axes: fraunces,
    characters: latin,
    to: 'fraunces-latin.woff2',
  },
  {
    source: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
    axes: fraunces,
    characters: foreign,
    to: 'fraunces-foreign.woff2',
  },
  {
    source: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2'),
    axes: fraunces,
    characters: polish,
    to: 'fraunces-polish.woff2',
  },
  {
    source: require.resolve('@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2'),
    axes: nunito,
    characters: latin,
    to: 'nunito-sans-latin.woff2',
  },
  {
    source: require.resolve('@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2'),
    axes: nunito,
    characters: foreign,
    to: 'nunito-sans-foreign.woff2',
  },
  {
    source: require.resolve('@fontsource-variable/nunito-sans/files/nunito-sans-latin-ext-wght-normal.woff2'),
    axes: nunito,
    characters: polish,
    to: 'nunito-sans-polish.woff2',
  },
]

for (const { source, axes, characters, to } of cuts) {
  const font = await subsetFont(await readFile(source), characters, { targetFormat: 'woff2', noLayoutClosure: true, variationAxes: axes })
  await writeFile(new URL(to, target), font)
  console.log(`${to}: ${font.length} bytes`)
}
