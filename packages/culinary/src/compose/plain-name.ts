/** How it was sold is nothing for a menu. */
const AS_SOLD = / (?:konserwow|mrożon|surow|instant|gałązkow|tart)\p{L}*$/u

/** A shelf name as a menu has it: "fasola biała" for the tinned one, "oliwa" for "oliwa z oliwek". */
export function plainName(shelfName: string): string {
  return shelfName
    .replace(AS_SOLD, '')
    .replace(/^oliwa .*$/u, 'oliwa')
    .replace(/^ryż biały$/u, 'ryż')
}
