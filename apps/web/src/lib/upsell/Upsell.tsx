import { lazy, Suspense } from 'react'
import type { UpsellFeature } from './upsell-variants.ts'

const UpsellSheet = lazy(async () => ({ default: (await import('./UpsellSheet.tsx')).UpsellSheet }))

/** The offer of Premium from the side that somebody has just reached for; nothing, and no code of it, until then. */
export function Upsell({ feature, onClose }: { feature: UpsellFeature | false | undefined; onClose: () => void }) {
  return feature ? (
    <Suspense>
      <UpsellSheet feature={feature} onClose={onClose} />
    </Suspense>
  ) : null
}
