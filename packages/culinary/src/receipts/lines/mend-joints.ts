/** Blanks that a till or OCR left out or put in, and letters for figures where signs beside them leave no doubt. */
const JOINTS: readonly [RegExp, string][] = [
  // "2'3,99 7,98", "4' 299 11,96", "4*'2,93", "0,615%14,99": a times sign as quotes or a per cent sign.
  [/(?<=(?:^|\s)\d{1,2})\s?['"”»]+\s?(?=\d{1,3}[.,]?\d\d\s+\d)/g, ' x '],
  [/(?<=\d\s?[x×*])['"”]+(?=\s?\d)/g, ''],
  [/(?<=\d[.,]\d{3}\s?)%(?=\s?\d{1,3}[.,]\d\d(?!\d))/g, 'x'],
  // "1%* 4,29", "1 x*%4,29", "3 x9%,69", "9%87C": figures and blots that look like a per cent sign beside figures of money.
  [/(?<=(?:^|\s)[\diIl|]{1,2})%(?=[x×*])/g, ''],
  [/(?<=[\diIl|]\s?[x×*]{1,2})[*%]+(?=\d)/g, ''],
  [/(?<=[x×*]\s?\d{1,2})%(?=[.,]\d\d(?!\d))/g, ''],
  [/(?<=[x×*]\s?\d{1,3}[.,]\d\d\s+\d{1,3})%(?=\d\d\s?\S?$)/g, ','],
  // "4 * 5,99 23,9% C": count and price say what the value does not; "1szt - 7,5%": most prices end in nine.
  [/(?<=[x×*]\s?\d{1,3}[.,]\d\d)\s+\d{1,3}[.,]\d%\s?[A-G€£]?$/g, ''],
  [/(?<=[\diIl|]\s?szt\.?\s+(?:-\s)?\d{1,3}[.,]\d)%(?=\s?[A-G€£]?$)/g, '9'],
  // "2*7,99. '15,98A", "3 x3,99'- 11,97", "3,99 3,99. C": dirt between price, value and letter.
  [/(?<=[x×*]\s?\d{1,3}[.,]\d\d)[.,'"]*(?:['"]-)?\s['"]*(?=\d)/g, ' '],
  [/(?<=\d[.,]\d\d)\.(?=\s[A-G]$)/g, ''],
  // "1lszt x7,99": a one twice.
  [/(?<!\S)1[lI|](?=\s?szt)/g, '1'],
  // "24,906,10": a price and a value.
  [/(\d[.,]\d\d)(?=\d{1,4}[.,]\d\d(?!\d))/g, '$1 '],
  // "fszt v42,59 42,59A", "szt 15,89 5,89A": a line that begins with its count, the one misread or lost.
  [/^[tfiIlz|!$]{0,2}szt\.?\s?[xXvV]?\s?(?=\d{1,3}[.,]\d\d\s+\d)/g, '1szt x'],
  // "9,79 x (szt 9,79"
  [/(?<=\d[.,]\d\d\s?[x×*]\s?)[(tfiIl|!](?=szt)/g, '1'],
  // "HerbataZielona100g 1 16,99 6,99A": a times sign as a one.
  [/(?<=\s[1-9]\s)1(?<value>\d{1,2}[.,]\d\d)(?=\s+\k<value>(?!\d))/g, 'x$<value>'],
  // "Bananyluz", "PORSZT": sold by weight, or by the piece.
  [/(?=(?:luz|szt)(?!\S))(?<=\p{L}{3})/giu, ' '],
  // "2sz t", "S2T", "5ZT".
  [/(?<=(?:^|\s)[\dIl|]{1,2}\s?)(s[z2]) t(?=[\s.x×*])/gi, '$1t'],
  [/(?<!\p{L})(?:s2t|5zt|52t)(?!\p{L}|\d)/giu, 'szt'],
  [/(?<=\d\s?)sz[yi!17ł](?=\.?\s?[x×*]\s?\d)/gi, 'szt'],
  [/(?<!\S)[lI|](?=1\s?szt)/g, ''],
  [/(?<!\S)S(?=szt)/g, '5'],
  [/(?<=\d[.,]\d{3})\s[-–—|]\s(?=szt)/gi, ' '],
  // "LUBELLA .400G"
  [/(?<=\s)\.(?=\d{2,4}\s?(?:g|ml)(?!\p{L}))/giu, ''],
  // "500g7,49 C", "140G1szt", "450G1x6,09"
  [/(?<=\p{L})(?=\d{1,3}[.,]\d\d(?:\s?\S)?$)/gu, ' '],
  [/(?<=\d(?:k?g|m?l))(?=\d{1,2}(?:[.,]000)?\s?(?:szt?(?!\p{L})|[x×*]\s?\d))/giu, ' '],
  // "1szt10,59"
  [/(?<=\dszt\.?)(?=\d{1,3}[.,]\d\d(?!\d))/gi, ' '],
  // "1,323k * 20,18"
  [/(?<=\d[.,]\d{3})k(?=\s?[x×*])/gi, 'kg'],
  // "C0.514 ×", "1,415k9POMIDORY"
  [/(?<=\s[A-G])(?=\d[.,]\d{3}\s?[x×*])/g, ' '],
  [/(?<=\d[.,]\d{3}k[g9q6])(?=\p{Lu})/gu, ' '],
  // "9,79 i 2,65", "poi 0,99": a one in front of a value.
  [/(?<=\S\s)[iIl]\s(?=\d[.,]\d\d(?:\s?\S)?$)/g, '1'],
  [/^po[iIl|]\s?(?=\d[.,]\d\d)/gi, 'po 1'],
  // "xi3,99"
  [/(?<=[xX×*]\s?)[il](?=\d?[.,]\d\d)/g, '1'],
  // "KG0,312"
  [/(?<=(?<!\p{L})kg)(?=\d)/giu, ' '],
  // "3xKAWA"
  [/(?<=(?:^|[A-G]\s)\d{1,2}[xX×*])(?=\p{L}{3})/gu, ' '],
  // "Rabat Lidl Plus-3,15"
  [/(?<=\p{L}{3})(?=-\d{1,3}[.,]\d\d(?!\d))/gu, ' '],
  // "2,57 U | m'": noise behind the tax letter, "€C", "C€": two readings of one.
  [/(?<=\d[.,]\s?\d\d\s?\S?)(?:\s+[|'".:;~_—-]+(?:\s+[^\s|'".:;~_—-]{1,2})?)+$/g, ''],
  [/(?<=\d\s?)[€¢(]?([A-G])[cC€]?$/g, '$1'],
  // "0,579%kg", "2% op.": a blot.
  [/(?<=\d[.,]\d{2,3})[%"'°*](?=kg)/gi, ''],
  [/(?<=^\d{1,2})%(?=\s?(?:op|szt))/gi, ''],
  // "9,93Ł kg"
  [/(?<=\d[.,]\d\d)ł(?=\s?kg)/gi, '1'],
  // "0.19B x 5,49"
  [/(?<=\d[.,]\d\d)B(?=\s?[x×*])/gi, '8'],
]

/** A printed line with its figures, counts and words apart where a blank is missing, and together where one is too many. */
export function mendJoints(line: string): string {
  return JOINTS.reduce((mended, [joint, mend]) => mended.replace(joint, mend), line)
}
