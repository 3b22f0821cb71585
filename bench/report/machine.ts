import { execFile } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { promisify } from 'node:util'
import { locateBinaries } from '../../apps/server/src/platform/db/embedded-postgres/cluster.ts'

/** The machine that figures belong to, in one line: nothing that names it or its owner. */
export async function describeMachine(): Promise<string> {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return [
    `${cpus().length} cores (${first?.model.trim() ?? 'unknown'})`,
    `${memory} GiB`,
    `${process.platform} ${process.arch}`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${await postgresVersion()}`,
  ].join(', ')
}

async function postgresVersion(): Promise<string> {
  const { postgres } = await locateBinaries()
  const { stdout } = await promisify(execFile)(postgres, ['--version'])
  return /\d+(?:\.\d+)?/.exec(stdout)?.[0] ?? 'unknown'
}
