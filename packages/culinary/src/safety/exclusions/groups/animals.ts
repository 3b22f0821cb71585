import { byAisle, type ExclusionGroup } from '../exclusion-group.ts'

/** Meat, fish and seafood. */
export const ANIMALS_GROUPS: readonly ExclusionGroup[] = [
  {
    typed: ['ryb~|rybn*|losos*|tunczyk*|sledz*', 'mies* ryb*', 'ryb* owoc* morza'],
    raw: ['fish'],
    words: [
      'sushi|sashimi|nigiri|uramak*|futomak*|ceviche|poke|gravlax|gravad|matias*|matjas*|rolmops*|tarama|bottarg*',
      'surow*|tatar|tatara|tatarem|tatary|tataru|carpaccio',
      'wedzon* losos*|pstrag*|halibut*|tunczyk* zimno',
      'losos* wedzon*',
    ],
    foods: ({ id }) => /^(?:sushi|sashimi|losos-wedzony|matias|sledz-(?:solony|a-la-matias)|tatar-z-lososia|gravlax|kawior)/.test(id),
    suspects: ({ origin, aisle, tags }) => origin.includes('fish') && aisle === 'fish' && !tags?.includes('processed'),
  },
  {
    typed: ['mies*', 'wolow*', 'mies* wolow*'],
    raw: ['meat'],
    words: ['tatar|tatara|tatarem|tataru|carpaccio|metka|metki|metke|bresaol*|prosciutto|jamon|surow*'],
    foods: ({ id }) => /^(?:tatar|metka|carpaccio|prosciutto|szynka-parmenska|bresaola|jamon)/.test(id),
    suspects: ({ aisle }) => aisle === 'meat',
  },
  { typed: ['losos~|losos'], words: ['losos~|losos|lososik*|lososiow*|gravlax*|gravad'], spares: /^(?:poledwica|metka)/ },
  { typed: ['tunczyk*'], words: ['tunczyk*|tonnato', 'salat* nicejsk*|nicoise'] },
  {
    typed: ['owoc* morza', 'frutti mare', 'seafood'],
    traits: ['crustaceans', 'molluscs'],
    words: ['owoc* morza', 'surimi', 'sashimi', 'sushi', 'paell*'],
  },
  {
    typed: ['dziczyzn*', 'dzik* mies*', 'mies* dzik*'],
    words: ['dziczyzn*|sarn*|jelen*|jeleni*|dzik|dzika|dzikiem|zajac*|zajecz*|bazant*|kuropatw*|daniel*|przepior*|losia|muflon*'],
    spares: /^(?:roza|dzika-roza|herbata|jaja)/,
  },
  { typed: ['krewet*'], words: ['krewet*|scampi', 'owoc* morza'] },
  { typed: ['kalmar*'], words: ['kalmar*|kalamarni*', 'owoc* morza'] },
  { typed: ['malz*'], words: ['malz*|omul*|mule|vongole', 'owoc* morza'] },
  { typed: ['skorupiak*'], traits: ['crustaceans'] },
  { typed: ['mieczak*'], traits: ['molluscs'] },
  { typed: ['ryb~|rybn*|rybka|rybek', 'ryb~ morsk*|slodkowodn*|wedzon*|tlust*|mies*'], traits: ['fish'] },
  { typed: ['czerwon* mies*'], traits: ['pork', 'beef'], words: ['jagni*|barani*|dziczyzn*|konin*|sarnin*'] },
  { typed: ['mies*', 'miesn*'], traits: ['meat'] },
  { typed: ['wieprz*', 'swin*', 'mies* wieprz*|swin*'], traits: ['pork'] },
  { typed: ['wolow*', 'cielec*', 'mies* wolow*|cielec*'], traits: ['beef'] },
  { typed: ['drob|drobiu|drobiow*', 'mies* drob*|drobiu'], traits: ['poultry'] },
  {
    typed: ['podrob*'],
    spares: /^(?:serca-palmowe|karczoch|pomidory)/,
    words: [
      'podrob*|watrob*|serca|serc|serduszk*|zoladki|zoladkow|nerki|nerek|ozor*|flaki|flakow|flaczk*|pluc*|mozdzk*|cynader*',
      'pasztet*|leberk*|salceson*|kaszank*|krupniok*|czernin*|grasic*|ogon~|ogony|lby|foie|ryjk*|zoladeczk*|zoladek|mozg~|mozdzek|szpik*|krew|krwi|krwia|sledzion*',
    ],
  },
  {
    typed: ['wedlin*'],
    words: [
      'wedlin*|szynk*|kielbas*|parowk*|parowek|kabanos*|salami|baleron*|boczek|boczk*|bekon*|salceson*|kaszank*|metka|metki|mortadel*|serdel*|prosciutto|chorizo|pancet*|pasztetow*|mielonk*|krakowsk*|serwolatk*|jamon',
      'poledwic* sopock*|lososiow*|wedzon*|drob*',
    ],
    foods: byAisle('cold-cuts'),
  },
  { typed: ['kurczak*'], words: ['kurczak*|kurczacz*|kurczat*|kurczec*|kura|kury|nugget*|stripsy|drobiow*|drobiu', 'piers* kurcz*'] },
  { typed: ['indyk*', 'indycz*', 'mies* indyk*|indycz*'], words: ['indyk*|indycz*|indyc*|indor*'] },
  {
    typed: ['kaczk*', 'kaczka', 'mies* kaczk*|kacz*'],
    words: ['kaczk*|kaczek|kaczuch*|kacza|kacze|kaczej|kaczego|kaczy|kaczych|kaczym*|kaczor*|czernin*|czarnin*'],
    spares: /^jaj/,
  },
  {
    typed: ['ges|gesi|gesin*', 'mies* gesi|gesie'],
    words: ['ges|gesi|gesia|gesie|gesiej|gesiego|gesich|gesim*|gesin*|gasior*'],
    spares: /^jaj/,
  },
  { typed: ['krolik*', 'mies* krolik*|krolicz*'], words: ['krolik*|krolicz*'] },
  { typed: ['jagni*', 'mies* jagniec*'], words: ['jagni*'] },
  {
    typed: ['baran*', 'mies* barani*'],
    words: ['baran|barana|baranin*|barani|barania|baranie|baraniej|baraniego|baranich|skopow*|owczyn*'],
  },
  {
    typed: ['watrob*', 'watrob* drobiow*|wieprz*|wolow*|kurz*'],
    words: ['watrob*|pasztetow*|leberk*|leberwurst*|leberknod*|foie'],
    foods: ({ id }) => /^(?:watrob|pasztetow|foie)/.test(id),
    suspects: ({ id }) => /^(?:pasztet|podroby|salceson|kaszanka)/.test(id),
  },
]
