/** Brands that tills print alone, in the place of the product; kind of food or goods → its brands, folded. */
const BRANDS_OF: Readonly<Record<string, string>> = {
  'karma dla kota': 'whiskas|kitekat|sheba',
  'karma dla psa': 'pedigree|chappi',
  'mleko modyfikowane': 'bebiko|bebilon|enfamil',
  'ser sałatkowo-kanapkowy': 'favita',
  'płatki kukurydziane': 'corn flakes',
  pieluchy: 'pampers|dada|huggies',
  podpaski: 'always|naturella',
  'proszek do prania': 'vizir|persil|ariel|bryza',
  'płyn do płukania': 'lenor|silan|coccolino',
  'płyn do naczyń': 'ludwik|fairy',
  'pasta do zębów': 'colgate|blend-a-med|elmex|sensodyne',
  'mleczko do czyszczenia': 'cif',
  'tabletki do zmywarki': 'somat',
  szampon: 'head&shoulders|schauma',
  mleko: 'laciate|wypasione',
  margaryna: 'palma|smakowita|benecol',
  sok: 'cappy|caprio|riviva|pysio',
  woda: 'zywiec zdroj|cisowianka|naleczowianka|kropla beskidu|primavera|dobrowianka|ustronianka|jurajska|polaris|saguaro',
  herbata: 'lipton|saga|minutka|tetley|dilmah|loyd|teekanne',
  kawa: 'jacobs|tchibo|lavazza|mk cafe|woseba|dallmayr|segafredo',
  'kawa zbożowa': 'inka|anatol',
  'kawa rozpuszczalna': 'nescafe',
  'kawa w kapsułkach': 'tassimo',
  piwo: 'warka|lomza|tatra|kasztelan|desperados|kozel',
  wafelek: 'goralki|elitesse',
  'pieczywo chrupkie': 'wasa',
}

/** Folded brand → what it stands for. */
export const TILL_PRODUCTS: ReadonlyMap<string, string> = new Map(
  Object.entries(BRANDS_OF).flatMap(([product, brands]) => brands.split('|').map((brand): [string, string] => [brand, product])),
)
