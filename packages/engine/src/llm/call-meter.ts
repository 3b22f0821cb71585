/** Counts what one question costs over all its requests. */
export class CallMeter {
  requests = 0
  inputTokens = 0
  outputTokens = 0
  /** The vendor's name for the last request, for its support. */
  requestId: string | null = null

  sent(): void {
    this.requests += 1
  }

  answered(headers: Record<string, string> | undefined, usage?: { inputTokens?: number; outputTokens?: number }): void {
    this.requestId = headers?.['x-request-id'] ?? headers?.['request-id'] ?? null
    this.inputTokens += usage?.inputTokens ?? 0
    this.outputTokens += usage?.outputTokens ?? 0
  }
}
