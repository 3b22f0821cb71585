import { createBuiltinEngine } from './builtin/index.ts'
import type { CallLog } from './llm/call-log.ts'
import type { LlmSettings } from './llm/settings.ts'
import type { Engine } from './port.ts'

/**
 * The engine that the settings ask for: the built-in one, or the built-in one helped by a language model.
 * `log` gets one entry for every call to the model and never a prompt or an answer.
 */
export async function createEngine(settings: LlmSettings, log: CallLog): Promise<Engine> {
  const builtin = createBuiltinEngine()
  // The index over the food table is built on first use; the first list of a process is not to wait for it.
  await builtin.extractProducts({ text: 'mleko' })
  if (settings.provider === 'none') return builtin
  // The vendors' libraries take longer to load than everything else together: only who uses them pays.
  const { createLlmEngine } = await import('./llm/index.ts')
  return createLlmEngine(settings, log)
}
