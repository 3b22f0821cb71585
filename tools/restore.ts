/** `npm run restore -- FILE`: puts a backup into an empty place, the data folder and the database of the settings. Not beside the app. */
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { openFiles } from '../apps/server/src/app/build-adapters.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded-postgres/start.ts'
import { readEnvironment, readSettings } from '../apps/server/src/platform/env/settings.ts'
import { BackupError } from './backup/backup-error.ts'
import { backupSecret } from './backup/backup-secret.ts'
import { type Restored, type RestorePlace, restoreBackup } from './backup/restore-backup.ts'

/** What a place holds that is not empty. */
const OURS = ['postgres', 'files', 'secret-key', 'data-keys']

const [file, ...rest] = process.argv.slice(2)
if (file === undefined || rest.length > 0) {
  console.error('Użycie: npm run restore -- PLIK')
  process.exitCode = 2
} else await main(path.resolve(file)).catch(reportFailure)

async function main(source: string): Promise<void> {
  const settings = readSettings(await readEnvironment(path.resolve(import.meta.dirname, '../.env')))
  const secret = await backupSecret(settings)
  const dataFolder = path.resolve(settings.DATA_DIR)
  const inTheWay = OURS.map((name) => path.join(dataFolder, name)).filter((name) => existsSync(name))
  if (!existsSync(source)) throw new BackupError(`Nie ma pliku ${source}.`)
  if (inTheWay.length > 0) throw new BackupError(`Tu już coś jest: ${inTheWay.join(', ')}. Kopię przywraca się tylko do pustego DATA_DIR.`)

  const given = { secretKey: settings.SECRET_KEY, dataKeys: settings.DATA_KEYS }
  const place = { files: openFiles(settings), dataFolder, given }
  try {
    announce(await restore(source, secret, settings.DATABASE_URL, place))
  } catch (error) {
    // It was empty, and it is again.
    for (const name of OURS) await rm(path.join(dataFolder, name), { recursive: true, force: true })
    if (settings.DATABASE_URL !== undefined)
      console.error('Zanim spróbujesz ponownie, utwórz bazę od nowa: mogły w niej zostać puste tabele.')
    throw error
  }
}

async function restore(
  source: string,
  secret: string,
  given: string | undefined,
  place: Omit<RestorePlace, 'databaseUrl'>,
): Promise<Restored> {
  if (given !== undefined) return restoreBackup(source, secret, { ...place, databaseUrl: given })
  const postgres = await startEmbeddedPostgres(path.join(place.dataFolder, 'postgres'))
  try {
    return await restoreBackup(source, secret, { ...place, databaseUrl: postgres.url() })
  } finally {
    await postgres.stop()
  }
}

function announce({ backup, end, isOlder }: Restored): void {
  const rows = end.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `Przywrócono kopię z ${backup.madeAt}. Tabele: ${end.tables.length}, wiersze: ${rows}, pliki: ${end.files}; każda tabela jest taka sama.`,
  )
  if (isOlder) console.log('Kopię zrobiła starsza wersja: brakujące migracje wykona start albo npm run migrate.')
}

function reportFailure(error: unknown): void {
  if (!(error instanceof BackupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
