import { readFile } from 'node:fs/promises'
import type { Settings } from '../../apps/server/src/platform/env/settings.ts'
import { BackupError } from './backup-error.ts'

const MIN_LENGTH = 32

/** What seals a backup, as the settings say: a passphrase, or what a file holds. Throws `BackupError` where there is neither. */
export async function backupSecret(settings: Pick<Settings, 'BACKUP_PASSPHRASE' | 'BACKUP_KEY_FILE'>): Promise<string> {
  const { BACKUP_PASSPHRASE: passphrase, BACKUP_KEY_FILE: file } = settings
  if (passphrase !== undefined && file !== undefined) throw new BackupError('Ustaw BACKUP_PASSPHRASE albo BACKUP_KEY_FILE, nie oba.')
  if (passphrase !== undefined) return passphrase
  if (file === undefined)
    throw new BackupError('Ustaw BACKUP_PASSPHRASE (co najmniej 12 znaków) albo BACKUP_KEY_FILE: bez nich kopii nie ma czym zapieczętować.')
  const secret = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (secret.length < MIN_LENGTH)
    throw new BackupError(`Pliku z kluczem ${file} nie da się przeczytać albo ma mniej niż ${MIN_LENGTH} znaki.`)
  return secret
}
