/** "[Marchewkę: marchew] obierz i pokrój w kostkę.": a thing that is named, marked or not, and what is done with it. */
const PREPARATION =
  /^((?:\[[^\]]+\]|\p{L}+)(?: (?:\[[^\]]+\]|\p{L}+)){0,3}?) ((?:obierz|przebierz|umyj|pokrój|posiekaj|poszatkuj|odsącz|odciśnij|osusz|opłucz|oczyść|zetrzyj|przekrój|pokrusz|dołóż|nakłuj|rozpłaszcz)(?: [^.!?]*)?)\.$/u
/** Speaks of the one thing alone, or of how much of it there is. */
const OF_ONE = /(?<!\p{L})(?:ją|go|je|jej|jego|nią|nim|każd\p{L}+|(?<!w )połow\p{L}+|reszt\p{L}+|drug\p{L}+)(?!\p{L})/u
/** Two orders, or a list already. */
const AND = /(?<!\p{L})i(?!\p{L})|,(?!\d)/u
/** A list longer than this is no longer read at a glance. */
const MOST = 3

/**
 * What is done alike is told once: "Pomidory pokrój w kostkę. Ogórek pokrój w kostkę." is "Pomidory i ogórek pokrój w kostkę." Only of sentences that
 * prepare one thing each and stand one behind the other, whatever other preparations stand between them.
 */
export function joinPreparations(text: string): string {
  const sentences = sentencesOf(text)
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
  return seasonPrepared(told.map(({ things, does, text: written }) => (things.length > 1 ? `${listOf(things)} ${does}.` : written))).join(
    ' ',
  )
}

/** "Posól i popieprz." */
const SEASONED = /^((?:\[P(?:osól|opieprz): [^\]]+\]|P(?:osól|opieprz))(?: i (?:\[popieprz: [^\]]+\]|popieprz))?)\.$/u
/** The last of two orders: "osusz i pokrój na porcje". */
const LAST_ORDER = / i (?=(?:obierz|pokrój|posiekaj|osusz|opłucz|oczyść|nakłuj|podziel|natnij|rozpłaszcz|rozbij|odetnij|skrop)(?!\p{L}))/u

/** What is seasoned behind its preparation is told in its sentence: "Dorsza osusz. Posól i popieprz." is "Dorsza osusz, posól i popieprz." */
function seasonPrepared(sentences: readonly string[]): string[] {
  return sentences.reduce<string[]>((told, sentence) => {
    const [, seasons] = SEASONED.exec(sentence) ?? []
    const before = told.at(-1)
    const [, thing, does] = PREPARATION.exec(before ?? '') ?? []
    if (
      seasons === undefined ||
      thing === undefined ||
      does === undefined ||
      AND.test(thing) ||
      does.replace(LAST_ORDER, ' ').search(AND) >= 0
    )
      return [...told, sentence]
    const season = beginsSmall(seasons)
    const isOne = !LAST_ORDER.test(does) && !season.includes(' i ')
    return [...told.slice(0, -1), `${thing} ${does.replace(LAST_ORDER, ', ')}${isOne ? ' i' : ','} ${season}.`]
  }, [])
}

/** Whether all that a text says is how things are peeled and cut, so that it goes with the step before it. */
export function isOnlyPreparation(text: string): boolean {
  return sentencesOf(text).every((sentence) => PREPARATION.test(sentence) && !TIMED.test(sentence))
}

const TIMED = /\d (?:minut|godzin)/u

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) (?=[\p{Lu}[])/u)
}

function beginsSmall(thing: string): string {
  return thing.replace(/\p{L}/u, (letter) => letter.toLowerCase())
}

function listOf(things: readonly string[]): string {
  return `${things.slice(0, -1).join(', ')} i ${things.at(-1)}`
}
