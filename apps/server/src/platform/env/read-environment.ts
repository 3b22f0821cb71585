import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'

/** The variables of this process over those of an `.env` file, if there is one. */
export async function readEnvironment(file: string): Promise<Record<string, string | undefined>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return { ...parseEnv(text), ...process.env }
}
