import { createOpenFoodFacts } from '@spizarka/integrations/product-lookup'
import type { OffSimulator } from '@spizarka/integrations/product-lookup/simulator'
import { startTestApp, type TestApp } from './harness.ts'

/** A test app that looks products up at the simulated Open Food Facts; `totalMs` is how long it waits for an answer. */
export async function startLookupApp(
  simulator: OffSimulator,
  settings: Record<string, string> = {},
  databaseUrl?: string,
  totalMs = 1_500,
): Promise<TestApp> {
  const productLookup = createOpenFoodFacts({ baseUrl: simulator.url, userAgent: 'Spizarka/test', totalMs, restMs: 200 })
  const app = await startTestApp({
    settings: { OFF_RATE: '1000000/60', RATE_LOOKUP_USER: '1000000/60', ...settings },
    context: { productLookup },
    databaseUrl,
  })
  return {
    ...app,
    async close() {
      await app.close()
      await productLookup.close()
    },
  }
}
