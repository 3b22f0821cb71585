declare module 'autocannon' {
  interface Options {
    url: string
    headers?: Record<string, string>
    /** Called in turn. */
    requests?: readonly { path: string }[]
    connections: number
    /** Seconds. */
    duration: number
  }
  interface Result {
    non2xx: number
    errors: number
  }
  interface Instance {
    on(event: 'response', listener: (client: unknown, statusCode: number, bytes: number, milliseconds: number) => void): this
  }
  export default function autocannon(options: Options, done: (error: Error | null, result: Result) => void): Instance
}
