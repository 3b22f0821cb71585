import { type Basket, dueOf, rateSums, sumOf } from '../shopping/basket.ts'
import { money } from '../shopping/money.ts'
import type { Random } from '../shopping/random.ts'
import type { Printer } from './printer.ts'
import { centered, line, row } from './row.ts'

export interface SumStyle {
  width: number
  /** `SUMA PLN` or what the chain calls it. */
  total: string
}

/** Taxed sums, tax, the total, deposits and the payment, in the order of the regulation. */
export function printSums(printer: Printer, random: Random, basket: Basket, { width, total }: SumStyle): void {
  const sums = rateSums(basket)
  const tax = sums.reduce((sum, rate) => sum + rate.taxGrosze, 0)
  printer.add(line(random.pick(['-', '-', '- ', '=', '.']), width))
  const wording = random.pick(['SPRZEDAŻ OPODATKOWANA', 'Sprzedaż opodatkowana', 'SPRZED. OPOD. PTU'])
  const joint = random.chance(0.3)
  for (const { rate, percent, grossGrosze, taxGrosze } of sums) {
    printer.addDecoy('total', row(`${wording} ${rate}`, money(grossGrosze)))
    const left = random.chance(0.5) ? `PTU ${rate} ${percent}%` : `Kwota ${rate} ${String(percent).padStart(2, '0')},00%`
    if (!joint) printer.addDecoy('total', row(left, money(taxGrosze)))
  }
  if (joint) printer.addDecoy('total', row(`PTU ${sums.map(({ rate, percent }) => `${rate}${percent}%`).join(' ')}`, money(tax)))
  printer.addDecoy('total', row(random.pick(['SUMA PTU', 'Suma PTU', 'ŁĄCZNIE PTU']), money(tax)))
  printer.addDecoy('total', row(total, money(sumOf(basket)), { bold: random.chance(0.8), scale: random.pick([1, 1.35, 1.7]) }))
  printDeposits(printer, random, basket)
  printPayment(printer, random, dueOf(basket))
}

function printDeposits(printer: Printer, random: Random, basket: Basket): void {
  if (basket.deposits.length === 0 && basket.returnedGrosze === 0) return
  printer.add(centered(random.pick(['OPAKOWANIA ZWROTNE', 'OPAKOWANIA ZWROTNE WYDANIA', 'Opakowania zwrotne', 'ROZLICZENIE KAUCJI'])))
  for (const { label, count, unitGrosze } of basket.deposits) {
    const sign = random.pick([' * ', ' x ', 'x', ' x'])
    printer.addDecoy('deposit', row(label, `${count}${sign}${money(unitGrosze)} ${money(count * unitGrosze)}`))
  }
  if (basket.returnedGrosze > 0)
    printer.addDecoy('deposit', row(random.pick(['Zwrot kaucji', 'ZWROT BUTELEK', 'Bon kaucyjny']), money(-basket.returnedGrosze)))
  printer.addDecoy('total', row(random.pick(['DO ZAPŁATY', 'Do zapłaty PLN', 'RAZEM DO ZAPŁATY']), money(dueOf(basket)), { bold: true }))
}

function printPayment(printer: Printer, random: Random, dueGrosze: number): void {
  printer.add(line(random.pick(['-', '=', ' ']), 24))
  if (random.chance(0.7)) {
    printer.addDecoy(
      'total',
      row(random.pick(['Karta płatnicza', 'KARTA', 'Karta PLN', 'KARTA KREDYTOWA', 'Płatność kartą', 'BLIK']), money(dueGrosze)),
    )
    return
  }
  const given = Math.ceil(dueGrosze / 1000) * 1000
  printer.addDecoy('total', row(random.pick(['GOTÓWKA', 'Gotówka PLN', 'GOTÓWKA PLN']), money(given)))
  if (given > dueGrosze) printer.addDecoy('total', row(random.pick(['RESZTA', 'Reszta gotówka', 'RESZTA PLN']), money(given - dueGrosze)))
}
