/** `npm run check`: every check that needs no running program, all of them reported, in a few minutes. */
import { spawn } from 'node:child_process'
import { cpus } from 'node:os'
import { tooFewModules } from './check/too-few-modules.ts'

interface Step {
  name: string
  command: string
  args: string[]
  /** Finds a problem in the output of a tool that ended with 0. */
  findProblem?: (output: string) => string | undefined
}

// The longest first: what is left for the end leaves no core without work.
const STEPS: Step[] = [
  // One reading of all types serves both: the compiler's own findings and the rules that ask for types.
  { name: 'types and lint', command: 'oxlint', args: ['--type-aware', '--type-check', '--deny-warnings'] },
  { name: 'compiled knowledge', command: process.execPath, args: ['tools/knowledge.ts', '--check'] },
  { name: 'format', command: 'biome', args: ['ci', '--colors=off', '.'] },
  { name: 'walls', command: 'depcruise', args: ['--config', '.dependency-cruiser.cjs', 'packages', 'apps'], findProblem: tooFewModules },
  { name: 'dead code', command: 'knip', args: [] },
  { name: 'expressions', command: process.execPath, args: ['tools/check/check-expressions.ts'] },
  { name: 'money', command: process.execPath, args: ['tools/check/check-money.ts'] },
  { name: 'page weight', command: process.execPath, args: ['tools/check/check-page-weight.ts'] },
  { name: 'lockfile', command: process.execPath, args: ['tools/complete-lockfile.ts', '--check'] },
  { name: 'landing pages', command: process.execPath, args: ['tools/landing-pages.ts', '--check'] },
  { name: 'notices', command: process.execPath, args: ['tools/notices.ts', '--check'] },
  { name: 'row types', command: process.execPath, args: ['tools/generate-row-types.ts', '--check'] },
]

const queue = [...STEPS]
let failures = 0
await Promise.all(Array.from({ length: Math.min(cpus().length, 4) }, work))
process.exitCode = failures === 0 ? 0 : 1
console.log(failures === 0 ? '\nEverything holds.' : `\n${failures} of ${STEPS.length} checks failed.`)

async function work(): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const started = performance.now()
    const { code, output } = await run(step)
    const findProblem = code === 0 ? step.findProblem?.(output) : undefined
    const holds = code === 0 && findProblem === undefined
    console.log(`${holds ? 'ok  ' : 'FAIL'} ${step.name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
    if (holds) continue
    failures += 1
    console.log([output.trim(), findProblem].filter(Boolean).join('\n'))
  }
}

function run(step: Step): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, { env: { ...process.env, FORCE_COLOR: '0' } })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
