import type { Rotation } from './rotate-keys.ts'

const number = new Intl.NumberFormat('pl-PL', { useGrouping: 'always' })
const SHOWN = 20

/** What a rotation has come to, in Polish. */
export function writeRotation({ resealed, unopened, lost, finished }: Rotation, keyId: string): string {
  return [
    `Zaszyfrowane na nowo kluczem ${keyId}: ${number.format(resealed)}`,
    ...lost.map((old) => `Klucza ${old.keyId} nie ma w DATA_KEYS; pozostały pod nim wiersze: ${number.format(old.rows)}`),
    ...(unopened.length > 0 ? [`Nie dały się otworzyć (${number.format(unopened.length)}): ${unopened.slice(0, SHOWN).join(', ')}`] : []),
    closing({ unopened, lost, finished }),
  ].join('\n')
}

function closing({ unopened, lost, finished }: Pick<Rotation, 'unopened' | 'lost' | 'finished'>): string {
  if (!finished) return 'Przerwano. Uruchom to samo polecenie jeszcze raz, aby szyfrować dalej.'
  if (unopened.length > 0 || lost.length > 0) return 'Nie wszystko jest pod nowym kluczem. Nie usuwaj starych kluczy.'
  return 'Gotowe. Gdy wszystkie serwery działają z nowym kluczem na początku DATA_KEYS, uruchom to polecenie jeszcze raz i usuń stare klucze.'
}
