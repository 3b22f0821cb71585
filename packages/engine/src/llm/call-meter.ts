import type { CallEntry } from './call-log.ts'

/** Counts what one question costs over all its requests. */
export class CallMeter {
  #requests = 0
  #inputTokens = 0
  #outputTokens = 0
  #requestId: string | null = null

  sent(): void {
    this.#requests += 1
  }

  answered(headers: Record<string, string> | undefined, usage?: { inputTokens?: number; outputTokens?: number }): void {
    this.#requestId = headers?.['x-request-id'] ?? headers?.['request-id'] ?? null
    this.#inputTokens += usage?.inputTokens ?? 0
    this.#outputTokens += usage?.outputTokens ?? 0
  }

  /** What was used so far; `requestId` names the last request that was answered. */
  reading(): Pick<CallEntry, 'requests' | 'requestId' | 'inputTokens' | 'outputTokens'> {
    return { requests: this.#requests, requestId: this.#requestId, inputTokens: this.#inputTokens, outputTokens: this.#outputTokens }
  }
}
