/** Signs in over and over, so many times at once, until it is stopped; then tells how many there were a second. */
export function keepSigningIn(address: string, credentials: { username: string; password: string }, atOnce: number) {
  const stopping = new AbortController()
  let count = 0
  const started = performance.now()
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(credentials)

  async function signInAgain(): Promise<void> {
    while (!stopping.signal.aborted) {
      const answer = await fetch(`${address}/api/auth/jwt/create/`, { method: 'POST', headers, body })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`A login was refused: ${answer.status}`)
      count += 1
    }
  }

  const all = Promise.all(Array.from({ length: atOnce }, signInAgain))
  return {
    async stop(): Promise<number> {
      stopping.abort()
      await all
      return (count * 1000) / (performance.now() - started)
    },
  }
}
