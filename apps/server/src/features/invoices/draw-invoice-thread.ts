import { on } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { drawInvoice } from './draw-invoice.ts'
import { invoiceSchema } from './invoice.ts'

if (parentPort)
  for await (const [invoice] of on(parentPort, 'message')) parentPort.postMessage(await drawInvoice(invoiceSchema.parse(invoice)))
