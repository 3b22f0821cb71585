import type { Random } from '../shopping/random.ts'
import { printDay, printTime } from './head.ts'
import type { Printer } from './printer.ts'
import { centered, row } from './row.ts'

const GREETINGS = [
  'DZIĘKUJEMY ZA ZAKUPY',
  'Zapraszamy ponownie!',
  'Zachowaj paragon do reklamacji',
  'Zbieraj punkty w aplikacji',
  'Czynne: pn-sob 6:00-22:00',
  'Znajdź nas w internecie',
  'Zwroty do 30 dni z paragonem',
  'Wygraj bon na 500 zł!',
] as const

/** Till, cashier, date and fiscal number, then loyalty, greetings and codes. */
export function printFoot(printer: Printer, random: Random, width: number): void {
  const till = `${String(random.whole(1, 9999)).padStart(5, '0')} #Kasa ${random.whole(1, 12)} Kasjer ${random.whole(1, 60)}`
  const when = `${printDay(random)} ${printTime(random)}`
  // A narrow till has no room for both.
  if (till.length + when.length < width) printer.add(row(till, when))
  else printer.add(row(till), row(when))
  if (random.chance(0.6)) printer.add(centered(`${randomCode(random, 8)}-${randomCode(random, 8)}-${randomCode(random, 6)}`))
  printer.add(
    centered(`${random.pick(['PL', 'EAZ', 'BEK', 'ZBF', 'CCK'])} ${random.whole(1_000_000_000, 2_000_000_000)}`, {
      bold: random.chance(0.3),
    }),
  )
  if (random.chance(0.4)) printer.add(row('Nr sys.', String(random.whole(10_000, 99_999_999))))
  if (random.chance(0.3))
    printer.add(row('Karta stałego klienta', `***${random.whole(1000, 9999)}`), row('Punkty', String(random.whole(3, 400))))
  for (let left = random.whole(0, 3); left > 0; left -= 1) printer.add(centered(random.pick(GREETINGS)))
  const code = random.next()
  if (code < 0.35) printer.add({ kind: 'barcode', text: String(random.whole(1_000_000_000, 9_999_999_999)) })
  else if (code < 0.55) printer.add({ kind: 'qr', text: 'e-paragon' })
}

function randomCode(random: Random, length: number): string {
  return Array.from({ length }, () => '0123456789ABCDEF'.charAt(random.whole(0, 15))).join('')
}
