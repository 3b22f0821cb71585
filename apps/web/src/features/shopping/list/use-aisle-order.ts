import { LIMITS } from '@spizarka/contract/limits'
import type { PantryCategory } from '@spizarka/contract/pantry'
import { isPantryCategory } from '@spizarka/contract/pantry'
import { type Preferences, readPreferences, updatePreferences } from '@spizarka/contract/preferences'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { call } from '../../../lib/api/call.ts'
import { deviceStore } from '../../../lib/storage/device-store.ts'
import { completeAisleOrder, learnAisleOrder } from './aisles.ts'

type AisleOrders = Preferences['aisle_orders']

const STORAGE_KEY = 'aisle-orders'
const UNSENT_KEY = 'aisle-orders-unsent'
const SHOP = 'shop'
/** Where nobody said which shop it is. */
const ANY_SHOP = ''

/**
 * In which order this user walks through the aisles of the shop they are in. It is a setting of the account, learned on any of their phones, and
 * kept here as well: a shop is where there is no network.
 */
export function useAisleOrder() {
  const text = useSyncExternalStore(deviceStore.subscribe, () => deviceStore.find(STORAGE_KEY))
  const shop = useSyncExternalStore(deviceStore.subscribe, () => deviceStore.find(SHOP)) ?? ANY_SHOP
  const walks = useMemo(() => parseAisleOrders(text), [text])
  useEffect(() => {
    exchange().catch(() => {
      // Without a network the walk of this phone is the walk; the next screen tries again.
    })
  }, [])
  const walk = useMemo(() => completeAisleOrder(aislesOf(walks, shop)), [walks, shop])
  return {
    walk,
    shop,
    shops: walks.flatMap((each) => each.shop || []),
    chooseShop: (name: string) => {
      if (name !== ANY_SHOP && !walks.some((each) => each.shop === name)) keep([{ shop: name, aisles: [...walk] }, ...walks])
      deviceStore.save(SHOP, name || undefined)
    },
    /** Learns from the order in which things went into the basket. */
    learn: (ticked: readonly PantryCategory[]) => {
      if (new Set(ticked).size < 2) return
      keep([{ shop, aisles: learnAisleOrder(aislesOf(walks, shop), ticked) }, ...walks.filter((each) => each.shop !== shop)])
    },
  }
}

/** A shop that was never walked is taken for any other. */
function aislesOf(walks: AisleOrders, shop: string): readonly PantryCategory[] {
  return (walks.find((each) => each.shop === shop) ?? walks.find((each) => each.shop === ANY_SHOP))?.aisles ?? []
}

/** Those that were walked through last come first; those of long ago make room. */
function keep(walks: AisleOrders): void {
  deviceStore.save(STORAGE_KEY, JSON.stringify(walks.slice(0, LIMITS.shops)))
  deviceStore.save(UNSENT_KEY, '1')
  exchange().catch(() => {
    // It is sent when a list is opened next.
  })
}

async function exchange(): Promise<void> {
  if (deviceStore.find(UNSENT_KEY) === undefined) {
    const { aisle_orders: walks } = await call(readPreferences)
    if (deviceStore.find(UNSENT_KEY) === undefined) deviceStore.save(STORAGE_KEY, JSON.stringify(walks))
    return
  }
  const sent = deviceStore.find(STORAGE_KEY)
  await call(updatePreferences, { body: { aisle_orders: parseAisleOrders(sent) } })
  if (deviceStore.find(STORAGE_KEY) === sent) deviceStore.save(UNSENT_KEY, undefined)
}

/** What is kept here; what is no walk of aisles that there are is left out. */
function parseAisleOrders(text: string | undefined): AisleOrders {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.flatMap(parseAisleOrder) : []
  } catch {
    return []
  }
}

function parseAisleOrder(kept: unknown): AisleOrders {
  if (typeof kept !== 'object' || kept === null || !('shop' in kept) || !('aisles' in kept)) return []
  const { shop, aisles } = kept
  return typeof shop === 'string' && Array.isArray(aisles) ? [{ shop, aisles: aisles.filter(isPantryCategory) }] : []
}
