import type { AppContext } from '../../platform/context.ts'
import { inOneSnapshot, listOwnPictures, listOwnRows, type OwnRow } from './own-data.queries.ts'
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
const PICTURES = {
  file: 'zdjecia-paragonow',
  about: 'Zdjęcia paragonów, najwyżej z ostatniej doby (folder; nazwa to id z dodawane-listy).',
}

/** All that is kept about a user, as the files of the copy. */
export async function collectOwnData(context: AppContext, { id, username }: { id: number; username: string }): Promise<CopiedFiles> {
  const profile = await readProfileInWords(context, id)
  return inOneSnapshot(context.db, async (trx) => {
    const described = [PROFILE, ...OWN_TABLES, PICTURES]
    const files: CopiedFiles = new Map([['README.txt', readMeText(username, context.clock.now(), described)]])
    await addTable(files, PROFILE, [profile])
    for (const table of OWN_TABLES) await addTable(files, table, listOwnRows(trx, table, id))
    for (const { session_id, jpeg } of await listOwnPictures(trx, id)) files.set(`${PICTURES.file}/${session_id}.jpg`, jpeg)
    return files
  })
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
