import { deviceStore } from '../storage/device-store.ts'

const STORAGE_KEY = 'order'

/** What is remembered of an order while its owner is away at the paywall. */
export interface RememberedOrder {
  sessionId: string
  /** Premium, rocznie */
  product: string
  /** The address of the screen that led to the plans; undefined where none did. */
  from?: string | undefined
  /** The balance before it. */
  points: number
}

/** Kept on the device, not in the tab: banks give the browser back in another one. */
export const orderMemory = {
  save: (order: RememberedOrder): void => deviceStore.save(STORAGE_KEY, JSON.stringify(order)),
  /** The last order, if it is this one. */
  find(sessionId: string): RememberedOrder | undefined {
    const order = parsed(deviceStore.find(STORAGE_KEY))
    return order?.sessionId === sessionId ? order : undefined
  },
}

function parsed(text: string | undefined): RememberedOrder | undefined {
  try {
    const { sessionId, product, from, points }: Record<string, unknown> = Object(JSON.parse(text ?? 'null'))
    if (typeof sessionId !== 'string' || typeof product !== 'string' || typeof points !== 'number') return undefined
    // Two slashes would be another site.
    return { sessionId, product, points, ...(typeof from === 'string' && /^\/(?!\/)/.test(from) && { from }) }
  } catch {
    return undefined
  }
}

/** Screens on which plans are chosen and paid for: nobody is led back to them. */
const PLAN_PATHS = ['/settings', '/payment-status', '/plany', '/login', '/register']

/** The address of this app that was open before the plans were, as far as the browser knows. */
export function screenBeforePlans(): string | undefined {
  // Missing in older browsers, whatever the types say.
  const history: Navigation | undefined = globalThis.navigation
  const here = history?.currentEntry?.index ?? 0
  for (const { url } of (history?.entries() ?? []).slice(0, here).toReversed()) {
    const { pathname, search } = new URL(url ?? '/', location.origin)
    if (!PLAN_PATHS.some((path) => pathname.startsWith(path))) return pathname + search
  }
  return undefined
}
