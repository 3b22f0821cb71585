import { createBuiltinEngine } from '../builtin/index.ts'
import type { Engine } from '../port.ts'
import { createAsk } from './ask.ts'
import type { CallLog } from './call-log.ts'
import { composeRecipes } from './compose-recipes/compose-recipes.ts'
import { extractProducts } from './extract-products/extract-products.ts'
import { illustrate } from './illustrate/illustrate.ts'
import { createPaint } from './illustrate/paint.ts'
import { readReceipt } from './read-receipt/read-receipt.ts'
import { Sender } from './send.ts'
import type { LlmModelSettings } from './settings.ts'
import { createSupervise } from './supervise.ts'
import { vendorImageModel, vendorModel } from './vendor-model.ts'

const FIRST_PAUSE_MS = 500

/** The built-in engine helped by a language model; whatever the model fails to answer, the built-in reading stands. */
export function createLlmEngine(settings: LlmModelSettings, log: CallLog, pauseMs: number = FIRST_PAUSE_MS): Engine {
  const totalMs = settings.timeoutSeconds * 1000
  const ask = createAsk(new Sender(vendorModel(settings)), settings, log, { totalMs, pauseMs })
  const imageModel = vendorImageModel(settings)
  const paint =
    imageModel && createPaint(imageModel, createSupervise({ provider: settings.provider, model: imageModel.modelId }, log), totalMs)
  const builtin = createBuiltinEngine()
  return {
    ...builtin,
    async extractProducts(request, signal) {
      signal?.throwIfAborted()
      return extractProducts(ask, request, signal)
    },
    composeRecipes: (request, signal) => composeRecipes(ask, request, signal),
    ...(settings.vision && {
      readReceipt: (request, signal) => readReceipt(ask, builtin.readReceipt, request, signal),
    }),
    ...(paint && {
      illustrate: (request, signal) => illustrate(paint, builtin.illustrate, request, signal),
    }),
  }
}
