import type { Random } from '../shopping/random.ts'
import type { Shop } from './layout.ts'
import type { Printer } from './printer.ts'
import { centered, row } from './row.ts'

const STREETS = [
  'ul. Lipowa 12',
  'ul. Kościuszki 45',
  'al. Jana Pawła II 7',
  'ul. Długa 101',
  'ul. Polna 3A',
  'os. Słoneczne 18',
  'ul. Rynek 5',
] as const
const TOWNS = [
  '61-245 Poznań',
  '30-002 Kraków',
  '00-876 Warszawa',
  '90-212 Łódź',
  '50-078 Wrocław',
  '80-255 Gdańsk',
  '35-060 Rzeszów',
] as const

/** Logo or name, address, NIP and the title; the date where the till prints it above. */
export function printHead(printer: Printer, random: Random, shop: Shop): void {
  if (random.chance(0.6)) printer.add({ kind: 'logo', text: shop.chain })
  printer.add(...shop.head.map((text) => centered(text)))
  printer.add(centered(random.pick(STREETS)), centered(random.pick(TOWNS)))
  printer.add(centered(`NIP ${printNip(random)}`))
  const day = printDay(random)
  if (random.chance(0.6)) printer.add(row(day, `nr wydr.${random.whole(10_000, 999_999)}`))
  printer.add(
    centered(random.pick(['PARAGON FISKALNY', 'PARAGON FISKALNY', 'P A R A G O N   F I S K A L N Y']), { bold: random.chance(0.4) }),
  )
  if (random.chance(0.4)) printer.add({ kind: 'space', text: '' })
}

export function printDay(random: Random): string {
  const [year, month, day] = ['2026', random.whole(1, 11), random.whole(1, 28)].map((part) => String(part).padStart(2, '0'))
  return random.pick([`${year}-${month}-${day}`, `${day}.${month}.${year}`, `${day}-${month}-${year}`])
}

export function printTime(random: Random): string {
  return `${String(random.whole(7, 21)).padStart(2, '0')}:${String(random.whole(0, 59)).padStart(2, '0')}`
}

function printNip(random: Random): string {
  const digits = Array.from({ length: 10 }, () => random.whole(0, 9)).join('')
  return random.chance(0.5) ? digits : `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6, 8)}-${digits.slice(8)}`
}
