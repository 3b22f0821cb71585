// Foods by what they can be in a dish, those that do best first.
const list = (ids: string): readonly string[] => ids.split(' ')

export const AROMA = list('cebula cebula-czerwona cebula-biala szalotka por cebula-dymka')
export const GARLIC = list('czosnek czosnek-mlody')
export const TENDER_VEGETABLES = list(
  'cukinia papryka-czerwona papryka papryka-zolta papryka-zielona pieczarki pieczarki-brazowe boczniaki baklazan groszek-mrozony kukurydza-mrozona kukurydza-konserwowa groszek-konserwowy szpinak szpinak-baby szpinak-mrozony brokul brokuly-mrozone fasolka-szparagowa fasolka-szparagowa-mrozona kalafior kalafior-mrozony warzywa-na-patelnie bukiet-warzyw-mrozony mieszanka-chinska warzywa-mrozone kapusta-pekinska pak-choi marchew marchewka-mrozona kapusta-biala kapusta pomidory pomidory-koktajlowe',
)
export const PASTA_VEGETABLES = list(
  'cukinia papryka-czerwona papryka papryka-zolta papryka-zielona pieczarki pieczarki-brazowe boczniaki baklazan szpinak szpinak-baby szpinak-mrozony brokul brokuly-mrozone groszek-mrozony pomidory-koktajlowe pomidory fasolka-szparagowa fasolka-szparagowa-mrozona kukurydza-konserwowa groszek-konserwowy kalafior kalafior-mrozony warzywa-na-patelnie',
)
export const QUICK_VEGETABLES = list(
  'pieczarki szpinak szpinak-baby papryka-czerwona papryka papryka-zolta papryka-zielona cukinia pomidory pomidory-koktajlowe groszek-mrozony kukurydza-konserwowa groszek-konserwowy szpinak-mrozony',
)
export const SOUP_VEGETABLES = list(
  'marchew pietruszka seler por cukinia dynia dynia-hokkaido kalafior kalafior-mrozony brokul brokuly-mrozone fasolka-szparagowa fasolka-szparagowa-mrozona groszek-mrozony kapusta-biala kapusta kapusta-wloska kapusta-kiszona pomidory pomidory-krojone pomidory-w-puszce papryka-czerwona papryka szpinak szpinak-mrozony wloszczyzna wloszczyzna-krojona wloszczyzna-mrozona warzywa-mrozone mieszanka-na-zupe bukiet-warzyw-mrozony buraki bataty pieczarki',
)
export const ROASTING_VEGETABLES = list(
  'marchew papryka-czerwona papryka papryka-zolta cukinia baklazan kalafior brokul bataty buraki dynia dynia-hokkaido pietruszka seler pieczarki pomidory',
)
export const RAW_VEGETABLES = list(
  'salata salata-lodowa salata-maslowa salata-rzymska mix-salat rukola roszponka szpinak-baby pomidory pomidory-koktajlowe pomidory-malinowe ogorki ogorki-szklarniowe ogorki-gruntowe papryka-czerwona papryka papryka-zolta rzodkiewka kukurydza-konserwowa kapusta-pekinska awokado ogorki-kiszone ogorki-konserwowe',
)
export const BREAD_VEGETABLES = list(
  'pomidory pomidory-malinowe pomidory-koktajlowe ogorki ogorki-szklarniowe ogorki-gruntowe rzodkiewka papryka-czerwona papryka salata salata-maslowa salata-lodowa ogorki-kiszone',
)
export const RAW_PIECES = list(
  'piers-z-kurczaka poledwiczki-z-kurczaka filet-z-udzca-kurczaka piers-z-indyka schab poledwiczka-wieprzowa losos krewetki',
)
export const MINCED = list(
  'mieso-mielone mieso-mielone-wieprzowe mieso-mielone-wieprzowo-wolowe mieso-mielone-wolowe mieso-mielone-z-indyka mieso-mielone-z-kurczaka',
)
export const READY_PIECES = list('tofu tofu-wedzone kielbasa kielbasa-slaska kielbasa-wiejska boczek-wedzony parowki szynka')
export const QUICK_PROTEIN = [...RAW_PIECES, ...MINCED, ...READY_PIECES]
/** Out of a tin: warmed in the sauce, never fried. */
export const TINNED_FISH = list('tunczyk-w-sosie-wlasnym tunczyk tunczyk-w-oleju')
export const PULSES = list(
  'ciecierzyca-konserwowa fasola-czerwona-konserwowa fasola-biala-konserwowa fasola-czarna-konserwowa soczewica-konserwowa',
)
export const SOUP_PULSES = list('soczewica-czerwona ciecierzyca-konserwowa fasola-biala-konserwowa fasola-czerwona-konserwowa')
export const SOUP_MEAT = list('piers-z-kurczaka filet-z-udzca-kurczaka piers-z-indyka')
export const SOUP_SAUSAGE = list('kielbasa kielbasa-slaska kielbasa-wiejska boczek-wedzony parowki')
export const SOUP_PROTEIN = [...SOUP_MEAT, ...SOUP_SAUSAGE]
export const ROASTED_RAW = list('piers-z-kurczaka filet-z-udzca-kurczaka piers-z-indyka dorsz losos pstrag halibut')
export const ROASTED_READY = list('kielbasa kielbasa-slaska kielbasa-biala-parzona tofu ciecierzyca-konserwowa feta')
export const ROASTING_PROTEIN = [...ROASTED_RAW, ...ROASTED_READY]
/** What lies in water, oil or brine and is drained. */
export const IN_BRINE = list(
  'tunczyk-w-sosie-wlasnym tunczyk tunczyk-w-oleju mozzarella ciecierzyca-konserwowa fasola-czerwona-konserwowa fasola-biala-konserwowa',
)
export const SLICED = list(
  'feta ser-salatkowy tofu-wedzone losos-wedzony makrela-wedzona szynka szynka-wedzona poledwica-sopocka kielbasa-krakowska piers-z-kurczaka-wedzona piers-z-indyka-wedzona ser-zolty ser-zolty-gouda ser-zolty-edamski ser-kozi',
)
export const READY_PROTEIN = list(
  'tunczyk-w-sosie-wlasnym tunczyk tunczyk-w-oleju feta ser-salatkowy mozzarella ciecierzyca-konserwowa fasola-czerwona-konserwowa fasola-biala-konserwowa tofu-wedzone losos-wedzony makrela-wedzona szynka piers-z-kurczaka-wedzona ser-zolty ser-kozi',
)
export const SPREADS = list('hummus twarog twarog-poltlusty twarog-chudy serek-smietankowy serek-wiejski pasztet-weganski awokado')
export const BREAD_FATS = list('maslo maslo-bez-laktozy margaryna margaryna-weganska')
export const TOPPINGS = list(
  'szynka szynka-wedzona poledwica-sopocka ser-zolty ser-zolty-gouda ser-zolty-edamski mozzarella feta tunczyk-w-sosie-wlasnym losos-wedzony makrela-wedzona tofu-wedzone kielbasa-krakowska piers-z-indyka-wedzona',
)
export const BREAD = list(
  'chleb chleb-zytni chleb-razowy chleb-pelnoziarnisty chleb-pszenny chleb-pszenno-zytni chleb-wiejski chleb-graham chleb-na-zakwasie chleb-bezglutenowy chleb-gryczany chleb-tostowy kajzerki bulki grahamki bagietka bulki-bezglutenowe pieczywo-chrupkie wafle-ryzowe',
)
export const TOAST_BREAD = list(
  'chleb-tostowy chleb chleb-pszenny chleb-pszenno-zytni chleb-wiejski chleb-graham chleb-na-zakwasie chleb-bezglutenowy bagietka bulki kajzerki',
)
export const TOAST_VEGETABLES = list('pomidory pomidory-malinowe ogorki-kiszone papryka-czerwona papryka')
export const OMELETTE_MEAT = list('szynka szynka-wedzona kielbasa kielbasa-slaska boczek-wedzony parowki')
export const PASTA = list(
  'makaron makaron-penne makaron-swiderki makaron-spaghetti makaron-kokardki makaron-kolanka makaron-muszelki makaron-rigatoni makaron-linguine makaron-wstazki makaron-pelnoziarnisty penne-pelnoziarniste spaghetti-pelnoziarniste makaron-jajeczny makaron-orkiszowy makaron-bezglutenowy makaron-kukurydziany makaron-z-czerwonej-soczewicy makaron-gryczany',
)
export const RICE = list('ryz ryz-bialy ryz-basmati ryz-jasminowy ryz-paraboliczny')
const GROATS = list('kasza-gryczana kasza-gryczana-niepalona kasza-jaglana komosa-ryzowa bulgur')
export const SLOW_GROATS = list('kasza-jeczmienna kasza-perlowa peczak')
export const QUICK_GRAINS = [...RICE, ...GROATS]
export const GRAINS = [...QUICK_GRAINS, ...SLOW_GROATS]
export const POTATOES = list('ziemniaki ziemniaki-mlode bataty')
export const OATS = list('platki-owsiane platki-owsiane-gorskie platki-owsiane-blyskawiczne platki-owsiane-bezglutenowe')
export const FLAKES = [...OATS, ...list('platki-jaglane platki-gryczane platki-jeczmienne kasza-manna')]
/** What takes as long in milk as in water. */
export const SLOW_IN_MILK = list('kasza-jaglana ryz ryz-bialy ryz-okragloziarnisty ryz-arborio ryz-jasminowy')
export const MILKS = list(
  'mleko mleko-2 mleko-3-2 mleko-1-5 mleko-uht mleko-bez-laktozy napoj-owsiany napoj-sojowy napoj-migdalowy napoj-migdalowy-nieslodzony napoj-ryzowy napoj-kokosowy',
)
export const FLOURS = list(
  'maka-pszenna maka maka-pszenna-tortowa maka-poznanska maka-wroclawska maka-orkiszowa maka-pszenna-typ-500 maka-bezglutenowa maka-gryczana maka-ryzowa',
)
export const FRUIT = list(
  'banany jablka borowki borowki-mrozone jagody-mrozone maliny maliny-mrozone truskawki truskawki-mrozone gruszki brzoskwinie sliwki wisnie-mrozone owoce-mrozone mango kiwi pomarancze mandarynki winogrona',
)
export const FAT = list(
  'olej-rzepakowy olej olej-slonecznikowy oliwa-z-oliwek oliwa-extra-virgin maslo-klarowane maslo maslo-bez-laktozy smalec margaryna-weganska olej-kokosowy-rafinowany olej-kokosowy',
)
export const DRESSING_OIL = list('oliwa-z-oliwek oliwa-extra-virgin olej-rzepakowy olej-slonecznikowy olej olej-lniany')
export const SOUR = list('sok-z-cytryny ocet-jablkowy ocet-winny ocet-balsamiczny sok-z-limonki')
export const TOMATO_SAUCES = list('passata passata-z-bazylia pomidory-krojone pomidory-w-puszce pomidory-pelati')
export const SOY_SAUCES = list('sos-sojowy sos-sojowy-jasny sos-sojowy-bezglutenowy')
export const SAUCES = list('sos-sojowy sos-sojowy-jasny sos-sojowy-bezglutenowy sok-z-cytryny sok-z-limonki ocet-balsamiczny ocet-jablkowy')
export const CREAM = list(
  'smietanka-18 smietanka-30 smietana-18 smietana-12 smietanka-bez-laktozy smietana-bez-laktozy smietanka-sojowa smietanka-owsiana',
)
export const CHEESE = list(
  'ser-zolty ser-zolty-gouda ser-zolty-edamski ser-zolty-cheddar mozzarella mozzarella-tarta feta parmezan grana-padano ser-zolty-bez-laktozy ser-weganski',
)
export const HERBS = list('natka-pietruszki koperek szczypiorek bazylia-swieza kolendra-swieza natka-pietruszki-mrozona koperek-mrozony')
export const BREAD_HERBS = list('szczypiorek cebula-dymka koperek natka-pietruszki')
export const SAVOURY_SPICE = list(
  'papryka-slodka-mielona papryka-wedzona papryka-mielona majeranek oregano tymianek ziola-prowansalskie ziola-wloskie bazylia-suszona curry kurkuma kumin',
)
export const SWEET_SPICE = list('cynamon kardamon wanilia-mielona')
export const MELTING_CHEESE = list(
  'ser-zolty ser-zolty-gouda ser-zolty-edamski ser-zolty-cheddar mozzarella mozzarella-tarta ser-zolty-bez-laktozy ser-weganski',
)
export const CURD = list('twarog twarog-poltlusty twarog-chudy twarog-tlusty twarog-bez-laktozy')
export const JAM = list(
  'dzem-truskawkowy dzem dzem-wisniowy dzem-malinowy dzem-morelowy dzem-brzoskwiniowy dzem-niskoslodzony powidla miod syrop-klonowy',
)
export const SWEET_SPREADS = ['maslo-orzechowe', ...JAM]
export const SWEET = list('miod syrop-klonowy dzem-truskawkowy dzem cukier')
export const SALT = ['sol']
export const PEPPER = ['pieprz-czarny', 'pieprz']
export const WATER = ['woda']
export const EGGS = ['jajka']
export const STEW_VEGETABLES = list(
  'papryka-czerwona papryka papryka-zolta papryka-zielona cukinia pieczarki pieczarki-brazowe boczniaki baklazan marchew marchewka-mrozona fasolka-szparagowa fasolka-szparagowa-mrozona dynia dynia-hokkaido kapusta-biala kapusta kapusta-wloska kapusta-pekinska pomidory groszek-mrozony kukurydza-konserwowa kukurydza-mrozona groszek-konserwowy szpinak szpinak-mrozony brokul brokuly-mrozone kalafior kalafior-mrozony warzywa-mrozone warzywa-na-patelnie bukiet-warzyw-mrozony pietruszka seler',
)
export const CREAM_VEGETABLES = list(
  'dynia dynia-hokkaido marchew brokul brokuly-mrozone kalafior kalafior-mrozony groszek-mrozony cukinia pomidory pomidory-krojone pomidory-w-puszce papryka-czerwona pieczarki buraki pietruszka seler szpinak szpinak-mrozony',
)
export const STEAMED_VEGETABLES = list(
  'brokul brokuly-mrozone marchew kalafior kalafior-mrozony fasolka-szparagowa fasolka-szparagowa-mrozona cukinia marchewka-mrozona bukiet-warzyw-mrozony groszek-mrozony papryka-czerwona szparagi dynia buraki',
)
export const FISH_FILLETS = list('dorsz losos halibut mintaj miruna morszczuk sandacz tilapia')
export const MEAT_PIECES = list('piers-z-kurczaka poledwiczki-z-kurczaka filet-z-udzca-kurczaka piers-z-indyka schab poledwiczka-wieprzowa')
export const SEAFOOD = list('losos krewetki')
export const POULTRY = list('piers-z-kurczaka poledwiczki-z-kurczaka filet-z-udzca-kurczaka piers-z-indyka')
export const STEW_PROTEIN = [...MEAT_PIECES, ...MINCED, ...READY_PIECES]
export const TABLE_FATS = list('oliwa-z-oliwek oliwa-extra-virgin maslo maslo-klarowane maslo-bez-laktozy olej-rzepakowy olej-lniany')
export const SMOOTHIE_FRUIT = list(
  'banany truskawki truskawki-mrozone maliny maliny-mrozone borowki borowki-mrozone jagody-mrozone mango brzoskwinie gruszki kiwi owoce-mrozone jablka',
)
export const SMOOTHIE_LIQUIDS = list(
  'kefir maslanka jogurt-naturalny mleko mleko-2 mleko-3-2 mleko-bez-laktozy napoj-owsiany napoj-sojowy napoj-migdalowy napoj-kokosowy',
)
export const SCRAMBLE_VEGETABLES = list('pomidory papryka-czerwona papryka pieczarki szpinak szpinak-baby cukinia szpinak-mrozony')
export const PASTE_FISH = [...TINNED_FISH, ...list('makrela-wedzona losos-wedzony')]
export const PASTE_CHEESE = [...CURD, ...list('serek-smietankowy feta ser-salatkowy')]
export const FIRM_VEGETABLES = list(
  'papryka-czerwona papryka papryka-zolta ogorki ogorki-szklarniowe ogorki-gruntowe rzodkiewka marchew kapusta-pekinska kapusta-biala kapusta kalarepa seler-naciowy ogorki-kiszone ogorki-konserwowe brokul kalafior cukinia',
)
