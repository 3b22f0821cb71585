interface Chain {
  name: string
  /** Words that its receipts print, in plain letters, `|` between alternatives. */
  signs: string
  /** Tax number of the company. */
  nip?: string
  /** An everyday word too: only at the beginning of a line of the head. */
  everyday?: true
}

/** Chains of Polish shops. */
export const CHAINS: readonly Chain[] = [
  { name: 'Biedronka', signs: 'biedronka|biedronce|jeronimo martins', nip: '7791011327' },
  { name: 'Lidl', signs: 'lidl|lidl plus', nip: '7811897358' },
  { name: 'Kaufland', signs: 'kaufland', nip: '8992367273' },
  { name: 'Carrefour', signs: 'carrefour', nip: '9370008168' },
  { name: 'Auchan', signs: 'auchan|auchan polska', nip: '5260309174' },
  { name: 'Żabka', signs: 'zabka|zabka polska', nip: '5223071241' },
  { name: 'Dino', signs: 'dino polska|dino', nip: '6211766191' },
  { name: 'Netto', signs: 'netto', everyday: true },
  { name: 'Aldi', signs: 'aldi' },
  { name: 'Stokrotka', signs: 'stokrotka' },
  { name: 'Lewiatan', signs: 'lewiatan' },
  { name: 'Polomarket', signs: 'polomarket|polo market' },
  { name: 'Intermarché', signs: 'intermarche' },
  { name: 'Delikatesy Centrum', signs: 'delikatesy centrum' },
  { name: 'Topaz', signs: 'topaz', everyday: true },
  { name: 'Społem', signs: 'spolem|pss spolem' },
  { name: 'E.Leclerc', signs: 'leclerc' },
  { name: 'Makro', signs: 'makro cash|makro', everyday: true },
  { name: 'Selgros', signs: 'selgros|transgourmet' },
  { name: 'Spar', signs: 'eurospar|spar', everyday: true },
  { name: 'Chata Polska', signs: 'chata polska' },
  { name: 'Groszek', signs: 'groszek', everyday: true },
  { name: 'Odido', signs: 'odido' },
  { name: 'Freshmarket', signs: 'freshmarket' },
  { name: 'Frac', signs: 'frac delikatesy|frac', everyday: true },
  { name: 'Arhelan', signs: 'arhelan' },
  { name: 'Mila', signs: 'mila', everyday: true },
  { name: 'Tesco', signs: 'tesco' },
  { name: 'Nasz Sklep', signs: 'nasz sklep' },
  { name: 'Gama', signs: 'gama', everyday: true },
  { name: 'Euro Sklep', signs: 'euro sklep' },
  { name: 'abc', signs: 'sklep abc|abc', everyday: true },
  { name: 'Bi1', signs: 'bi1', everyday: true },
  { name: 'Twój Market', signs: 'twoj market' },
  { name: 'Prim Market', signs: 'prim market' },
  { name: 'Rossmann', signs: 'rossmann' },
  { name: 'Hebe', signs: 'hebe', everyday: true },
  { name: 'Pepco', signs: 'pepco' },
  { name: 'Action', signs: 'action', everyday: true },
  { name: 'Dealz', signs: 'dealz' },
]
