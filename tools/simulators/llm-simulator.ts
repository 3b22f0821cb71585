/**
 * A language model that needs no key: `node tools/simulators/llm-simulator.ts [PORT]`, then start the app with the settings it prints.
 * It calls every line a product as typed; "symulacja awarii" and the like as a line of a list make it fail that way.
 */
import { startLlmSimulator } from '@spizarka/engine/simulator'

const simulator = await startLlmSimulator(Number(process.argv[2] ?? 0))
console.log(`LLM_PROVIDER=openai-compatible LLM_BASE_URL=${simulator.url} LLM_MODEL=simulated`)
