import { type Choice, CONDITIONS, DIETARY_STYLES, DIETS, EQUIPMENT } from '@spizarka/knowledge'
import type { AppContext } from '../../platform/context.ts'
import { readDocument, readProfile } from '../profile/index.ts'
import { inOneSnapshot, listOwnPictureKeys, listOwnRows, listReceiptPictures, type OwnRow } from './data-exports.queries.ts'
import { OWN_TABLES } from './own-tables.ts'
import { TableFiles } from './table-files.ts'

/** Files of the copy, by their path in the zip. */
type CopiedFiles = Map<string, string | Uint8Array>

const PROFILE = {
  file: 'profil',
  about: 'Profil: sprzęt, schorzenia i alergie, wykluczone produkty, dieta.',
  columns: ['section', 'value'],
}
const FITNESS = {
  file: 'cel-i-waga',
  about: 'To, z czego liczymy cel kaloryczny, i zapisane pomiary wagi.',
  columns: ['section', 'day', 'value'],
}
const RECEIPT_PICTURES = {
  file: 'zdjecia-paragonow',
  about: 'Zdjęcia paragonów, najwyżej z ostatniej doby (folder; nazwa to id z dodawane-listy).',
}
const DISH_PICTURES = {
  file: 'pliki-obrazkow',
  about: 'Obrazki i zdjęcia Twoich potraw (folder; nazwa to key z obrazki-potraw albo picture_key z zdjecia-talerzy).',
}

/** All that is kept about a user, as the files of the copy. */
export async function collectOwnData(context: AppContext, { id, username }: { id: number; username: string }): Promise<CopiedFiles> {
  const profile = await describeOwnProfile(context, id)
  const fitness = await readFitnessInRows(context, id)
  const files: CopiedFiles = new Map()
  const dishKeys = await inOneSnapshot(context.db, async (trx) => {
    const described = [PROFILE, FITNESS, ...OWN_TABLES, RECEIPT_PICTURES, DISH_PICTURES]
    files.set('README.txt', readMeText(username, context.clock.now(), described))
    await addTable(files, PROFILE, [profile])
    await addTable(files, FITNESS, [fitness])
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

/** A user's profile by the names of the screens, what is sealed in the database included. */
async function describeOwnProfile(context: AppContext, userId: number): Promise<{ section: string; value: string }[]> {
  const profile = await readProfile(context, userId)
  const sections: Readonly<Record<string, readonly string[]>> = {
    'Sprzęt kuchenny': namesOf(profile.equipment, EQUIPMENT),
    'Schorzenia i alergie': [...namesOf(profile.conditions, CONDITIONS), ...profile.ownConditions],
    'Wykluczone produkty': profile.exclusions,
    Dieta: namesOf(profile.diet === null ? [] : [profile.diet], DIETS),
    'Style żywienia': namesOf(profile.styles, DIETARY_STYLES),
  }
  return Object.entries(sections).flatMap(([section, values]) => values.map((value) => ({ section, value })))
}

/** What a target is counted from and the weights, all of which is sealed in the database. */
async function readFitnessInRows(context: AppContext, userId: number): Promise<{ section: string; day: string | null; value: unknown }[]> {
  const [fitness, weights] = await Promise.all([readDocument(context, userId, 'fitness'), readDocument(context, userId, 'weights')])
  return [
    ...Object.entries(fitness ?? {}).map(([section, value]) => ({ section, day: null, value })),
    ...Object.entries(weights?.kg ?? {}).map(([day, value]) => ({ section: 'weight_kg', day, value })),
  ]
}

function namesOf(keys: readonly string[], choices: readonly Choice[]): string[] {
  return choices.filter(({ key }) => keys.includes(key)).map(({ name }) => name)
}

/** What a file of the copy is for. */
interface Described {
  file: string
  about: string
}

const moment = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' })

/** What README.txt says; lines end as every editor likes them. */
function readMeText(username: string, at: Date, files: readonly Described[]): string {
  const width = Math.max(...files.map(({ file }) => file.length))
  return [
    'SPIŻARKA: KOPIA TWOICH DANYCH',
    '',
    `Konto: ${username}`,
    `Stan na: ${moment.format(at)} (czas polski)`,
    '',
    'Każdy plik jest tu dwa razy: w folderze csv do otwarcia w arkuszu (Excel, LibreOffice, Arkusze Google),',
    'a w folderze json do przeniesienia do innego programu. Godziny w plikach są w czasie uniwersalnym (UTC).',
    'Plik bez wierszy oznacza, że nic takiego o Tobie nie przechowujemy.',
    '',
    'Uwaga: to kopia także danych o zdrowiu, jeśli zostały podane. W Spiżarce są zaszyfrowane, tutaj nie. Przechowuj ją bezpiecznie.',
    '',
    'PLIKI',
    '',
    ...files.map(({ file, about }) => `${file.padEnd(width)}  ${about}`),
    '',
    'Kopie zapasowe i dzienniki, o których mówi regulamin, nie są częścią tego pliku.',
    '',
  ].join('\r\n')
}
