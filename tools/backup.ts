/** `npm run backup -- FILE`: database, files and keys in one sealed file, as of one moment. May run beside the app. */
import { setPriority } from 'node:os'
import path from 'node:path'
import manifest from '../apps/server/package.json' with { type: 'json' }
import { openFiles } from '../apps/server/src/app/build-adapters.ts'
import { dataKeys, secretKey } from '../apps/server/src/platform/env/secrets.ts'
import { readEnvironment, readSettings } from '../apps/server/src/platform/env/settings.ts'
import { appDatabaseUrl } from './app-database/open-app-database.ts'
import { BackupError } from './backup/backup-error.ts'
import { backupSecret } from './backup/backup-secret.ts'
import { makeBackup } from './backup/make-backup.ts'

// Whoever uses the app goes first.
const NICE = 19

const [file, ...rest] = process.argv.slice(2)
await using running = new AsyncDisposableStack()
if (file === undefined || rest.length > 0) {
  console.error('Użycie: npm run backup -- PLIK')
  process.exitCode = 2
} else await main(path.resolve(file)).catch(reportFailure)

async function main(target: string): Promise<void> {
  setPriority(NICE)
  const settings = readSettings(await readEnvironment(path.resolve(import.meta.dirname, '../.env')))
  const secret = await backupSecret(settings)
  const keys = {
    'secret-key': await secretKey(settings),
    'data-keys': (await dataKeys(settings)).map(({ id, key }) => `${id}:${key.toString('base64url')}`).join(','),
  }
  const databaseUrl = await appDatabaseUrl(settings, running)
  const source = { databaseUrl, files: openFiles(settings), keys, version: manifest.version }
  const { tables, files, missingFiles } = await makeBackup(source, target, { secret })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`Kopia gotowa: ${target}. Tabele: ${tables.length}, wiersze: ${rows}, pliki: ${files}.`)
  if (missingFiles > 0) console.log(`Pliki, które baza zna, a których nie było: ${missingFiles}.`)
}

function reportFailure(error: unknown): void {
  if (!(error instanceof BackupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
