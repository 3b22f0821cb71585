/** Small Cyrillic letters as Polish writes their sounds; where languages differ, as in Ukrainian. */
export const LATIN_LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'w',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'je',
  ж: 'ż',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'ji',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'ch',
  ц: 'c',
  ч: 'cz',
  ш: 'sz',
  щ: 'szcz',
  ь: '',
  ю: 'ju',
  я: 'ja',
  ы: 'y',
  э: 'e',
  ё: 'jo',
  ъ: '',
}

const CYRILLIC = /\p{Script=Cyrillic}/u

/** Whether a text holds Cyrillic letters. */
export function isCyrillic(text: string): boolean {
  return CYRILLIC.test(text)
}

/** A text with its Cyrillic letters in the Latin ones that Polish has for their sounds ("халва" is "chalwa"); in small letters. */
export function toLatin(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => LATIN_LETTERS[letter] ?? letter).join('')
}
