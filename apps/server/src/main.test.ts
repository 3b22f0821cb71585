import { once } from 'node:events'
import { chmod, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cloneDatabase } from '../test/clone-database.ts'
import { makeDataFolder, processesWith, type RunningServer, startServer } from '../test/running-server.ts'
import { freePort } from './platform/db/embedded-postgres/free-port.ts'

// Whole processes start and end here, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

const servers: RunningServer[] = []
afterAll(() => Promise.all(servers.filter((each) => each.process.exitCode === null).map((each) => each.end('SIGTERM'))))
async function start(environment: Record<string, string>): Promise<RunningServer> {
  const server = await startServer(environment)
  servers.push(server)
  return server
}

const register = (server: RunningServer, username: string) =>
  fetch(`${server.address}/api/auth/users/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, email: `${username}@example.com`, password: 'zielona-herbata-o-swicie' }),
  })

describe('with the embedded database, under LANG=C', () => {
  let DATA_DIR = ''
  let server: RunningServer
  let startMs = 0
  beforeAll(async () => {
    DATA_DIR = await makeDataFolder()
    await chmod(path.dirname(DATA_DIR), 0o700)
    const before = performance.now()
    server = await start({ DATA_DIR, LANG: 'C', LC_ALL: 'C' })
    startMs = performance.now() - before
  })

  test('it starts in a folder of its owner alone, tells its address and keeps its secrets', async () => {
    expect(server.output()).toContain(`Spiżarka działa: ${server.address}\n`)
    const [mailbox = ''] = /http:\S+\/dev\/mailbox\?key=\S+/.exec(server.output()) ?? []
    expect((await fetch(mailbox)).status).toBe(200)
    expect((await fetch(`${server.address}/dev/mailbox`)).status).toBe(403)
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404)
    for (const file of ['secret-key', 'mailbox-key', 'postgres/password'])
      expect((await stat(path.join(DATA_DIR, file))).mode & 0o777).toBe(0o600)
  })

  test('a second one on the same data is refused and harms nothing', async () => {
    await expect(startServer({ DATA_DIR })).rejects.toThrow('Another Spiżarka already runs on the data in')
    expect((await fetch(`${server.address}/api/ready/`)).status).toBe(200)
  })

  test('one Ctrl+C that comes twice stops it in order', async () => {
    const ended = server.end('SIGINT')
    server.process.kill('SIGINT')
    const { code, ms } = await ended
    expect(code).toBe(0)
    // Beside its start: some seconds, and as many more where the machine is busy.
    expect(ms).toBeLessThan(startMs)
    expect(await processesWith(DATA_DIR)).toEqual([])
  })
})

test('what was written is there after a stop, after a kill, and after a kill of everything', async () => {
  const DATA_DIR = await makeDataFolder()
  const first = await start({ DATA_DIR })
  expect((await register(first, 'ania')).status).toBe(201)
  expect(await first.end('SIGINT')).toMatchObject({ code: 0 })

  const second = await start({ DATA_DIR })
  expect((await register(second, 'ania')).status).toBe(400)
  expect((await register(second, 'basia')).status).toBe(201)
  await second.end('SIGKILL')
  expect(await processesWith(DATA_DIR)).not.toEqual([])

  const third = await start({ DATA_DIR })
  expect((await register(third, 'basia')).status).toBe(400)
  expect((await register(third, 'celina')).status).toBe(201)
  for (const pid of await processesWith(DATA_DIR)) process.kill(pid, 'SIGKILL')
  await third.end('SIGKILL')

  const fourth = await start({ DATA_DIR })
  expect((await register(fourth, 'celina')).status).toBe(400)
  await fourth.end('SIGTERM')
  expect(await processesWith(DATA_DIR)).toEqual([])
})

test('a database that dies is started again, and what was written is there', async () => {
  const DATA_DIR = await makeDataFolder()
  const server = await start({ DATA_DIR, PUBLIC_URL: 'https://spizarka.example' })
  // Under a name of the world without trust in the proxy that it needs.
  expect(server.output()).toContain('all visitors share one address')
  expect((await register(server, 'ewa')).status).toBe(201)
  for (const pid of await processesWith(path.join(DATA_DIR, 'postgres/data'))) process.kill(pid, 'SIGKILL')
  await expect.poll(() => register(server, 'ewa').then(({ status }) => status)).toBe(400)
  expect(server.output()).toContain('the embedded database has ended')
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
})

describe('with a database of one’s own', () => {
  test('no embedded one is started, and api and worker meet in it', async () => {
    const [DATA_DIR, DATABASE_URL, port] = [await makeDataFolder(), await cloneDatabase(), await freePort()]
    const METRICS_TOKEN = 'zeton-dla-prometheusa'
    const [api, worker] = await Promise.all([
      start({ DATA_DIR, DATABASE_URL, ROLE: 'api' }),
      start({ DATA_DIR, DATABASE_URL, ROLE: 'worker', WORKER_PORT: String(port), METRICS_TOKEN }),
    ])
    expect(await stat(path.join(DATA_DIR, 'postgres')).catch(() => 'none')).toBe('none')
    expect((await register(api, 'dorota')).status).toBe(201)
    await expect.poll(() => worker.output()).toContain('mail arrived in')
    const of = (page: string) => fetch(`http://127.0.0.1:${port}${page}`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    expect([(await of('/api/health/')).status, (await of('/api/ready/')).status, (await of('/api/pantry/')).status]).toEqual([
      200, 200, 404,
    ])
    expect(await (await of('/metrics')).text()).toMatch(/^mail_tries_total\{outcome="sent"\} 1$/m)
    expect(await Promise.all([api.end('SIGTERM'), worker.end('SIGTERM')])).toMatchObject([{ code: 0 }, { code: 0 }])
  })

  test('one that does not answer is told in a line', async () => {
    const port = await freePort()
    await expect(startServer({ DATABASE_URL: `postgres://nobody:tajne@127.0.0.1:${port}/none` })).rejects.toThrow(
      /^The database of DATABASE_URL does not answer: connect ECONNREFUSED [\d.:]+\n$/,
    )
  })
})

test('every problem of the settings is told at once', async () => {
  await expect(startServer({ PORT: 'x', ROLE: 'cook', HOST: '0.0.0.0' })).rejects.toThrow(/PORT: .*\n.*ROLE: /)
  await expect(startServer({ HOST: '0.0.0.0' })).rejects.toThrow(/SMTP_URL: .*\n.*PUBLIC_URL: /)
})

test('a port that is taken is told by its number, and nothing is left behind', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const DATA_DIR = await makeDataFolder()
  await expect(startServer({ DATA_DIR, PORT: String(port) })).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken`)
  expect(await processesWith(DATA_DIR)).toEqual([])
  other.close()
})
