/** Makers and own labels that tills print, cut or whole, beside those that people type; folded, the words of one joined by a space. */
export const TILL_BRANDS: readonly string[] = `
aldi|alpen gold|apti|baresa|bellaselva|beskidzki|bonitki|cafe dor|carrefour|cien|cisow|decomorreno|delikate|dentalux|drosed|
exquisit|flips|floralys|formil|fruvita|golden sun|goodfood|gustoni|hellmanns|jovi|juni|k classic|k take it easy|kania|kielecki|
klinek|kokko|kr mies|kr wed|kraina mies|kredens|kruszwica|laciata|lewiat|lewiatan|lord nelson|lukosz|madej|magnetic|marinero|
masmix|mavida|mcennedy|mk|mrag|mragowska|muszyna|nasz sad|nasza spizarnia|netto|nixe|ocean sea|olsztyn|one day more|pano|
pewni dobrego|planton|plantoon|podlaski|podravka|profi|provitus|rik rok|ristorante|rolnik|rosini|ryneczek lidla|saskia|simpl|
snackday|sonte|stokrotka|tolonis|urbanek|vitakrone|vital fresh|warzywniak|wipasz|wyborowy|
win|swi|swiat|swiatowid|pud|pudl|hellm|hochl|grycan|gryc|grycanka|favita|dodoni|britta|mutti|klodawa|klod|klodawska|krasnystawski|
krasnystawska|mragowski|petit beurre|inka|orbit|smakowita|optima|delma|kotanyi|w5|wloszczowa|wloszczowska|rypin|kaliszanka|skarb smakow|
kuchnia lidla|pikok|milbona|pilos|combino|freshona|chef select|dulano|alesto|freeway|bellarom|solevita|italiamo|eridanous|favorina|fin carre|
deluxe|vitasia|mleczna dolina|swiezonka|marletto|starannie wyselekcjonowane|kuchnia polska|goplana|solidarnosc|czas na herbate|kaufland|
k bio|k favourites|k purland|bevola|auchan|cosmia|tesco|everyday value|agro rydzyna|top market|moje smaki|sniadankowo|zabka|szamamm|wycisk|
tomcio paluch|foodini|polomarket|delikatesy centrum|premieur|buen gusto|nalecz|naleczowska|bifix|wosana|staropolanka|kinga pieninska|
magnesia|finuu|almette|philadelphia|ostrowia|yutto|yoplait|muller|campina|emilgrana|dobrosmak|tago|jutrzenka|mieszko|vobro|koral|
zielona budka|nordis|algida|familijne|classic|goracy kubek|petit|
mokate|vitanella|sottile gusto|plony natury|plon|plony|donatello|madero|casa del sur|aromatica|swonny|bebeauty|go active|fairglobe|mister choc|gelatelli|
orlando|coshida|grafschafter|sondey|monissa|vita dor|primadonna|harvest basket|toujours|lupilu|premieur|milsani|bio bio|farmdale|trader joes|
lyttos|cucina nobile|moser roth|choceur|tandil|gut bio|happy harvest|le gusto|delikato|almare|snack fun|pouce|podniesiony kciuk|haps|
sierpecki|terravita|alpinella|roshen|kopernik|skawa|wierzbicki|eurowafel|spojnia|fanex|agros nova|serenada|ryki|sokolka|turek|dega|evra|seamor|
prospona|mlekoma|rolmlecz|mazurski|ceko|grzeskowiak|strzalkowo|hajnowka|nordfish|almar|proryb|silesia|stol polski|olewnik|lukow`
  .split('|')
  .map((brand) => brand.trim())
  .filter(Boolean)
