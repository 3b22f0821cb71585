import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { kill, startProcess } from '../../../../test/processes/start-process.ts'
import { isPostmaster, readPostmaster } from './ownership.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts'
import { rotateLog } from './supervise.ts'

const folder = path.join(await mkdtemp(path.join(tmpdir(), 'spizarka-pg-')), 'postgres')
const data = path.join(folder, 'data')
afterAll(() => rm(path.dirname(folder), { recursive: true, force: true }))

async function query(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.url() })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

async function postmasterPid(): Promise<number> {
  const postmaster = await readPostmaster(data)
  if (!postmaster) throw new Error('There is no server')
  return postmaster.pid
}

const stops: number[] = []
async function stop(server: EmbeddedPostgres): Promise<void> {
  const start = performance.now()
  await server.stop()
  stops.push(performance.now() - start)
}

test('the cluster is UTF-8 and sorts as Poles do', async () => {
  await mkdir(`${data}.new`, { recursive: true })
  await writeFile(`${data}.new/PG_VERSION`, 'of a first start that was interrupted')
  const server = await startEmbeddedPostgres(folder)
  const sorted = `select string_agg(word, ' ' order by word) as words from unnest(array['zebra', 'łosoś', 'lis', 'ćma', 'cebula']) word`
  expect(await query(server, sorted)).toEqual([{ words: 'cebula ćma lis łosoś zebra' }])
  expect(await query(server, `select current_setting('server_encoding') as encoding`)).toEqual([{ encoding: 'UTF8' }])
  await query(server, `create table kept as select 'żółć' as word`)

  await stop(server)
  expect(await readPostmaster(data)).toBeUndefined()
})

test('a folder in use is refused, and its user is not disturbed', async () => {
  const owner = await startProcess('hold-postgres.ts', folder)
  const pid = await postmasterPid()
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow('Another Spiżarka already runs on the data in')
  expect(await postmasterPid()).toBe(pid)
  expect(await isPostmaster(pid, data)).toBe(true)
  await kill(owner)
})

test('the server that a killed process left behind is ended, and its data are there', async () => {
  const abandoned = await postmasterPid()
  expect(await isPostmaster(abandoned, data)).toBe(true)
  const server = await startEmbeddedPostgres(folder)
  expect(await isPostmaster(abandoned, data)).toBe(false)
  expect(await query(server, 'select word from kept')).toEqual([{ word: 'żółć' }])
  await stop(server)
})

test('it starts at once after everything was killed', async () => {
  const owner = await startProcess('hold-postgres.ts', folder)
  const { pid, port } = (await readPostmaster(data)) ?? { pid: 0, port: 0 }
  expect(port).toBeGreaterThan(0)
  process.kill(pid, 'SIGKILL')
  await kill(owner)
  const server = await startEmbeddedPostgres(folder)
  expect(await query(server, 'select word from kept')).toEqual([{ word: 'żółć' }])
  await stop(server)
})

test('a file that names a process of somebody else does not keep it from starting', async () => {
  await writeFile(path.join(data, 'postmaster.pid'), `${process.pid}\n${data}\n0\n1\n\n127.0.0.1\n0 0\nready\n`)
  const server = await startEmbeddedPostgres(folder)
  expect(await query(server, 'select word from kept')).toEqual([{ word: 'żółć' }])
  await stop(server)
})

test('it stops within a second', () => {
  // The quickest of these: how long the machine leaves a process waiting is not the question.
  expect(Math.min(...stops)).toBeLessThan(1_000)
})

test('it tells when the server ends by itself', async () => {
  const server = await startEmbeddedPostgres(folder)
  process.kill(await postmasterPid(), 'SIGKILL')
  await expect(server.ended).resolves.toBeUndefined()
  await server.stop()
})

test('a long log becomes an old one, of which three are kept; a short one stays', async () => {
  const log = path.join(folder, 'some.log')
  const read = (name: string) => readFile(path.join(folder, name), 'utf8')
  for (const text of ['one', 'two', 'three', 'four', 'five']) {
    await writeFile(log, text)
    await rotateLog(log, 2)
  }
  expect([await read('some.log'), await read('some.log.1'), await read('some.log.3')]).toEqual(['', 'five', 'three'])
  await expect(read('some.log.4')).rejects.toThrow('ENOENT')
  await writeFile(log, 'ab')
  await rotateLog(log, 2)
  expect(await read('some.log')).toBe('ab')
})
