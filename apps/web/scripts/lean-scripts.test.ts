import { join } from 'node:path'
import { Script } from 'node:vm'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { leanScripts } from './lean-scripts.ts'

const ENTRY = join(import.meta.dirname, 'entry.js')

it('brings the scripts that run before the app without their comments, as scripts', async () => {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'virtual:entry' ? ENTRY : undefined),
    load: (id: string) => (id === ENTRY ? 'console.log(1)' : undefined),
  }
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '..'),
    plugins: [entry, leanScripts()],
    build: { write: false, rolldownOptions: { input: 'virtual:entry' } },
  })) as Rolldown.RolldownOutput
  for (const [name, kept] of [
    ['before-paint.js', 'spizarka.consent'],
    ['still-page.js', 'spizarka:started'],
    ['redraw.js', 'x-drawn-for'],
  ] as const) {
    const file = output.find(({ fileName }) => fileName === name)
    const code = file?.type === 'asset' ? String(file.source) : ''
    expect(code).toContain(kept)
    expect(code).not.toMatch(/^\s*\/\//m)
    expect(code.length).toBeLessThan(1800)
    // A module, which is asked for by `import()`, has what it exports.
    expect(() => new Script(name === 'redraw.js' ? code.replace(/export\s*\{[^}]*\};?$|export /, '') : code)).not.toThrow()
  }
})
