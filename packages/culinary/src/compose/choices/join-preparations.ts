/** "[Marchewkę: marchew] obierz i pokrój w kostkę.": a thing that is named, marked or not, and what is done with it. */
const PREPARATION =
  /^((?:\[[^\]]+\]|\p{L}+)(?: (?:\[[^\]]+\]|\p{L}+)){0,3}?) ((?:obierz|przebierz|umyj|pokrój|posiekaj|poszatkuj|odsącz|odciśnij|osusz|opłucz|oczyść|zetrzyj|przekrój|pokrusz|dołóż)(?: [^.!?]*)?)\.$/u
/** Speaks of the one thing alone, or of how much of it there is. */
const OF_ONE = /(?<!\p{L})(?:ją|go|je|jej|jego|nią|nim|każd\p{L}+|(?<!w )połow\p{L}+|reszt\p{L}+|drug\p{L}+)(?!\p{L})/u
/** Two orders, or a list already. */
const AND = /(?<!\p{L})i(?!\p{L})|,/u
/** A list longer than this is no longer read at a glance. */
const MOST = 3

/**
 * What is done alike is told once: "Pomidory pokrój w kostkę. Ogórek pokrój w kostkę." is "Pomidory i ogórek pokrój w kostkę." Only of sentences that
 * prepare one thing each and stand one behind the other, whatever other preparations stand between them.
 */
export function joinPreparations(text: string): string {
  const sentences = text.split(/(?<=[.!?]) (?=[\p{Lu}[])/u)
  const told: { things: string[]; does: string | null; text: string }[] = []
  let from = 0
  for (const sentence of sentences) {
    const [, thing, does] = PREPARATION.exec(sentence) ?? []
    if (thing === undefined || does === undefined || OF_ONE.test(does) || AND.test(thing)) {
      told.push({ things: [], does: null, text: sentence })
      from = told.length
      continue
    }
    const same = told.slice(from).find((each) => each.does === does && each.things.length < MOST)
    if (same) same.things.push(beginsSmall(thing))
    else told.push({ things: [thing], does, text: sentence })
  }
  return told.map(({ things, does, text: written }) => (things.length > 1 ? `${listOf(things)} ${does}.` : written)).join(' ')
}

function beginsSmall(thing: string): string {
  return thing.replace(/\p{L}/u, (letter) => letter.toLowerCase())
}

function listOf(things: readonly string[]): string {
  return `${things.slice(0, -1).join(', ')} i ${things.at(-1)}`
}
