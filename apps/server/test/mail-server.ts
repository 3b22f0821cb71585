import { SMTPServer } from 'smtp-server'

/** A mail server that speaks the real protocol and can be started late. */
export class MailServer {
  /** Everyone a mail was delivered to. */
  readonly recipients: string[] = []
  readonly #port: number
  #server: SMTPServer | undefined

  private constructor(port: number) {
    this.#port = port
  }

  /** Finds a port and leaves it free. */
  static async onFreePort(): Promise<MailServer> {
    const probe = new MailServer(0)
    const port = await probe.start()
    await probe.stop()
    return new MailServer(port)
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`
  }

  start(): Promise<number> {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, { envelope }, done) => {
        stream.resume().on('end', () => {
          this.recipients.push(...envelope.rcptTo.map(({ address }) => address))
          done()
        })
      },
    })
    return new Promise((resolve) => {
      const listening = this.#server?.listen(this.#port, '127.0.0.1', () => {
        const address = listening?.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  }

  stop(): Promise<void> {
    return new Promise((resolve) => (this.#server ? this.#server.close(() => resolve()) : resolve()))
  }
}
