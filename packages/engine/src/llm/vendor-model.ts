import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { ImageModel, LanguageModel } from 'ai'
import type { LlmModelSettings } from './settings.ts'

/** The vendor's client for the model; opens no connection. */
export function vendorModel({ provider, baseUrl, apiKey, model }: LlmModelSettings): LanguageModel {
  if (provider === 'anthropic') return createAnthropic({ baseURL: baseUrl, apiKey })(model)
  if (!baseUrl) throw new Error('an openai-compatible provider needs a base address')
  // Without the flag the schema would be sent nowhere, not even in the prompt.
  return createOpenAICompatible({ name: 'llm', baseURL: baseUrl, apiKey, supportsStructuredOutputs: true })(model)
}

/** The vendor's client for the model that makes pictures; null where none is set, and of a vendor that has none. */
export function vendorImageModel({ provider, baseUrl, apiKey, imageModel }: LlmModelSettings): Exclude<ImageModel, string> | null {
  if (!imageModel || provider === 'anthropic' || !baseUrl) return null
  return createOpenAICompatible({ name: 'llm', baseURL: baseUrl, apiKey }).imageModel(imageModel)
}
