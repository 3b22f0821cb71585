import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { LlmModelSettings } from './settings.ts'

/** The vendor's client for the model; opens no connection. */
export function vendorModel({ provider, baseUrl, apiKey, model }: LlmModelSettings): LanguageModel {
  if (provider === 'anthropic') return createAnthropic({ baseURL: baseUrl, apiKey })(model)
  if (!baseUrl) throw new Error('an openai-compatible provider needs a base address')
  // Without the flag the schema would be sent nowhere, not even in the prompt.
  return createOpenAICompatible({ name: 'llm', baseURL: baseUrl, apiKey, supportsStructuredOutputs: true })(model)
}
