/** Which language model helps the built-in engine; `none` for none. */
export type LlmSettings = { provider: 'none' } | LlmModelSettings

export interface LlmModelSettings {
  provider: 'openai-compatible' | 'anthropic'
  /** Address of the API with its version (`http://127.0.0.1:11434/v1`); the vendor's own when absent. */
  baseUrl?: string
  /** Not needed by a local server. */
  apiKey?: string
  model: string
  /** Whether the model reads pictures. */
  vision: boolean
  /** Model of the same vendor that makes pictures; without one dishes get drawn cards. */
  imageModel?: string
  /** Longest time that one action may take in all, its retries included; a single try gets half of it. */
  timeoutSeconds: number
}

interface LlmEnvironment {
  LLM_PROVIDER: 'none' | 'openai-compatible' | 'anthropic'
  LLM_BASE_URL?: string
  LLM_API_KEY?: string
  LLM_MODEL?: string
  LLM_VISION: boolean
  LLM_IMAGE_MODEL?: string
  LLM_TIMEOUT_SECONDS: number
}

/** The `LLM_*` settings of the environment, checked by whoever read them, in the engine's own words. */
export function llmSettings(environment: LlmEnvironment): LlmSettings {
  const { LLM_PROVIDER: provider, LLM_MODEL: model } = environment
  if (provider === 'none') return { provider }
  if (!model) throw new Error('LLM_MODEL is needed when LLM_PROVIDER is set')
  return {
    provider,
    model,
    baseUrl: environment.LLM_BASE_URL,
    apiKey: environment.LLM_API_KEY,
    vision: environment.LLM_VISION,
    imageModel: environment.LLM_IMAGE_MODEL,
    timeoutSeconds: environment.LLM_TIMEOUT_SECONDS,
  }
}
