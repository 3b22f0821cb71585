import type { AppContext } from '../../platform/context.ts'
import { inOneSnapshot, listOwnPictureKeys, listOwnRows, listReceiptPictures, type OwnRow } from './own-data.queries.ts'
import { OWN_TABLES } from './own-tables.ts'
import { readProfileInWords } from './profile-in-words.ts'
import { readMeText } from './read-me-text.ts'
import { TableFiles } from './table-files.ts'

/** Files of the copy, by their path in the zip. */
type CopiedFiles = Map<string, string | Uint8Array>

const PROFILE = {
  file: 'profil',
  about: 'Profil: sprzęt, schorzenia i alergie, wykluczone produkty, dieta.',
  columns: ['section', 'value'],
}
const RECEIPT_PICTURES = {
  file: 'zdjecia-paragonow',
  about: 'Zdjęcia paragonów, najwyżej z ostatniej doby (folder; nazwa to id z dodawane-listy).',
}
const DISH_PICTURES = { file: 'pliki-obrazkow', about: 'Obrazki Twoich potraw (folder; nazwa to key z obrazki-potraw).' }

/** All that is kept about a user, as the files of the copy. */
export async function collectOwnData(context: AppContext, { id, username }: { id: number; username: string }): Promise<CopiedFiles> {
  const profile = await readProfileInWords(context, id)
  const files: CopiedFiles = new Map()
  const dishKeys = await inOneSnapshot(context.db, async (trx) => {
    const described = [PROFILE, ...OWN_TABLES, RECEIPT_PICTURES, DISH_PICTURES]
    files.set('README.txt', readMeText(username, context.clock.now(), described))
    await addTable(files, PROFILE, [profile])
    for (const table of OWN_TABLES) await addTable(files, table, listOwnRows(trx, table, id))
    for (const { session_id, jpeg } of await listReceiptPictures(trx, id)) files.set(`${RECEIPT_PICTURES.file}/${session_id}.jpg`, jpeg)
    return listOwnPictureKeys(trx, id)
  })
  // Outside of the snapshot: a storage elsewhere may take its time.
  for (const key of dishKeys) {
    const picture = await context.files.get(key)
    if (picture) files.set(`${DISH_PICTURES.file}/${key}.webp`, picture)
  }
  return files
}

async function addTable(
  files: CopiedFiles,
  { file, columns }: { file: string; columns: readonly string[] },
  chunks: AsyncIterable<OwnRow[]> | Iterable<OwnRow[]>,
): Promise<void> {
  const table = new TableFiles(columns)
  for await (const rows of chunks) table.add(rows)
  files.set(`csv/${file}.csv`, table.csv)
  files.set(`json/${file}.json`, table.json)
}
