/** What tills put around a name, in the order in which it is taken off. */
const MARKS: readonly RegExp[] = [
  // The VAT letter in front ("C_BANAN") or behind ("MASŁO-A", "MASŁO _C").
  /^[A-G][_)]\s*(?=\p{L}{2})/u,
  /(?<!\s)(?:\s*[-_]|\s+_?)[A-G]\s*$/u,
  // Article numbers at either end; a size carries a unit, a fat content a comma.
  /^\s*(?:\(?\d{4,14}\)?|#\s*\d+)[\s:.-]+(?=\D)/u,
  /(?<!\s)\s+(?:#\s*)?\d{5,14}\s*$/u,
  /^\s*\d{1,3}[.)]\s+(?=\p{L})/u,
]

/** The printed name without article numbers, VAT letters, stars and hashes; accents and spaces in one spelling. */
export function stripMarks(printed: string): string {
  let name = printed
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ')
    .replace(/[×✕]/g, 'x')
    .replace(/(?<=\p{L}{3}\s)(?:cz|czar|czarn\p{L}*)[.\s]+porz\p{L}*\.?/iu, 'z czarnej porzeczki')
    // A scan's euro sign is a C, inside a word an E.
    .replace(/(?<=\p{L})€(?=\p{L})/gu, 'E')
    .replace(/€(?=\p{L})/gu, 'C')
    .replace(/(?<!\d\s?)\*|[#~|=<>^"„”]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  for (const mark of MARKS) name = name.replace(mark, '').trim()
  return name
}
