/** Synonyms that nobody prints on a label: regional, childish and kitchen words; the product goes by its row's name. */
export const COLLOQUIAL: ReadonlySet<string> = new Set(
  'keczup keczupu ketchap keczap majones natka natki pyry pyra pyrki grule kartofle kartofel kartofelki ziemniaczki jaja jajo jajca jajeczka jajeczko cebulka ceber czosneczek marchwie pomidorki-zwykłe bułeczka bułeczki chlebek masełko mleczko cukierek-biały kapustka pietrucha włoszczyzny kabaczki jabłuszka jabłuszko gruszeczki buraczki-surowe mięsko kurczaczek szyneczka kiełbaska kiełbacha serek-żółty piwko winko wódeczka wódzia herbatka-czarna kawka kawusia ryba-mrożona'.split(
    ' ',
  ),
)

/** Names as good as the row's own, for all that they look like a slip of it. */
export const PRINTED_TOO: ReadonlySet<string> = new Set(['cukier waniliowy', 'zaatar', 'sos śmietankowy', 'tortelloni', 'muesli', 'chilli'])
