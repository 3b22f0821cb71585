/** `npm run check`: no page brings more JavaScript than it may (`apps/web/scripts/page-weights.ts`), by the files of the build and without a browser. */
import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const WEB = path.resolve(import.meta.dirname, '../../apps/web')
const weightsSchema = z.array(z.object({ address: z.string(), kilobytes: z.number(), budget: z.number() }))

// Does nothing where the standing build is of these sources.
execFileSync(process.execPath, [path.join(WEB, 'scripts/build.ts')], { stdio: ['ignore', 'ignore', 'inherit'] })
const weights = weightsSchema.parse(JSON.parse(await readFile(path.join(WEB, 'dist-ssr/page-weights.json'), 'utf8')))
for (const { address, kilobytes, budget } of weights) {
  const isOver = kilobytes > budget
  if (isOver) process.exitCode = 1
  console.log(`${isOver ? 'over' : 'ok  '} ${address}: ${kilobytes.toFixed(1)} of ${budget} kB`)
}
