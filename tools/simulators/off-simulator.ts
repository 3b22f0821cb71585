/**
 * A simulated Open Food Facts: `node tools/simulators/off-simulator.ts [PORT]`, then start the app with the setting it prints. It knows a few
 * invented products, and fails on purpose for the codes that it lists.
 */
import { SENTINELS, startOffSimulator } from '@spizarka/integrations/product-lookup/simulator'

const simulator = await startOffSimulator({ port: Number(process.argv[2] ?? 0) })
console.log(`OFF_BASE_URL=${simulator.url}`)
for (const gtin of simulator.records.keys()) console.log(gtin)
for (const [failure, gtin] of Object.entries(SENTINELS)) console.log(`${gtin} ${failure}`)
