import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { leanIcons } from './lean-icons.ts'

const ENTRY = join(import.meta.dirname, 'entry.js')

describe('an icon in the bundle', () => {
  it('is its lines without their keys, drawn by a component of ours', async () => {
    const entry = {
      name: 'entry',
      resolveId: (id: string) => (id === 'virtual:entry' ? ENTRY : undefined),
      load: (id: string) => (id === ENTRY ? `export { Bell } from 'lucide-react'` : undefined),
    }
    const result = (await build({
      configFile: false,
      logLevel: 'error',
      root: join(import.meta.dirname, '..'),
      plugins: [entry, leanIcons()],
      build: {
        write: false,
        minify: false,
        rolldownOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict', external: ['react'] },
      },
    })) as Rolldown.RolldownOutput
    const { code } = result.output[0]
    expect(code).toContain('M10.268 21a2 2 0 0 0 3.464 0')
    expect(code).not.toMatch(/key:|name: "bell"/)
    expect(code).toContain('createLeanIcon')
    expect(code).not.toContain('buildLucide')
  })
})
