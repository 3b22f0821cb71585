import type { Layout } from '../layout.ts'
import { aldi } from './aldi.ts'
import { articleNumbers } from './article-numbers.ts'
import { auchan } from './auchan.ts'
import { biedronka } from './biedronka.ts'
import { biedronkaEReceipt } from './biedronka-e-receipt.ts'
import { carrefour } from './carrefour.ts'
import { dino } from './dino.ts'
import { kaufland } from './kaufland.ts'
import { lidl } from './lidl.ts'
import { netto } from './netto.ts'
import { smallShop } from './small-shop.ts'
import { wideTable } from './wide-table.ts'
import { wrappedNames } from './wrapped-names.ts'
import { zabka } from './zabka.ts'

/** Every way to print that the generator knows. */
export const LAYOUTS: readonly [Layout, ...Layout[]] = [
  biedronka,
  lidl,
  kaufland,
  smallShop,
  auchan,
  biedronkaEReceipt,
  carrefour,
  zabka,
  dino,
  netto,
  aldi,
  articleNumbers,
  wideTable,
  wrappedNames,
]
