import { expect, it } from 'vitest'
import { findShop } from './find-shop.ts'
import { readPrintedLine } from './lines/printed-line.ts'

function shopOf(...head: string[]): string | null {
  return findShop(head.map(readPrintedLine), [])
}

it.each([
  [['JERONIMO MARTINS POLSKA S.A.'], 'Biedronka'],
  [['POLOmorket Sp. z o.o.'], 'Polomarket'],
  [['Żarka Polska sp. z o.o.'], 'Żabka'],
  [['EURO SKLEP S.A.'], 'Euro Sklep'],
  [['ZIELONY STRAGAN', 'NIP 621-17-66-191'], 'Zielony Stragan'],
  [['NIP 621-17-66-191'], 'Dino'],
  [['O PRA ae ES', '| .'], null],
  [['0-255 Gdańsk', 'ul. Leśna 4'], null],
])('finds the shop of %j: %s', (head, shop) => {
  expect(shopOf(...head)).toBe(shop)
})
