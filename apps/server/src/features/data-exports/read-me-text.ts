/** What a file of the copy is for. */
interface Described {
  file: string
  about: string
}

const moment = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' })

/** What README.txt says; lines end as every editor likes them. */
export function readMeText(username: string, at: Date, files: readonly Described[]): string {
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
