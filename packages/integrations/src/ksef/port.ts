/** By what the register can be asked for a file that it was handed. */
export interface HandedOver {
  session: string
  invoice: string
}

export type RegisterAnswer =
  | { kind: 'processing' }
  | { kind: 'accepted'; number: string }
  /** It has an invoice of this seller under this number already: whatever was lost of an earlier try, or was sent by hand. */
  | { kind: 'duplicate'; number: string | null }
  | { kind: 'refused'; says: string }

/** No answer, or none that makes sense: what was asked is asked again. The message names no secret. */
export class RegisterError extends Error {}

/** The state's register of invoices. Throws nothing but RegisterError. */
export interface InvoiceRegister {
  /** Hands over the file of one invoice; whether it is taken is told by `status`. */
  send(file: Uint8Array): Promise<HandedOver>
  status(handed: HandedOver): Promise<RegisterAnswer>
  /** The signed receipt of an invoice that was accepted, as XML. */
  receipt(handed: HandedOver): Promise<string>
  close(): Promise<void>
}
