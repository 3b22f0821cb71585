import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { ImageModel, LanguageModel } from 'ai'
import { createBuiltinEngine } from '../builtin/index.ts'
import type { Engine } from '../port.ts'
import { analyseMeal } from './analyse-meal/analyse-meal.ts'
import { createAsk } from './ask.ts'
import { boundedFetch, MAX_ANSWER_BYTES, MAX_PICTURE_BYTES } from './bounded-fetch.ts'
import type { CallLog } from './call-log.ts'
import { composeRecipes } from './compose-recipes/compose-recipes.ts'
import { extractProducts } from './extract-products/extract-products.ts'
import { createGuardedCall } from './guarded-call.ts'
import { createImageGenerator, illustrate } from './illustrate/illustrate.ts'
import { readReceipt } from './read-receipt/read-receipt.ts'
import { Sender } from './send.ts'
import type { LlmModelSettings } from './settings.ts'

const FIRST_PAUSE_MS = 500

/** The built-in engine helped by a language model; whatever the model fails to answer, the built-in reading stands. */
export function createLlmEngine(settings: LlmModelSettings, log: CallLog, pauseMs: number = FIRST_PAUSE_MS): Engine {
  const totalMs = settings.timeoutSeconds * 1000
  const ask = createAsk(new Sender(vendorModel(settings)), settings, log, { totalMs, pauseMs })
  const imageModel = vendorImageModel(settings)
  const generateDishImage =
    imageModel &&
    createImageGenerator(imageModel, createGuardedCall({ provider: settings.provider, model: imageModel.modelId }, log), totalMs)
  const builtin = createBuiltinEngine()
  return {
    ...builtin,
    async extractProducts(request, signal) {
      signal?.throwIfAborted()
      return extractProducts(ask, request, signal)
    },
    async analyseMeal(request, signal) {
      signal?.throwIfAborted()
      return analyseMeal(ask, request, signal)
    },
    composeRecipes: (request, signal) => composeRecipes(ask, builtin.composeRecipes, request, signal),
    ...(settings.vision && {
      readReceipt: (request, signal) => readReceipt(ask, builtin.readReceipt, request, signal),
    }),
    ...(generateDishImage && {
      illustrate: (request, signal) => illustrate(generateDishImage, builtin.illustrate, request, signal),
    }),
  }
}

/** The vendor's client for the model; opens no connection. */
export function vendorModel({ provider, baseUrl, apiKey, model }: LlmModelSettings): LanguageModel {
  const fetch = boundedFetch(MAX_ANSWER_BYTES)
  if (provider === 'anthropic') return createAnthropic({ baseURL: baseUrl, apiKey, fetch })(model)
  if (!baseUrl) throw new Error('an openai-compatible provider needs a base address')
  // Without the flag the schema would be sent nowhere, not even in the prompt.
  return createOpenAICompatible({ name: 'llm', baseURL: baseUrl, apiKey, fetch, supportsStructuredOutputs: true })(model)
}

/** The vendor's client for the model that makes pictures; null where none is set, and of a vendor that has none. */
function vendorImageModel({ provider, baseUrl, apiKey, imageModel }: LlmModelSettings): Exclude<ImageModel, string> | null {
  if (!imageModel || provider === 'anthropic' || !baseUrl) return null
  return createOpenAICompatible({ name: 'llm', baseURL: baseUrl, apiKey, fetch: boundedFetch(MAX_PICTURE_BYTES) }).imageModel(imageModel)
}
