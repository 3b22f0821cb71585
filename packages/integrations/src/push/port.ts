/** Where a browser is reached, and the keys that seal what it is told; both in base64url. */
export interface PushTarget {
  /** Of its push service. Whoever knows it can send there. */
  endpoint: string
  p256dh: string
  auth: string
}

/** One message to one browser. */
export interface PushContent {
  /** At most 3,000 bytes; push services take no more than 4,096 once it is sealed. */
  payload: string
  /** Seconds that the push service keeps it for a device that is off. */
  ttlSeconds: number
  /** Of messages with one topic that wait for a device only the last is kept; at most 32 letters, digits, `-` and `_`. */
  topic: string
}

/**
 * Why a message was not taken: `gone` is a browser that is not there any more, `refused` what will never be taken as it is, `unreachable` a
 * service that did not answer or wants to be asked later. `retryable` says whether another try may help.
 */
export class PushError extends Error {
  readonly kind: 'gone' | 'refused' | 'unreachable'
  readonly retryable: boolean

  constructor(kind: PushError['kind'], message: string, options: { cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'PushError'
    this.kind = kind
    this.retryable = kind === 'unreachable'
  }
}

/** Hands messages to the push services of browsers; throws nothing but PushError. */
export interface PushSender {
  /** What browsers subscribe with, in base64url. */
  readonly publicKey: string
  /** Whether an address can be that of a push service, as far as its letters tell: https, a name, its usual port, no credentials. */
  accepts(endpoint: string): boolean
  /** Resolves once the push service has taken it, which says nothing of the device. Takes 10 s at most. */
  send(target: PushTarget, content: PushContent): Promise<void>
  close(): Promise<void>
}
