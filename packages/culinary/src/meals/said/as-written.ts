import { MEAL_WORDS } from '@spizarka/knowledge'
import { isAdjective } from '../../inflection/index.ts'
import { fold } from '../../parse/polish/fold.ts'
import { NUMBER_WORDS } from '../../parse/words.ts'

/**
 * A meal as it would be written, however it was said: numbers in digits, without hours and reasons, with commas and full stops where another thing begins.
 */
export function asWritten(text: string): string {
  return (
    withPlainState(withDigits(withoutHours(text)))
      // "cukier po 2 h 151": after so many hours.
      .replace(/ po \d{1,2}(?:[,.]5)? ?(?:h|godz\p{L}{0,6}\.?)(?!\p{L})/giu, ' ')
      // "kaszy będzie z 300 g", "makreli było pół sztuki".
      .replace(
        /(?<=\p{L}) (?:będzie|bedzie|było|bylo|była|były|wyszło)(?: tak)?(?: ze?)? (?=(?:pół|\d{1,4}|dwa|dwie|trzy|cztery|pięć)(?!\p{L}))/giu,
        ' ',
      )
      // "uwarzyłach", "zjodech": as they say in Silesia what others say with "-łam" and "-łem".
      .replace(/(?<=(?<!(?:^|\s)(?:na|w|we|po|o|przy)\s\p{L}{1,20})\p{L}{2})ł([ae])ch(?!\p{L})/giu, 'ł$1m')
      // "o herbacie i sucharkach": what one lives on.
      .replace(/(?<=(?:dzień|dnia|rana|tydzień|wieczora) )o (?=\p{L}{3,20}(?:ie|ce|ach|ej|ym|im|u)(?!\p{L}))/giu, 'na śniadanie ')
      // "1 i pół banana".
      .replace(/(?<![\p{L}\p{N},.])(\d{1,3}) i p(?:ół|ol)(?!\p{L})/giu, '$1,5')
      // How wide a pizza was is no count of anything.
      .replace(/(?<![\p{L}\p{N}])\d{2}\s?cm(?!\p{L})/gu, ' ')
      // "trzy piwa półlitrowe", "w liczbie ośmiu sztuk".
      .replace(/(?<!\p{L})p[óo][łl] ?litrow(?:e|y|a|ych|ego|ej)(?!\p{L})/giu, 'po pół litra')
      // "golonka z pół kilo": about so much.
      .replace(/(?<=\p{L}) ze? (?=(?:p[óo][łl] |\d{1,2} |dwa |dwie )?(?:kilo|litra|litr|kilogram[ay]?)(?!\p{L}))/giu, ' ')
      .replace(/(?<!\p{L})w (?:ilości|ilosci|liczbie) /giu, ' ')
      // "puszka. frytki": a full stop behind a whole word ends a sentence, whatever follows; behind "szt" it cuts it short.
      .replace(/(?<=\p{L}{3}[aeiouyąęó])\.(?=\s+\p{Ll})/gu, '. ; ')
      // "jogurt (grecki) 150 g", "pierogi (ruskie)": of which kind it was is no dish beside it.
      .replace(/(?<=[\p{L}\p{N}])\s?\(\s?(\p{L}+)\s?\)/gu, (brackets, word: string) =>
        isAdjective(word.toLowerCase()) ? ` ${word}` : brackets,
      )
      // "coś, co zwie się wirgulnik": what it is called is what was eaten.
      .replace(/,? (?:co|kt[óo]r[yaei]) (?:si[ęe] )?(?:zwie|nazywa|zowie)(?: si[ęe])? /giu, ' ')
      // "3 kawałki z 8 (pizza 32 cm)": what was named before is not named anew.
      .replace(/\(\s?(\p{L}{3,})\s{0,3}\)/gu, (brackets, word: string, at: number, all: string) =>
        all.slice(0, at).toLowerCase().includes(word.toLowerCase()) ? ' ' : brackets,
      )
      // Why it was so is no food: "bo nie miałam czasu".
      .replace(/\sbo\s[^,;.()\n]*/gu, '')
      // "330 gram zjadłem połowę", "dwa piwa resztę dałem kotu": the part that was eaten, and who got the rest, are told of what stands before.
      .replace(/(?<=[\p{L}\p{N}])\s(?=(?:z|do)jad[łl][ae]m\s(?:pó[łl]|pol|po[łl]ow)[ęeę]?(?!\p{L}))/giu, ', ')
      .replace(/(?<=[\p{L}\p{N}])\s(?=reszt[ęe]\s(?:\p{L}{1,20}\s){0,2}(?:da[łl]|odda|zostawi|wyrzuci|wzi[ąęae]))/giu, ', ')
      // "kebab w tortilli sos mieszany": in the nominative a sauce stands beside it, whatever it goes with.
      .replace(/(?<=\p{L}{3})\s(?=sos\s)/gu, ', ')
  )
}

/** From which number on it is read in digits: the small ones are read as words where they count pieces. */
const LEAST_IN_DIGITS = 20

/** "sto pięćdziesiąt gramów" is 150 of them: numbers of weights as they are said. */
function withDigits(text: string): string {
  return text.replace(/(?<!\p{L})\p{L}{3,16}(?: \p{L}{3,16})*/gu, (run) => {
    const words = run.split(' ')
    const said: string[] = []
    for (let from = 0; from < words.length; ) {
      const values = spelledFrom(words, from)
      const sum = values.reduce((all, each) => all + each, 0)
      said.push(sum >= LEAST_IN_DIGITS ? String(sum) : words.slice(from, from + Math.max(1, values.length)).join(' '))
      from += Math.max(1, values.length)
    }
    return said.join(' ')
  })
}

/** What the words of one number come to, from a place on: hundreds, tens, ones; none where no number stands there. */
function spelledFrom(words: readonly string[], from: number): number[] {
  const values: number[] = []
  let below = Number.POSITIVE_INFINITY
  for (const word of words.slice(from)) {
    const value = NUMBER_WORDS.get(fold(word))
    if (value === undefined || value >= below || !Number.isInteger(value)) break
    values.push(value)
    below = value >= 100 ? 100 : value >= LEAST_IN_DIGITS ? 10 : 0
  }
  return values
}

const UNCOOKED = MEAL_WORDS.uncooked_phrases.map((phrase) => new RegExp(`(?<![\\p{L}])${phrase.replace(/ /g, '\\s')}(?![\\p{L}])`, 'giu'))

/** With the adjective that is read for phrases of the state something was weighed in: "60 g waga sucha" is of what is dry. */
function withPlainState(text: string): string {
  return UNCOOKED.reduce((told, phrase) => told.replace(phrase, 'suchy'), text)
}

/** Without the hour at which it was eaten: "o 11 drożdżówka", "8:30 owsianka" are no eleven and no thirty. */
function withoutHours(text: string): string {
  return text.replace(HOUR, ' ').replace(SPELLED_HOUR, ' ')
}

const HOUR =
  /(?<![\p{L}\p{N}])(?:(?:o|ok\.|około|przed|po|koło) (?:godz\. |godzinie )?(?:[01]?\d|2[0-3])[:.][0-5]\d|o (?:godz\. |godzinie )?(?:1?\d|2[0-3])|godz\. (?:1?\d|2[0-3])|(?:[01]?\d|2[0-3]):[0-5]\d)(?![\p{L}\p{N},.%]|:\d|\s?(?:g|ml|l|kg|dag|szt|kcal)(?!\p{L}))/giu

const SPELLED_HOUR =
  /(?<![\p{L}\p{N}])(?:o|po|przed|około|koło) (?:godzinie )?(?:pierwszej|drugiej|trzeciej|czwartej|piątej|szóstej|siódmej|ósmej|dziewiątej|dziesiątej|(?:jede|dwu|trzy|czter|pięt|szes|siedem|osiem|dziewięt)nastej|dwudziestej)(?![\p{L}])/giu
