/** Synonyms that nobody prints on a label: regional, childish and kitchen words; the product goes by its row's name. */
export const COLLOQUIAL: ReadonlySet<string> = new Set(
  'zatar keczup keczupu ketchap keczap majones natka natki pyry pyra pyrki grule kartofle kartofel kartofelki ziemniaczki jaja jajo jajca jajeczka jajeczko cebulka czosneczek marchwie bułeczka bułeczki chlebek masełko mleczko kapustka pietrucha włoszczyzny kabaczki jabłuszka jabłuszko gruszeczki mięsko kurczaczek szyneczka kiełbaska kiełbacha piwko winko wódeczka wódzia kawka kawusia'.split(
    ' ',
  ),
)

/** Names as good as the row's own, for all that they look like a slip of it. */
export const PRINTED_TOO: ReadonlySet<string> = new Set([
  'botwinka',
  'kaszka',
  "za'atar",
  'cukier waniliowy',
  'sos śmietankowy',
  'tortelloni',
  'muesli',
  'chilli',
])
