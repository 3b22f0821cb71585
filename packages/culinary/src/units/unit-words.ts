/**
 * What a unit word says. `mass` is in grams and `volume` in millilitres; a `spoon` is a volume that dry goods weigh by their own
 * measure; `count` counts pieces; a `container` counts too and may hold a stated size; `multipack` holds that many pieces.
 */
export type UnitWord =
  | { kind: 'mass'; grams: number }
  | { kind: 'volume'; ml: number }
  | { kind: 'spoon'; measure: string; ml: number }
  | { kind: 'count'; name: string }
  | { kind: 'container'; name: string }
  | { kind: 'multipack'; pieces: number }

interface UnitEntry {
  unit: UnitWord
  /** Forms that mean one when no number stands beside them ("litr mleka", "puszkę kukurydzy"). */
  one: string
  /** Forms that need a number ("puszek", "litry"). */
  many?: string
  /** Abbreviations; they too need a number, and may carry a full stop. */
  short?: string
}

const mass = (grams: number): UnitWord => ({ kind: 'mass', grams })
const volume = (ml: number): UnitWord => ({ kind: 'volume', ml })
const spoon = (measure: string, ml: number): UnitWord => ({ kind: 'spoon', measure, ml })
const count = (name: string): UnitWord => ({ kind: 'count', name })
const container = (name: string): UnitWord => ({ kind: 'container', name })
const multipack = (pieces: number): UnitWord => ({ kind: 'multipack', pieces })

/** "litrowe mleko", "półlitrowa butelka": a size as an adjective, in the forms that stand beside groceries. */
const sized = (stems: string): string =>
  stems
    .split(' ')
    .flatMap((stem) => ['y', 'e', 'a', 'ą', 'ego', 'ej', 'ych'].map((ending) => stem + ending))
    .join(' ')

/** Unit words with their inflected forms. Sizes of household measures: reference/nutrition-and-units.md, section 1. */
export const UNIT_ENTRIES: readonly UnitEntry[] = [
  {
    unit: mass(1000),
    one: 'kilo kilogram kilograma kilogramik kilko kiło',
    many: 'kilogramy kilogramów kilogramach kilosy',
    short: 'kg kgs klg',
  },
  { unit: mass(10), one: '', many: 'deko deka dekagram dekagramy dekagramów dekagrama', short: 'dag dkg dg' },
  { unit: mass(1), one: '', many: 'gram grama gramy gramów gramach', short: 'g gr grm' },
  { unit: mass(0.001), one: '', many: 'miligram miligramy miligramów', short: 'mg' },
  { unit: mass(500), one: 'funt funta', many: 'funty funtów' },
  { unit: volume(1000), one: 'litr litra litrę litrem litrze litrowo', many: 'litry litrów litrach', short: 'l ltr lt' },
  { unit: volume(1), one: '', many: 'mililitr mililitra mililitry mililitrów', short: 'ml mll' },
  { unit: volume(100), one: 'decylitr', many: 'decylitry decylitrów decylitra', short: 'dl' },
  { unit: volume(10), one: '', many: 'centylitr centylitry centylitrów', short: 'cl' },
  { unit: volume(1000), one: sized('litrow jednolitrow') },
  { unit: volume(500), one: sized('półlitrow') },
  { unit: volume(1500), one: sized('półtoralitrow') },
  { unit: volume(2000), one: sized('dwulitrow') },
  { unit: volume(5000), one: sized('pięciolitrow') },
  { unit: mass(1000), one: sized('kilow kilogramow') },
  { unit: mass(500), one: sized('półkilow półkilogramow') },
  { unit: spoon('szklanka', 250), one: 'szklanka szklankę szklanki szklanką', many: 'szklanek szklankami', short: 'szkl' },
  { unit: spoon('filiżanka', 150), one: 'filiżanka filiżankę filiżanki', many: 'filiżanek' },
  { unit: spoon('kieliszek', 50), one: 'kieliszek kieliszka', many: 'kieliszki kieliszków' },
  { unit: spoon('łyżka', 15), one: 'łyżka łyżkę łyżki łychę łyżką', many: 'łyżek łyżkami' },
  { unit: spoon('łyżeczka', 5), one: 'łyżeczka łyżeczkę łyżeczki', many: 'łyżeczek', short: 'łyżecz' },
  { unit: spoon('chochla', 150), one: 'chochla chochlę', many: 'chochle chochli' },
  { unit: spoon('garść', 0), one: 'garść garście garstka garstkę garści', many: 'garściami garstki garstek' },
  { unit: spoon('szczypta', 0), one: 'szczypta szczyptę szczypty', many: 'szczypt' },
  { unit: count('sztuka'), one: 'sztuka sztukę sztuki', many: 'sztuk sztukami', short: 'szt sz sztk pcs' },
  { unit: count('kawałek'), one: 'kawałek kawałeczek kawał kawałka', many: 'kawałki kawałków kawałeczki', short: 'kaw' },
  { unit: count('plaster'), one: 'plaster plasterek plastra plasterka', many: 'plastry plastrów plasterki plasterków', short: 'pl plast' },
  { unit: count('kromka'), one: 'kromka kromkę kromeczka', many: 'kromki kromek kromeczki' },
  { unit: count('ząbek'), one: 'ząbek ząbka', many: 'ząbki ząbków ząbkami' },
  { unit: count('porcja'), one: 'porcja porcję porcji', many: 'porcje porcyjki' },
  { unit: count('gałązka'), one: 'gałązka gałązkę', many: 'gałązki gałązek' },
  { unit: count('listek'), one: 'listek listka', many: 'listki listków' },
  { unit: count('laska'), one: 'laska laskę', many: 'laski lasek' },
  { unit: count('kulka'), one: 'kulka kulkę', many: 'kulki kulek' },
  { unit: count('kolba'), one: 'kolba kolbę', many: 'kolby kolb' },
  { unit: count('rolka'), one: 'rolka rolkę rolki', many: 'rolek rolkami' },
  { unit: count('tabletka'), one: 'tabletka tabletkę', many: 'tabletki tabletek', short: 'tabl tab' },
  { unit: count('kapsułka'), one: '', many: 'kapsułka kapsułki kapsułek', short: 'kaps' },
  { unit: count('trójkąt'), one: 'trójkąt trójkącik', many: 'trójkąty trójkątów trójkąciki trójkącików' },
  { unit: count('pętko'), one: 'pętko pęto', many: 'pętka pętek pęta pęt' },
  { unit: count('laseczka'), one: 'laseczka laseczkę', many: 'laseczki laseczek' },
  { unit: count('łodyga'), one: 'łodyga łodygę łodyżka', many: 'łodygi łodyg łodyżki' },
  { unit: count('dzwonko'), one: 'dzwonko', many: 'dzwonka dzwonek' },
  { unit: count('płat'), one: 'płat', many: 'płaty płatów' },
  { unit: count('listwa'), one: 'listwa' },
  { unit: count('gryz'), one: 'gryz' },
  { unit: count('bulwa'), one: 'bulwa bulwę', many: 'bulwy bulw' },
  {
    unit: container('opakowanie'),
    one: 'opakowanie opakowania opakowanko',
    many: 'opakowań opakowaniach opakowaniami',
    short: 'op opak opk',
  },
  {
    unit: container('paczka'),
    one: 'paczka paczkę paczki paczuszka paczuszkę paka pakę',
    many: 'paczek paczkami paczuszki paczuszek',
    short: 'pacz',
  },
  {
    unit: container('puszka'),
    one: 'puszka puszkę puszki puszeczka puszeczkę pucha puchę',
    many: 'puszek puszkami puszeczki puszeczek puchy puch',
    short: 'pusz',
  },
  {
    unit: container('słoik'),
    one: 'słoik słoika słój słoiczek słoiczka',
    many: 'słoiki słoików słoiczki słoiczków słoje słojów',
    short: 'sł słoj',
  },
  {
    unit: container('butelka'),
    one: 'butelka butelkę butelki butla butlę flaszka flaszkę buteleczka buteleczkę',
    many: 'butelek butelkami flaszki flaszek buteleczki',
    short: 'but btl',
  },
  {
    unit: container('karton'),
    one: 'karton kartonu kartonik kartonika kartoniku',
    many: 'kartony kartonów kartoniki kartoników kartonami',
    short: 'kart',
  },
  { unit: container('kubek'), one: 'kubek kubka kubeczek kubeczka', many: 'kubki kubków kubeczki kubeczków', short: 'kub' },
  { unit: container('tacka'), one: 'tacka tackę tacki taca tacę', many: 'tacek tackami' },
  { unit: container('torebka'), one: 'torebka torebkę torebki', many: 'torebek torebkami', short: 'tor' },
  { unit: container('saszetka'), one: 'saszetka saszetkę saszetki', many: 'saszetek saszetkami', short: 'sasz' },
  { unit: container('worek'), one: 'worek worka woreczek woreczka', many: 'worki worków woreczki woreczków' },
  { unit: container('siatka'), one: 'siatka siatkę siateczka', many: 'siatki siatek' },
  { unit: container('zgrzewka'), one: 'zgrzewka zgrzewkę zgrzewki', many: 'zgrzewek', short: 'zgrz' },
  { unit: container('kostka'), one: 'kostka kostkę kostki kosteczka', many: 'kostek kostkami', short: 'kost kst' },
  { unit: container('główka'), one: 'główka główkę główki głowa głowę', many: 'główek główkami głowy głów', short: 'gł' },
  { unit: container('bochenek'), one: 'bochenek bochenka bochen', many: 'bochenki bochenków' },
  { unit: container('pęczek'), one: 'pęczek pęczka pęk', many: 'pęczki pęczków pęki pęków', short: 'pęcz' },
  { unit: container('wiązka'), one: 'wiązka wiązkę', many: 'wiązki wiązek' },
  { unit: container('doniczka'), one: 'doniczka doniczkę donica', many: 'doniczki doniczek' },
  { unit: container('tubka'), one: 'tubka tubkę tubki tuba tubę', many: 'tubek' },
  { unit: container('wiaderko'), one: 'wiaderko wiadro', many: 'wiaderka wiaderek wiadra wiader' },
  { unit: container('pudełko'), one: 'pudełko pudło pudełeczko', many: 'pudełka pudełek pudełeczka pudełeczek', short: 'pud' },
  { unit: container('tabliczka'), one: 'tabliczka tabliczkę tabliczki', many: 'tabliczek' },
  {
    unit: container('koszyk'),
    one: 'koszyk koszyczek łubianka łubiankę kobiałka kobiałkę',
    many: 'koszyki koszyków koszyczki łubianki łubianek kobiałki kobiałek',
  },
  { unit: container('skrzynka'), one: 'skrzynka skrzynkę', many: 'skrzynki skrzynek' },
  { unit: container('pojemnik'), one: 'pojemnik pojemniczek', many: 'pojemniki pojemników pojemniczki' },
  { unit: container('wytłaczanka'), one: 'wytłaczanka wytłaczankę', many: 'wytłaczanki wytłaczanek' },
  { unit: container('krążek'), one: 'krążek', many: 'krążki krążków' },
  { unit: container('torba'), one: 'torba torbę torby', many: 'toreb' },
  { unit: container('bukiet'), one: 'bukiet bukiecik', many: 'bukiety bukietów' },
  { unit: container('warkocz'), one: 'warkocz', many: 'warkocze warkoczy' },
  { unit: container('kiść'), one: 'kiść', many: 'kiście kiści' },
  { unit: container('fiolka'), one: 'fiolka fiolkę', many: 'fiolki fiolek' },
  { unit: container('ampułka'), one: 'ampułka', many: 'ampułki ampułek' },
  { unit: container('blister'), one: 'blister', many: 'blistry blistrów' },
  { unit: container('bańka'), one: 'bańka bańkę baniak', many: 'bańki baniek baniaki baniaków' },
  { unit: container('beczka'), one: 'beczka beczkę beczułka', many: 'beczki beczek' },
  { unit: count('arkusz'), one: 'arkusz', many: 'arkusze arkuszy' },
  { unit: container('blacha'), one: 'blacha blachę blachy blaszka blaszkę', many: 'blach blaszki' },
  { unit: container('keg'), one: 'keg', many: 'kegi' },
  { unit: container('zestaw'), one: 'zestaw', many: 'zestawy zestawów' },
  { unit: multipack(2), one: 'dwupak dwupaku', many: 'dwupaki dwupaków' },
  { unit: multipack(3), one: 'trójpak trójpaku', many: 'trójpaki' },
  { unit: multipack(4), one: 'czteropak czteropaku czwórpak', many: 'czteropaki czteropaków' },
  { unit: multipack(6), one: 'sześciopak sześciopaku', many: 'sześciopaki sześciopaków' },
  { unit: multipack(8), one: 'ośmiopak ośmiopaku', many: 'ośmiopaki' },
  { unit: multipack(12), one: 'dwunastopak', many: 'dwunastopaki' },
]
