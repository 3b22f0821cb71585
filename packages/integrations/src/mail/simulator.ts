import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { checkMessage, MailError, type Mailer, type MailMessage, messageSchema } from './port.ts'

/** A mail that arrived in the mailbox. */
export interface KeptMail {
  arrivedAt: Date
  message: MailMessage
}

/** A mail server for one's own machine: keeps what it is handed, for a person to read. */
export interface Mailbox extends Mailer {
  /** The kept mails, newest first. */
  list(): Promise<KeptMail[]>
  find(id: string): Promise<KeptMail | undefined>
}

/** Recipients that the mailbox fails for, so that both failures can be tried by hand (at any domain). */
export const SENTINEL_RECIPIENTS = { refused: 'refused', unavailable: 'unavailable' } as const

const keptMailSchema = z.object({ arrivedAt: z.coerce.date(), message: messageSchema })

export interface MailboxOptions {
  /** Made when it is not there; shared by every process of this machine that runs on the same data. */
  folder: string
  /** How many mails are kept; the oldest goes first. */
  keep?: number
  onArrival?: (message: MailMessage) => void
}

/** Opens the mailbox in a folder; the mails in it outlive the process. */
export function openMailbox({ folder, keep = 100, onArrival }: MailboxOptions): Mailbox {
  const fileOf = (id: string) => path.join(folder, `${id}.json`)

  async function list(): Promise<KeptMail[]> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
    const mails = await Promise.all(files.map((file) => read(path.join(folder, file))))
    return mails.filter((mail) => mail !== undefined).sort((a, b) => b.arrivedAt.getTime() - a.arrivedAt.getTime())
  }

  return {
    list,
    async find(id) {
      return /^[\w-]+$/.test(id) ? read(fileOf(id)) : undefined
    },
    async send(message) {
      checkMessage(message)
      failForSentinel(message.to.address)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Renamed into place: a reader never meets half a mail. Mails hold links that open accounts, hence the mode.
      const unfinished = `${fileOf(message.id)}.${process.pid}.part`
      await writeFile(unfinished, JSON.stringify({ arrivedAt: new Date(), message }), { mode: 0o600 })
      await rename(unfinished, fileOf(message.id))
      const tooMany = (await list()).slice(keep)
      await Promise.all(tooMany.map((mail) => rm(fileOf(mail.message.id), { force: true })))
      onArrival?.(message)
    },
    async close() {},
  }
}

async function read(file: string): Promise<KeptMail | undefined> {
  try {
    return keptMailSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    // Another process made room meanwhile.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function failForSentinel(address: string): void {
  const name = address.split('@')[0]
  if (name === SENTINEL_RECIPIENTS.refused) throw new MailError('mail not handed over: refused', { retryable: false })
  if (name === SENTINEL_RECIPIENTS.unavailable) throw new MailError('mail not handed over: unavailable', { retryable: true })
}
