import { fold } from '../parse/polish/fold.ts'
import { remembered } from '../remembered.ts'

/** Orders of recipes in the singular, without diacritics; a plural ending may follow. Forms that are nouns too ("przypraw") are left out. */
const ORDERS = new RegExp(
  `^(?:${[
    '(?:do|od|po|wy|prze|roz|za)?(?:daj|dawaj)',
    '(?:w|za|po|prze|do|roz|pod|na|wy|z|od)?(?:lej|lewaj)',
    '(?:w|po|prze|do|roz|za|wy|ob)?(?:syp|sypuj)',
    '(?:wy|z|za|roz|prze|po|do|w)?mieszaj',
    '(?:po|roz|prze|od|na|wy|u|s)?kroj',
    '(?:obierz|wez|zbierz|wybierz|obieraj|wybieraj|odbierz)',
    '(?:u|za|pod|prze|przy|roz)?gotuj',
    '(?:pod|u|ob|prze|przy|wy)?(?:smaz|smazaj)',
    '(?:u|za|pod|do|przy|wy)?(?:piecz|piekaj)',
    '(?:u|w|roz|wy|od|z|prze)?(?:bij|bijaj)',
    '(?:u|ze|na|we|roze|prze|o)?trzyj',
    '(?:u|roz|na|w|prze|ze|s)?cieraj',
    '(?:roz|na|pod|od|o|za)?(?:grzej|grzewaj)',
    '(?:roz|prze|u|s|pod|na)pusc',
    '(?:roz|s|prze|wy|za|u)top|(?:roz|s|prze|wy)tapiaj',
    '(?:za|wy)nurz(?:aj)?',
    '(?:prze|wy|u|od|po|roz|na|w|z|za)loz',
    '(?:prze|wy|u|od|po|roz|na|w|za)kladaj',
    '(?:po|o|prze|do)?sol(?<!^sol)',
    '(?:do|za)praw',
    '(?:w|od|zo|u|po|na|od)staw',
    '(?:zostaw|odstawiaj|wstawiaj)',
    '(?:przy|od|na|po)?kryj',
    '(?:od|prze)?cedz',
    '(?:od|o)?sacz',
    '(?:o|prze|wy|s)?plucz',
    '(?:u|ob|prze|wy|z)?myj',
    '(?:o|wy|pod)?susz',
    '(?:po|na|prze|roz)?siekaj',
    '(?:z|za)?blenduj',
    '(?:z|za|prze)?miksuj',
    '(?:wy|z|prze|za|roz|do)?rob',
    '(?:wyrabiaj|zarabiaj|rozdrabniaj|rozrabiaj|urabiaj)',
    '(?:za|z|roz|u)?gniec',
    '(?:za|z|u|roz)gniataj',
    '(?:roz)?walkuj',
    '(?:wy|po|prze|od|na|roz|ze)(?:tnij|cinaj)',
    '(?:u)?formuj',
    '(?:z|u|za|od)lep|(?:z|u|za|od)?lepiaj',
    '(?:na|prze)(?:dziewaj|dziej|dzij)',
    '(?:ob|roz)?(?:tocz|taczaj)',
    '(?:o)?panieruj',
    '(?:pod|u|za)?dus',
    '(?:z)?redukuj',
    '(?:wy|z|zd|zde|ze|do|na)(?:jmij|ejmij)|(?:wy|z)jmuj|zdejmuj',
    '(?:s|wy|o)?ch(?:lodz|ladzaj)',
    '(?:o|wy|prze|s)?studz',
    '(?:na|za|wy)mocz|namaczaj',
    '(?:za)?marynuj',
    '(?:po|z|w|wy|przy|za|roz)lacz',
    '(?:w|wy|do|za|na|prze)?rzuc|wrzucaj|dorzucaj',
    '(?:wy|w|za|do|prze)(?:cisnij|ciskaj)',
    '(?:s|po)?krop',
    '(?:po|na|wy|roz|prze)?smaruj',
    '(?:za|z|owi|o)win|zawijaj|zwijaj|owijaj',
    '(?:wy|na)draz',
    '(?:s)?probuj|sproboj|doprowadz|prowadz|rozprowadz',
    '(?:prze|przy|po|u|za|wy)?trzymaj',
    '(?:na|prze)?kluj|nakluwaj|nacinaj|natnij',
    '(?:od|roz|po|prze)?dziel(?:aj)?',
    '(?:ze|po)?szklij|roztrzep|roztrzepuj|(?:u|pod|wy)?praz|potrzasaj|potrzasnij|wstrzasnij|polam|rozdrob',
    '(?:z|za|przy|ob)?rumien',
    '(?:s)?karmelizuj|blanszuj|zblanszuj|hartuj|zahartuj|spien|spienij|paruj|odparuj|grilluj|zgrilluj|flambiruj',
    '(?:s|za|ob|prze)?parz(?:aj)?',
    '(?:z|prze|wy|u)?miel',
    '(?:u)?dekoruj|ozdob|(?:za)?serwuj|zajadaj|zjedz|czestuj',
    '(?:od|prze|ob)(?:wroc|roc|racaj|wracaj)|obroc',
    'zmniejsz|zwieksz|skrec|podkrec|wlacz|wylacz|ustaw|nastaw|przygotuj|wykonaj|zacznij|pamietaj|uwazaj|powtorz|powtarzaj|sprawdz|umiesc',
    '(?:do|wy|na|u)pelnij|przechowuj|czekaj|poczekaj|odczekaj|zaczekaj|pozwol|odkroj|usun|wyrzuc|zeskrob|przesiej|przesiewaj|przecisnij|podgrzej|podawaj',
    '(?:o|po)prosz|rozdrobnij|zgarn(?:ij|iaj)|(?:od|s)cisnij|wyszoruj|(?:po)?szatkuj|(?:s|roz)plaszcz|(?:do|ob)loz|zachowaj|porwij|(?:z|w)sun|zsuwaj',
    '(?:po|u)tlucz|strzasnij|dosmaz|oczysc|wygladz|(?:po|w)krusz|wyrownaj|rozrzedz|(?:roz|na)ciagnij|odszypulkuj|wypestkuj|wylep|zakoncz',
    'nabieraj|nabierz|scinaj|(?:ode|roze)tnij|roztrzyj|wytrzyj|zwilz|natlusc|oberwij|zroluj|oslodz|podrzucaj|przenies|zamknij|zepnij|wylow|zdrap',
    'ugniataj|zagniataj|krec|ukrec|pilnuj|unikaj|uzyj|uzywaj|zapiekaj|opiekaj|opiecz|obgotuj|zwaz|odwaz|odmierz|kontynuuj|rozmroz|zamroz|mroz',
  ].join('|')})(?:my|cie|ze)?$`,
)
/** First persons, both numbers, and infinitives; what is measured and eaten has these endings too. */
const NO_VERBS = new Set('gramy kremy balsam program graham'.split(' '))
const SPOKEN = /(?:.{3}(?:amy|emy|imy|ymy)|.{4}(?<!l)am|.{2}uje(?:my|sz|cie)?|(?:d|st|zn)aje(?:my|sz|cie)?|.{2}(?:ajac|ujac))$/
const INFINITIVE = /(?:.ać|[iy]ć|ąć|piec|tłuc|nieść)$/u
const OTHER = /^(?:nalezy|mozna|trzeba|wystarczy|warto|kroje|biore|smaze|pieke|robie|dusze|lepie|lacze|myje|leje|odcedze|tluke|tre)$/

/** Whether a line tells somebody to do something, or what somebody does: orders, infinitives and first persons. Remarks in brackets count not. */
export function tellsToDo(line: string): boolean {
  return (line.replace(/\([^()]*\)/g, ' ').match(/\p{L}+/gu) ?? []).some((word) => isVerb(word))
}

/** Recipes are written in a few thousand words. */
const isVerb = remembered(10_000, (word) => {
  const folded = fold(word)
  if (NO_VERBS.has(folded)) return false
  return ORDERS.test(folded) || OTHER.test(folded) || SPOKEN.test(folded) || (word.length > 3 && INFINITIVE.test(word.toLowerCase()))
})
