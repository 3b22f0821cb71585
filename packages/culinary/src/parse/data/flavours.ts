/** Products that come in flavours: a fruit named beside them is their flavour, not a product of its own. Folded. */
export const FLAVOUR_HOSTS: ReadonlySet<string> = new Set(
  'jogurt jogurty serek serki deser deserek sok soki nektar napoj napoje herbata herbatka herbaty dzem dzemy konfitura mus musy galaretka galaretki kisiel budyn lody lod sorbet syrop woda kefir maslanka skyr shake koktajl baton batony czekolada cukierki zelki guma lizak lizaki smoothie kompot likier chipsy chrupki paluszki sos zupa kaszka deserki przecier'.split(
    ' ',
  ),
)

/** Folded nouns (any number) → the adjective of their flavour, masculine. */
export const FLAVOUR_ADJECTIVES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    truskawka: 'truskawkowy', malina: 'malinowy', wisnia: 'wiśniowy', jagoda: 'jagodowy', brzoskwinia: 'brzoskwiniowy', banan: 'bananowy', cytryna: 'cytrynowy', pomarancza: 'pomarańczowy', jablko: 'jabłkowy', gruszka: 'gruszkowy', porzeczka: 'porzeczkowy', morela: 'morelowy', sliwka: 'śliwkowy', ananas: 'ananasowy', wanilia: 'waniliowy', czekolada: 'czekoladowy', kokos: 'kokosowy', karmel: 'karmelowy', orzech: 'orzechowy', mieta: 'miętowy', grejpfrut: 'grejpfrutowy', limonka: 'limonkowy', zurawina: 'żurawinowy', poziomka: 'poziomkowy', agrest: 'agrestowy', pomidor: 'pomidorowy', marchew: 'marchwiowy', marchewka: 'marchewkowy', papryka: 'paprykowy', kawa: 'kawowy', winogrono: 'winogronowy', aronia: 'aroniowy', stracciatella: 'straciatella', jezyna: 'jeżynowy', borowka: 'borówkowy', arbuz: 'arbuzowy', cebula: 'cebulowy', cebulka: 'cebulowy',
  }),
)
