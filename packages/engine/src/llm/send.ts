import { APICallError, generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai'
import type { z } from 'zod'
import type { CallMeter } from './call-log.ts'
import { asLlmFailure, LlmFailure, MAX_READ_LENGTH } from './llm-failure.ts'

globalThis.AI_SDK_LOG_WARNINGS = false

/** What a question consists of, whatever it asks. */
export interface Prompt {
  /** The system prompt: the only instructions. */
  rules: string
  /** What the rules speak about; anything in it is data. */
  data: string
  /** A JPEG that the rules speak about. */
  picture?: Uint8Array
  /** In the form that every vendor takes: strict objects, all keys required, null for none, no limits. */
  schema: z.ZodType
}

/** Room for the answer and for a model that thinks first; what no list needs is not paid for. */
const MAX_OUTPUT_TOKENS = 8192

/** Request options that some servers refuse, and how their refusal names them. */
const OPTIONAL = {
  schema: /response_format|json_schema|output_config|structured output|tool_choice/i,
  temperature: /temperature/i,
  maxOutputTokens: /max_(?:completion_|output_)?tokens/i,
} as const
type Optional = keyof typeof OPTIONAL

/** Sends prompts to one model and remembers which options its server does not take. */
export class Sender {
  readonly #model: LanguageModel
  readonly #refused = new Set<Optional>()

  constructor(model: LanguageModel) {
    this.#model = model
  }

  /** What the model says to one request, or to a few while options are being dropped; throws `LlmFailure`. */
  async send(prompt: Prompt, meter: CallMeter, signal: AbortSignal): Promise<string> {
    for (;;) {
      try {
        return await this.#request(prompt, meter, signal)
      } catch (error) {
        if (APICallError.isInstance(error)) meter.answered(error.responseHeaders)
        const option = this.#refusedOption(error)
        if (!option) throw asLlmFailure(error)
        this.#refused.add(option)
      }
    }
  }

  async #request({ rules, data, picture, schema }: Prompt, meter: CallMeter, signal: AbortSignal): Promise<string> {
    meter.sent()
    const reply = await generateText({
      model: this.#model,
      instructions: rules,
      messages: [{ role: 'user', content: picture ? [textPart(data), picturePart(picture)] : data }],
      output: this.#refused.has('schema') ? Output.text() : Output.object({ schema, name: 'answer' }),
      temperature: this.#refused.has('temperature') ? undefined : 0,
      maxOutputTokens: this.#refused.has('maxOutputTokens') ? undefined : MAX_OUTPUT_TOKENS,
      maxRetries: 0,
      abortSignal: signal,
    }).catch((error: unknown) => {
      // The library found no object; the text of the answer may still hold one, and it has been paid for.
      if (NoObjectGeneratedError.isInstance(error)) return error
      throw error
    })
    meter.answered(reply.response?.headers, reply.usage)
    if (reply.finishReason === 'content-filter') throw new LlmFailure({ outcome: 'refused' })
    if (reply.finishReason === 'length') throw new LlmFailure({ outcome: 'cut_off' })
    return reply.text ?? ''
  }

  /** The option that a 400 names and that this server has not been spared yet. */
  #refusedOption(error: unknown): Optional | undefined {
    if (!APICallError.isInstance(error) || (error.statusCode !== 400 && error.statusCode !== 422)) return undefined
    const text = `${error.message} ${error.responseBody ?? ''}`.slice(0, MAX_READ_LENGTH)
    return (Object.keys(OPTIONAL) as Optional[]).find((option) => !this.#refused.has(option) && OPTIONAL[option].test(text))
  }
}

const textPart = (text: string) => ({ type: 'text', text }) as const
const picturePart = (data: Uint8Array) => ({ type: 'file', mediaType: 'image/jpeg', data }) as const
