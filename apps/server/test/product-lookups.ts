import { createOpenFoodFacts } from '@spizarka/integrations/product-lookup'
import type { OffSimulator } from '@spizarka/integrations/product-lookup/simulator'
import { startTestApp, type TestApp } from './harness.ts'

/** A test app that looks products up at the simulated Open Food Facts, patient for a second and a half. */
export async function startLookupApp(
  simulator: OffSimulator,
  settings: Record<string, string> = {},
  databaseUrl?: string,
): Promise<TestApp> {
  const productLookup = createOpenFoodFacts({ baseUrl: simulator.url, userAgent: 'Spizarka/test', totalMs: 1_500, restMs: 200 })
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
