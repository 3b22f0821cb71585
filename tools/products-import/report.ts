import type { ImportProgress } from '../../apps/server/src/features/products/product-imports.queries.ts'

const REPORT_EVERY_MS = 5_000
const number = new Intl.NumberFormat('pl-PL', { useGrouping: 'always' })

/** Says every few seconds how far an import is. */
export function progressReport(say: (text: string) => void): (progress: ImportProgress) => void {
  const started = performance.now()
  let saidAt = started
  let first: ImportProgress | undefined
  return (progress) => {
    first ??= progress
    const now = performance.now()
    if (now - saidAt < REPORT_EVERY_MS) return
    saidAt = now
    const pace = Math.round(((progress.lines - first.lines) * 1000) / (now - started))
    say(`Wiersze: ${number.format(progress.lines)} (${number.format(pace)} na sekundę), produkty: ${number.format(progress.imported)}`)
  }
}

/** What an import has come to, in Polish. */
export function writeSummary({ lines, imported, broken, finished }: ImportProgress, ms: number): string {
  const seconds = number.format(Math.round(ms / 1000))
  const skipped = number.format(lines - imported - broken)
  return [
    finished ? `Gotowe (${seconds} s).` : 'Przerwano. Uruchom to samo polecenie jeszcze raz, aby czytać dalej.',
    `Przeczytane wiersze: ${number.format(lines)}`,
    `Zapisane produkty: ${number.format(imported)}`,
    `Pominięte (bez nazwy, bez kodu ze sklepu lub z innych krajów): ${skipped}`,
    `Uszkodzone wiersze: ${number.format(broken)}`,
    'Dane: Open Food Facts (ODbL)',
  ].join('\n')
}
