const SENTENCES = [
  'Stary młyn stał nad rzeką tak długo, że nikt w okolicy nie pamiętał już jego pierwszego właściciela.',
  'Wieczorami słychać było stamtąd plusk wody i skrzypienie desek, choć koło nie obracało się od lat.',
  'Dzieci chodziły tam na bosaka, a wracały z kieszeniami pełnymi kamyków i opowieści.',
  'Mówiono, że pod progiem śpi chleb, którego nikt nie zjadł, bo młynarz upiekł go dla gościa.',
  'Gość jednak nie przyszedł ani tego roku, ani następnego, i tylko wiatr zaglądał przez szpary.',
  'Pewnego dnia w oknie na piętrze zapaliło się światło i cała wieś wyszła przed domy, żeby popatrzeć.',
] as const

/** A page of a novel. */
export function bookPage(): string {
  const paragraphs = [0, 2, 1, 4, 3].map((first) => `<p>${[...SENTENCES.slice(first), ...SENTENCES.slice(0, first)].join(' ')}</p>`)
  return `<body style="margin:0;background:#5b4632"><div style="margin:70px 90px;padding:90px 80px;background:#f6f0e2;height:1280px;overflow:hidden;
    font:27px/1.5 'Liberation Serif',serif;text-align:justify;transform:rotate(-1.5deg)"><h2 style="text-align:center">Rozdział trzeci</h2>${paragraphs.join('')}</div></body>`
}
