import { type Random } from '../shopping/random.ts'

const ROWS = [
  ['Nadawca', 'KRYSTYNA WZOROWA'],
  ['Rachunek nadawcy', '12 1020 0000 0000 1111 2222 3333'],
  ['Odbiorca', 'SPÓŁDZIELNIA MIESZKANIOWA "OGRODY"'],
  ['Rachunek odbiorcy', '98 1240 0000 0000 4444 5555 6666'],
  ['Tytuł', 'CZYNSZ ZA WRZESIEŃ LOKAL 14'],
  ['Kwota', '842,16 PLN'],
  ['Prowizja', '0,00 PLN'],
  ['Data księgowania', '2026-09-10'],
  ['Numer referencyjny', 'C0253A91772640'],
] as const

/** A confirmation of a transfer. */
function bankSlip(): string {
  const rows = ROWS.map(
    ([name, value]) => `<tr><td style="color:#555;padding:16px 30px 16px 0">${name}</td><td><b>${value}</b></td></tr>`,
  ).join('')
  return `<body style="margin:0;background:#e8ebef"><div style="margin:80px 60px;padding:70px;background:#fff;height:1240px;font:28px/1.4 'Liberation Sans',sans-serif">
    <h1>Potwierdzenie wykonania przelewu</h1><table>${rows}</table><p>Dokument wygenerowany elektronicznie, nie wymaga podpisu ani stempla.</p></div></body>`
}

const SENTENCES = [
  'Stary młyn stał nad rzeką tak długo, że nikt w okolicy nie pamiętał już jego pierwszego właściciela.',
  'Wieczorami słychać było stamtąd plusk wody i skrzypienie desek, choć koło nie obracało się od lat.',
  'Dzieci chodziły tam na bosaka, a wracały z kieszeniami pełnymi kamyków i opowieści.',
  'Mówiono, że pod progiem śpi chleb, którego nikt nie zjadł, bo młynarz upiekł go dla gościa.',
  'Gość jednak nie przyszedł ani tego roku, ani następnego, i tylko wiatr zaglądał przez szpary.',
  'Pewnego dnia w oknie na piętrze zapaliło się światło i cała wieś wyszła przed domy, żeby popatrzeć.',
] as const

/** A page of a novel. */
function bookPage(): string {
  const paragraphs = [0, 2, 1, 4, 3].map((first) => `<p>${[...SENTENCES.slice(first), ...SENTENCES.slice(0, first)].join(' ')}</p>`)
  return `<body style="margin:0;background:#5b4632"><div style="margin:70px 90px;padding:90px 80px;background:#f6f0e2;height:1280px;overflow:hidden;
    font:27px/1.5 'Liberation Serif',serif;text-align:justify;transform:rotate(-1.5deg)"><h2 style="text-align:center">Rozdział trzeci</h2>${paragraphs.join('')}</div></body>`
}

/** A picture that is no readable grocery receipt. */
export interface NonReceiptPicture {
  id: string
  /** What there is to read in it, for people. */
  text: string
  html: string
  /** Blurred beyond reading; 0 is sharp. */
  blur: number
}

/** One of each kind. */
export function nonReceiptPictures(random: Random): NonReceiptPicture[] {
  return [
    { id: 'landscape', text: '', html: landscape(random), blur: 0 },
    { id: 'book-page', text: 'strona książki', html: bookPage(), blur: 0 },
    { id: 'black', text: '', html: '<body style="margin:0;background:#020202"></body>', blur: 0 },
    { id: 'blurred', text: '', html: blurredReceipt(), blur: 18 },
    { id: 'parking-ticket', text: 'bilet parkingowy', html: parkingTicket(), blur: 0 },
    { id: 'bank-slip', text: 'potwierdzenie przelewu', html: bankSlip(), blur: 0 },
  ]
}

/** A receipt in outline; the camera's blur takes the rest. */
function blurredReceipt(): string {
  const items = [
    'MLEKO UHT 3,2% 1L  3,49C',
    'CHLEB ŻYTNI 500G  5,99C',
    'SER GOUDA PL.300G  9,99C',
    'BANANY LUZ 0,860 x5,99  5,15C',
    'MASŁO EXTRA 200G  7,49C',
  ]
  const rows = ['BIEDRONKA', 'PARAGON FISKALNY', ...items, '', 'SUMA PLN 32,11'].map((line) => `<div>${line || '&nbsp;'}</div>`).join('')
  return `<body style="margin:0;height:100vh;display:grid;place-items:center;background:#6a5a48"><div style="background:#f7f5ef;padding:60px 50px;
    font:30px/1.7 'DejaVu Sans Mono',monospace">${rows}</div></body>`
}

/** Sky, hills and a meadow. */
function landscape(random: Random): string {
  const seed = random.whole(1, 9999)
  return `<body style="margin:0;height:100vh;background:linear-gradient(#7fb2e5,#dbeaf5 48%,#b9c98a 49%)">
<svg width="100%" height="100%" style="position:absolute;inset:0" viewBox="0 0 1200 1600" preserveAspectRatio="none">
<filter id="grass" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.4 0.03" numOctaves="4" seed="${seed}"/>
<feColorMatrix values="0.4 0 0 0 0.1  0 0.6 0 0 0.2  0 0 0.2 0 0.05  0 0 0 0 1"/></filter>
<rect y="900" width="1200" height="700" filter="url(#grass)"/>
<path d="M0 900 Q 240 640 520 860 T 1200 760 V 940 H 0 Z" fill="#5d7b5a"/><path d="M0 930 Q 400 800 760 920 T 1200 880 V 960 H 0 Z" fill="#4a6a3f"/>
<circle cx="${random.whole(200, 1000)}" cy="240" r="80" fill="#fff6d0"/></svg></body>`
}

/** A car-park ticket: a price and a time, but nothing was bought. */
function parkingTicket(): string {
  const lines = [
    'STREFA PŁATNEGO PARKOWANIA',
    'PARKOMAT NR 214',
    'ul. Mostowa',
    '',
    'BILET PARKINGOWY',
    'Data: 2026-09-14  10:42',
    'Nr rej.: PO 4K921',
    'Opłacono: 6,00 PLN',
    'Ważny do:',
    '12:12',
    '',
    'POŁOŻYĆ ZA PRZEDNIĄ SZYBĄ',
    'Nr biletu 00183442',
  ]
  const rows = lines.map((line) => `<div>${line || '&nbsp;'}</div>`).join('')
  return `<body style="margin:0;height:100vh;display:grid;place-items:center;background:#3c4650"><div style="background:#fbfaf2;padding:70px 60px;
    font:34px/1.6 'DejaVu Sans Mono',monospace;text-align:center;transform:rotate(2deg)">${rows}</div></body>`
}
