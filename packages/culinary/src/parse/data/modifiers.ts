/** Adjectives that make another product: they stay in the name and agree with its head (PRODUCT.md, section 4). Masculine singular. */
export const KEPT_ADJECTIVES: readonly string[] =
  `wędzony podwędzany mrożony mielony suszony kiszony kwaszony marynowany konserwowy tarty krojony łuskany solony niesolony gazowany niegazowany
  bezglutenowy bezlaktozowy pełnoziarnisty razowy graham żytni pszenny owsiany orkiszowy jęczmienny gryczany jaglany kukurydziany ryżowy sojowy kokosowy migdałowy
  czerwony biały zielony żółty czarny brązowy różowy fioletowy pomarańczowy niebieski złoty ciemny jasny
  słodki ostry łagodny pikantny kwaśny słony gorzki mleczny deserowy półsłodki wytrawny półwytrawny cierpki
  wieprzowy wołowy drobiowy cielęcy indyczy kurczaczy kaczy gęsi barani jagnięcy koński króliczy rybny krabowy
  tłusty półtłusty chudy odtłuszczony pełnotłusty śmietankowy naturalny owocowy waniliowy czekoladowy truskawkowy malinowy wiśniowy jagodowy brzoskwiniowy bananowy cytrynowy pomarańczowy jabłkowy gruszkowy porzeczkowy morelowy śliwkowy ananasowy mango kawowy karmelowy orzechowy miodowy miętowy żurawinowy agrestowy poziomkowy wieloowocowy grejpfrutowy limonkowy arbuzowy winogronowy aroniowy
  pomidorowy paprykowy cebulowy czosnkowy ziołowy koperkowy szczypiorkowy grzybowy pieczarkowy serowy szynkowy warzywny ogórkowy marchewkowy buraczany szpinakowy dyniowy ziemniaczany kapuściany chrzanowy musztardowy jarzynowy
  gotowany pieczony smażony duszony parzony surowy prażony grillowany blanszowany zasmażany suchy podsuszany długodojrzewający dojrzewający pleśniowy topiony twarogowy homogenizowany kanapkowy pitny grecki turecki wiejski kozi owczy krowi
  rozpuszczalny ziarnisty parzony zbożowy bezkofeinowy liściasty ekspresowy sypany palony
  mineralny źródlany smakowy energetyczny izotoniczny bezalkoholowy kraftowy pszeniczny
  tortowy krupczatka chlebowy poznański wrocławski luksusowy ziarnisty wieloziarnisty słonecznikowy rzepakowy lniany sezamowy arachidowy oliwkowy
  trzcinowy puder wanilinowy kryształ drobny gruboziarnisty drobnoziarnisty morski kamienny himalajski jodowany niejodowany
  kiełkowany sprasowany granulowany liofilizowany kandyzowany karmelizowany solankowy małosolny panierowany faszerowany nadziewany luzem
  śląski krakowski żywiecki podwawelski toruński jałowcowy myśliwski swojski góralski francuski sarepski rosyjski dijon stołowy kremski bawarski
  roślinny wegański wegetariański wysokobiałkowy proteinowy białkowy niskosłodzony niesłodzony słodzony light fit zero
  amerykański chiński meksykański włoski koktajlowy gruntowy szklarniowy cherry podłużny okrągły długi bakłażanowy pekiński lodowy rzymski masłowy karbowany strzępiasty ozdobny
  przepiórczy kurzy kaczy strusi sopocki parmeński szwarcwaldzki babuni szynkowy bretoński ruski leniwy jarski mięsny
  klarowany extra ekstra śmietanowy kremowy gęsty rzadki instant błyskawiczny górski jaśminowy basmati arborio paraboliczny dziki długoziarnisty okrągłoziarnisty
  skondensowany zagęszczony modyfikowany kokosowy laskowy włoski nerkowca brazylijski ziemny pistacjowy piniowy
  laurowy angielski muszkatołowy prowansalski cytrynowy czosnkowy chili cayenne węgierski mięsisty
  toaletowy papierowy kuchenny higieniczny nawilżany aluminiowy spożywczy śniadaniowy jednorazowy kosmetyczny uniwersalny drzewny
  tygrysi świąteczny gorący chrupki chrupiący tostowy maślany sernikowy makowy bezcukrowy dietetyczny`
    .split(/\s+/)
    .filter(Boolean)

/** Sorts of fruit, vegetables and cheese that people name behind the product; they do not decline. Folded. */
export const VARIETIES: ReadonlySet<string> = new Set(
  'gala ligol jonagold golden szampion idared antonowka lobo gloster cortland rubin fuji pink lady granny smith reneta szara papierowka irga vineta denar lord catania konferencja conference klapsa lukasowka hass cherry marzano roma hokkaido pizmowa makaronowa muszkatolowa butternut kanzi delikates elstar eliza pinova topaz celesta boskoop champion delicious williams kormoran senga sengana honeoye wegierka wegierki renkloda mirabelka cox dijon'.split(
    ' ',
  ),
)

/** What stands behind a preposition and makes another product: kept as written. Everything folded. */
export const KEPT_AFTER_W: ReadonlySet<string> = new Set(
  'puszce proszku plastrach platkach zalewie oleju oliwie occie sosie syropie pomidorach smietanie galarecie polewie czekoladzie kawalku kawalkach kostce kostkach ziarnach sprayu plynie kulkach panierce kremie miodzie marynacie solance lisciach pomidorze karmelu cukrze lukrze warzywach ziolach majonezie ciescie maslance polplynie granulkach platach cwiartkach polowkach paskach listkach curry bulionie winie skorce miescie tempurze'.split(
    ' ',
  ),
)

/** Words that only say that a herb or vegetable is dried or ground, and so a spice. Folded stems. */
export const DRIED_STEMS: readonly string[] = ['suszon', 'mielon', 'granulowan', 'liofilizowan', 'rozdrobnion', 'otart']
