// Foods by what they can be in a dish, those that do best first.
const list = (ids: string): readonly string[] => ids.split(' ')

export const AROMA = list('cebula cebula-czerwona cebula-biala szalotka por cebula-dymka')
export const GARLIC = list('czosnek czosnek-mlody')
export const TENDER_VEGETABLES = list(
  'cukinia papryka-czerwona papryka papryka-zolta papryka-zielona pieczarki pieczarki-brazowe boczniaki baklazan groszek-mrozony kukurydza-mrozona kukurydza-konserwowa groszek-konserwowy szpinak szpinak-baby szpinak-mrozony brokul brokuly-mrozone fasolka-szparagowa fasolka-szparagowa-mrozona kalafior kalafior-mrozony warzywa-na-patelnie bukiet-warzyw-mrozony mieszanka-chinska warzywa-mrozone kapusta-pekinska pak-choi marchew marchewka-mrozona kapusta-biala kapusta pomidory pomidory-koktajlowe',
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
  'pomidory pomidory-malinowe pomidory-koktajlowe ogorki ogorki-szklarniowe ogorki-gruntowe rzodkiewka papryka-czerwona papryka salata salata-maslowa salata-lodowa ogorki-kiszone awokado szczypiorek cebula-dymka',
)
export const QUICK_PROTEIN = list(
  'piers-z-kurczaka poledwiczki-z-kurczaka filet-z-udzca-kurczaka piers-z-indyka mieso-mielone mieso-mielone-wieprzowe mieso-mielone-wieprzowo-wolowe mieso-mielone-wolowe mieso-mielone-z-indyka mieso-mielone-z-kurczaka tofu tofu-wedzone kielbasa kielbasa-slaska kielbasa-wiejska boczek-wedzony schab poledwiczka-wieprzowa szynka parowki losos krewetki',
)
export const PULSES = list(
  'ciecierzyca-konserwowa fasola-czerwona-konserwowa fasola-biala-konserwowa fasola-czarna-konserwowa soczewica-konserwowa',
)
export const SOUP_PULSES = list('soczewica-czerwona ciecierzyca-konserwowa fasola-biala-konserwowa fasola-czerwona-konserwowa')
export const SOUP_PROTEIN = list('piers-z-kurczaka filet-z-udzca-kurczaka piers-z-indyka kielbasa kielbasa-slaska kielbasa-wiejska tofu')
export const ROASTING_PROTEIN = list(
  'piers-z-kurczaka filet-z-udzca-kurczaka piers-z-indyka kielbasa kielbasa-slaska kielbasa-biala-parzona tofu ciecierzyca-konserwowa dorsz losos pstrag halibut feta',
)
export const READY_PROTEIN = list(
  'tunczyk-w-sosie-wlasnym tunczyk tunczyk-w-oleju feta ser-salatkowy mozzarella ciecierzyca-konserwowa fasola-czerwona-konserwowa fasola-biala-konserwowa tofu-wedzone losos-wedzony makrela-wedzona szynka piers-z-kurczaka-wedzona ser-zolty ser-kozi',
)
export const SPREADS = list(
  'hummus twarog twarog-poltlusty twarog-chudy serek-smietankowy serek-wiejski maslo maslo-bez-laktozy maslo-orzechowe pasztet-weganski margaryna margaryna-weganska',
)
export const TOPPINGS = list(
  'szynka szynka-wedzona poledwica-sopocka ser-zolty ser-zolty-gouda ser-zolty-edamski mozzarella feta tunczyk-w-sosie-wlasnym losos-wedzony makrela-wedzona tofu-wedzone kielbasa-krakowska piers-z-indyka-wedzona',
)
export const BREAD = list(
  'chleb chleb-zytni chleb-razowy chleb-pelnoziarnisty chleb-pszenny chleb-pszenno-zytni chleb-wiejski chleb-graham chleb-na-zakwasie chleb-bezglutenowy chleb-gryczany chleb-tostowy kajzerki bulki grahamki bagietka bulki-bezglutenowe pieczywo-chrupkie wafle-ryzowe',
)
export const PASTA = list(
  'makaron makaron-penne makaron-swiderki makaron-spaghetti makaron-kokardki makaron-kolanka makaron-muszelki makaron-rigatoni makaron-linguine makaron-wstazki makaron-pelnoziarnisty penne-pelnoziarniste spaghetti-pelnoziarniste makaron-jajeczny makaron-orkiszowy makaron-bezglutenowy makaron-kukurydziany makaron-z-czerwonej-soczewicy makaron-gryczany',
)
export const GRAINS = list(
  'ryz ryz-bialy ryz-basmati ryz-jasminowy ryz-paraboliczny kasza-gryczana kasza-gryczana-niepalona kasza-jaglana komosa-ryzowa kasza-jeczmienna kasza-perlowa peczak bulgur kasza',
)
export const POTATOES = list('ziemniaki ziemniaki-mlode bataty')
export const FLAKES = list(
  'platki-owsiane platki-owsiane-gorskie platki-owsiane-blyskawiczne platki-owsiane-bezglutenowe platki-jaglane platki-gryczane platki-jeczmienne kasza-manna kasza-jaglana',
)
export const MILKS = list(
  'mleko mleko-2 mleko-3-2 mleko-1-5 mleko-uht mleko-bez-laktozy napoj-owsiany napoj-sojowy napoj-migdalowy napoj-migdalowy-nieslodzony napoj-ryzowy napoj-kokosowy',
)
export const FLOURS = list(
  'maka-pszenna maka maka-pszenna-tortowa maka-poznanska maka-wroclawska maka-orkiszowa maka-pszenna-typ-500 maka-bezglutenowa maka-gryczana maka-ryzowa',
)
export const FRUIT = list(
  'banany jablka borowki borowki-mrozone jagody-mrozone maliny maliny-mrozone truskawki truskawki-mrozone gruszki brzoskwinie sliwki wisnie-mrozone owoce-mrozone mango kiwi pomarancze mandarynki winogrona rodzynki',
)
export const FAT = list(
  'olej-rzepakowy olej olej-slonecznikowy oliwa-z-oliwek oliwa-extra-virgin maslo-klarowane maslo maslo-bez-laktozy smalec margaryna-weganska olej-kokosowy-rafinowany olej-kokosowy',
)
export const DRESSING_OIL = list('oliwa-z-oliwek oliwa-extra-virgin olej-rzepakowy olej-slonecznikowy olej olej-lniany')
export const SOUR = list('sok-z-cytryny ocet-jablkowy ocet-winny ocet-balsamiczny sok-z-limonki')
export const TOMATO_SAUCES = list('passata passata-z-bazylia pomidory-krojone pomidory-w-puszce pomidory-pelati')
export const SAUCES = list('sos-sojowy sos-sojowy-jasny sos-sojowy-bezglutenowy sok-z-cytryny sok-z-limonki ocet-balsamiczny ocet-jablkowy')
export const CHEESE = list(
  'ser-zolty ser-zolty-gouda ser-zolty-edamski ser-zolty-cheddar mozzarella mozzarella-tarta feta parmezan grana-padano ser-zolty-bez-laktozy ser-weganski',
)
export const HERBS = list('natka-pietruszki koperek szczypiorek bazylia-swieza kolendra-swieza natka-pietruszki-mrozona koperek-mrozony')
export const SAVOURY_SPICE = list(
  'papryka-slodka-mielona papryka-wedzona papryka-mielona majeranek oregano tymianek ziola-prowansalskie ziola-wloskie bazylia-suszona curry kurkuma kumin',
)
export const SWEET_SPICE = list('cynamon kardamon wanilia-mielona')
export const SWEET = list('miod syrop-klonowy dzem-truskawkowy dzem cukier')
export const SALT = ['sol']
export const WATER = ['woda']
export const EGGS = ['jajka']
