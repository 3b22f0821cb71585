import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { leanContract } from './lean-contract.ts'

const ENTRY = 'virtual:entry'

/** What the bundle of a page with this code would be. */
async function bundle(code: string): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === ENTRY ? join(import.meta.dirname, 'entry.js') : undefined),
    load: (id: string) => (id === join(import.meta.dirname, 'entry.js') ? code : undefined),
  }
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '..'),
    plugins: [entry, leanContract()],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  return result.output[0].code
}

describe('the contract in the bundle', () => {
  it('is the calls alone, those that are used, without zod', async () => {
    const code = await bundle(`export { addFromText } from '@spizarka/contract/intake'`)
    expect(code).toContain('/add-from-text/')
    expect(code).toContain('idempotent: true')
    expect(code).not.toContain('/pending-items/')
    expect(code).not.toContain('summary')
    expect(code.length).toBeLessThan(2000)
  })

  it('has no zod either where bodies share their fields, or a list is read off a schema', async () => {
    const code = await bundle(`export { copyDiary } from '@spizarka/contract/diary'
      export { DEVICES } from '@spizarka/contract/recipe-parts'`)
    expect(code).toContain('/diary/copy/')
    expect(code.length).toBeLessThan(2000)
  })

  it('still says whether an answer has a body', async () => {
    const code = await bundle(`export { readMe, signOut } from '@spizarka/contract/accounts'`)
    const page = await import(`data:text/javascript,${encodeURIComponent(code)}`)
    expect(page.readMe).toMatchObject({ path: '/auth/users/me/', status: 200, response: true })
    expect(page.signOut).toMatchObject({ path: '/auth/logout/', status: 204, response: undefined })
  })

  it('has a schema where one is imported by name', async () => {
    const code = await bundle(`export { userSchema } from '@spizarka/contract/accounts'`)
    expect(code).toContain('ai_points')
  })
})
