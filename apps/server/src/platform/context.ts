import type { Engine } from '@spizarka/engine'
import type { InvoiceRegister } from '@spizarka/integrations/ksef'
import type { Mailer } from '@spizarka/integrations/mail'
import type { Mailbox } from '@spizarka/integrations/mail/simulator'
import type { PaymentNotification, PaymentOperator, PlacedPayment } from '@spizarka/integrations/payments'
import type { ProductLookup } from '@spizarka/integrations/product-lookup'
import type { PushSender } from '@spizarka/integrations/push'
import type { FileStorage } from '@spizarka/integrations/storage'
import type { PageReader } from '@spizarka/integrations/web-page'
import type { Logger } from 'pino'
import type { Passwords } from './auth/passwords.ts'
import type { Tokens } from './auth/tokens.ts'
import type { Clock } from './clock/clock.ts'
import type { Db } from './db/connect.ts'
import type { PreparedReads } from './db/prepared-reads.ts'
import type { Settings } from './env/settings.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { RateLimits } from './rate-limit/rate-limits.ts'
import type { Sealing } from './sealing/sealing.ts'

/** What a command may use beyond its arguments; made once, in `app/build-context.ts`. */
export interface AppContext {
  readonly settings: Settings
  readonly clock: Clock
  readonly log: Logger
  readonly db: Db
  /** The same database for the few statements that nearly every call sends (`createPreparedReads`). */
  readonly reads: PreparedReads['reads']
  readonly readPrepared: PreparedReads['readPrepared']
  readonly jobs: Jobs
  readonly mailer: Mailer
  /** The mailer's other side where it keeps the mails on this machine: there, and only there, people can read them. */
  readonly mailbox?: Mailbox
  /** What the mailbox page asks for, where it asks for a key. */
  readonly mailboxKey?: string
  readonly engine: Engine
  /** Looks up barcodes that are not known here; absent where the settings name no service. */
  readonly productLookup?: ProductLookup
  /** The payment operator; absent where none is configured: plans are then shown but cannot be bought. */
  readonly payments?: PaymentOperator
  /** Undefined where nothing is sent to devices. */
  readonly push?: PushSender
  /** Makes the built-in till's notifications; present where the till is the operator. */
  readonly till?: { notificationOf(payment: PlacedPayment): PaymentNotification }
  /** The state's register of invoices; absent where the settings have no token for it: files are downloaded then, and handed over by a person. */
  readonly ksef?: InvoiceRegister
  /** Pages that recipes are imported from. */
  readonly webPages: PageReader
  /** Pictures of dishes. */
  readonly files: FileStorage
  readonly passwords: Passwords
  readonly tokens: Tokens
  readonly sealing: Sealing
  readonly rateLimits: RateLimits
  /** Address that people reach the app at, without a trailing slash. */
  readonly publicUrl: string
}
