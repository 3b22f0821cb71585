import type { Layout } from '../layout.ts'
import { aldi, biedronka, biedronkaEReceipt, dino, kaufland, lidl, netto } from './discounters.ts'
import { auchan, carrefour, smallShop, zabka } from './other-shops.ts'
import { articleNumbers, wideTable, wrappedNames } from './rare-layouts.ts'

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
