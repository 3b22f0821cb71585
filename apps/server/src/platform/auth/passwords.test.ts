import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { limitConcurrency } from '../concurrency/concurrency.ts'
import { createPasswords } from './passwords.ts'

const passwords = await createPasswords()

test('a password fits its own hash alone', async () => {
  const hash = await passwords.hash('zażółć gęślą jaźń')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.verify(hash, 'zażółć gęślą jaźń')).toBe(true)
  expect(await passwords.verify(hash, 'zazolc gesla jazn')).toBe(false)
})

test('a password is the same however a keyboard puts its letters together', async () => {
  const hash = await passwords.hash('łąka'.normalize('NFD'))
  expect(await passwords.verify(hash, 'łąka'.normalize('NFC'))).toBe(true)
})

// That it takes as long as for a known one is shown where somebody signs in.
test('for an unknown account nothing fits', async () => {
  expect(await passwords.verify(null, 'b')).toBe(false)
})

test('a hash that is none is an error, and the next password is checked all the same', async () => {
  await expect(passwords.verify('', 'a')).rejects.toThrow('could not be held against its hash')

  expect(await passwords.verify(await passwords.hash('a'), 'a')).toBe(true)
})

test.runIf(process.platform === 'linux')('hashing gives way to whatever else the process does', async () => {
  await passwords.hash('a')
  const threads = await readdir('/proc/self/task')
  const stats = await Promise.all(threads.map((thread) => readFile(`/proc/self/task/${thread}/stat`, 'utf8').catch(() => '')))
  // The 19th field; the second, the name in brackets, may hold spaces.
  const priorities = stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]))
  expect(priorities).toContain(10)
})

test('a crowd at the door leaves the core free for as long as it takes it', async () => {
  const hash = await passwords.hash('a')
  const [before, start] = [process.cpuUsage(), performance.now()]
  await Promise.all(Array.from({ length: 12 }, () => passwords.verify(hash, 'a')))
  const { user, system } = process.cpuUsage(before)
  // Time of the processor, so that whatever else the machine does at the moment only lowers the share.
  expect((user + system) / 1000 / (performance.now() - start)).toBeLessThan(0.75)
})

test('of more than wait for four seconds the others are refused, and told when to come back', async () => {
  const hash = await passwords.hash('a')
  const tries = Array.from({ length: 112 }, (_, each) => passwords.verify(hash, 'b', ['203.0.113.7', `nobody-${each}`]))
  const answers = await Promise.allSettled(tries)
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toHaveLength(11)
  expect(refused[0]).toMatchObject({ code: 'too_busy', data: { seconds: 2 } })
})

test('no more than the limit runs at once, and a failure frees its place', async () => {
  const limited = limitConcurrency(2)
  let running = 0
  let most = 0
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) =>
      limited(async () => {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setTimeout(resolve, 1))
        running -= 1
        if (number % 3 === 0) throw new Error('no')
      }),
    ),
  )
  expect(most).toBe(2)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(13)
})
