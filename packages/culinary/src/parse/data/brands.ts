/**
 * Makers and shop brands, folded; words of one brand joined by a space. They leave the name when a product word remains,
 * and are kept as typed when they stand alone.
 */
export const MAKER_BRANDS: readonly string[] = `
laciate|piatnica|hochland|krakus|winiary|lubella|kujawski|wawel|wedel|e wedel|tymbark|zywiec zdroj|mlekovita|mlekpol|danone|zott|
bakoma|mlekovity|sierpc|spomlek|mlekovita wypasione|wypasione|polmlek|sokolow|morliny|tarczynski|krakowski kredens|duda|olewnik|
animex|indykpol|drobimex|cedrob|henryk kania|gobarto|konspol|balcerzak|pekpol|madej wrobel|jbb|wierzejki|zaklady miesne silesia|
dobrowolscy|pini polonia|sokolowa|yano|lisner|graal|seko|suempol|contimax|frosta|abramczyk|rio mare|king oscar|evra fish|limito|
superfish|north fish|pudliszki|kotlin|dawtona|heinz|develey|roleski|kamis|prymat|galeo|knorr|maggi|kucharek|appetita|visana|
dary natury|mlyn oliwski|ole|cenos|kupiec|sante|bakalland|helio|makar|kresto|melvit|halina|janex|risana|uncle bens|ben's original|
sawa|czaniecki|goliard|malma|barilla|de cecco|panzani|rummo|garofalo|arrighi|primo gusto|babuni|pol-mak|makarony polskie|nestle|
kellogg's|kelloggs|lubelska|basia|szymanowska|polskie mlyny|mlyny stoislaw|stoislaw|plony natury|gdanskie mlyny|melnia|przasnyski|
dr oetker|dr. oetker|oetker|gellwe|delecta|emix|celiko|winiar|kandy|diamant|polski cukier|cukier krolewski|sudzucker|jacobs|tchibo|
lavazza|mk cafe|woseba|nescafe|dallmayr|segafredo|illy|davidoff|prima|sati|pedros|astra|tassimo|lipton|saga|minutka|dilmah|tetley|
herbapol|big-active|bigactive|ahmad|loyd|teekanne|vitax|posti|bastek|belin|irving|hortex|fortuna|cappy|krynka|cisowianka|
naleczowianka|kropla beskidu|kropla|primavera|dobrowianka|polaris|saguaro|ustronianka|jurajska|aquarel|evian|hellena|zbyszko|
caprio|riviva|pysio|leon|garden|tarczyn|marwit|dr witt|riso|bonduelle|d'aucy|hortino|poltino|aviko|mccain|iglotex|feliciana|
guseppe|dr gerard|dr. gerard|bahlsen|lajkonik|beskidzkie|aksam|felix|orzeszki felix|sunbites|frito lay|star chips|alpro|oatly|
inka bio|polsoja|dobra kaloria|go vege|go active|vemondo|nature moi|valsoia|provamel|bezdeka|wege siostry|plant on|rossmann|turek|
president|galbani|arla|lurpak|bieluch|figand|robico|krasnystaw|jana|ok food|osm lowicz|lowicz|lowickie|osm|gostyn|sertop|rolmlecz|
mlekpolu|garwolin|strzalkowo|warmia|koscian|skala|bielmlek|maluta|milko|michalowo|mlekma|tradis|kasia|rama|palma|benecol|flora|
becel|finea|maryna|schar|glutenex|balviten|bezgluten|incola|dieta bezglutenowa|dan cake|schulstad|oskroba|mestemacher|putka|hert|
spc|inter europol|wasa|sonko|good food|vitalia|bolsius|gerber|bobovita|hipp|bebiko|bebilon|nan|nutricia|babydream|bobofrut|humana|
enfamil|holle|helpa|pampers|dada|huggies|bella|libero|mazurskie miody|apis|huzar|sadecki bartnik|bartnik|corona miod|materne|
stovit|rozalia|herbapol lublin|lowiczanka|vizir|persil|ariel|bryza|e|dosia|woolite|perwoll|lenor|silan|coccolino|ludwik|fairy|pur|
cif|ajax|mr proper|sidolux|tytan|bref|zelmer|foxy|velvet|regina|mola|queen|grite|mielno|jan niezbedny|paclan|finish|somat|calgon|
vanish|ace|clin|colgate|blend-a-med|elmex|sensodyne|signal|nivea|dove|ziaja|biały jeleń|bialy jelen|palmolive|luksja|
head&shoulders|schauma|gliss|garnier|bambino|johnson|always|naturella|carefree|duracell|energizer|whiskas|felix kot|pedigree|
purina|kitekat|chappi|royal canin|pilos|mleczna dolina|dolina dobra|kraina wedlin|nasze smaki|gustona|italiamo|freshona|baroni|
combino|milbona|chef select|deluxe|vitasia|alesto|crownfield|bellarom|belbake|solevita|freeway|favorina|snack day|pikok|dulano|
culinea|tastino|go on|go bio|naturavena|bon app|super krakus|miami|auchan|carrefour bio|biedronka|lidl|tesco|dino|kaufland|
k-classic|selgros|aro|metro chef|sniezka|tatrzanska|wloszczowa|naturek|wiejskie smaki|farmio|ferma wozniak|fermy drobiu|
swojska chata|kotanyi|exclusive|qualita oro|crema e gusto|polskie swojskie|podlaskie zagrody|dolina narwi|dwor|zielony ogrodek
`
  .split('|')
  .map((brand) => brand.trim())
  .filter(Boolean)

/** Brands that people use as the product's name; kept as typed unless a product word stands beside them. Folded. */
export const PRODUCT_BRANDS: ReadonlyMap<string, { says: string; head?: string }> = new Map(
  Object.entries({
    'coca-cola': 'Coca-Cola=cola',
    'coca cola': 'Coca-Cola=cola',
    cocacola: 'Coca-Cola=cola',
    pepsi: 'Pepsi=cola',
    'pepsi cola': 'Pepsi=cola',
    fanta: 'Fanta=napój gazowany',
    sprite: 'Sprite=napój gazowany',
    '7up': '7up=napój gazowany',
    '7-up': '7up=napój gazowany',
    mirinda: 'Mirinda=napój gazowany',
    'mountain dew': 'Mountain Dew=napój gazowany',
    schweppes: 'Schweppes=tonik',
    kinley: 'Kinley=tonik',
    'red bull': 'Red Bull=napój energetyczny',
    tiger: 'Tiger=napój energetyczny',
    monster: 'Monster=napój energetyczny',
    'black energy': 'Black=napój energetyczny',
    dzik: 'Dzik=napój energetyczny',
    oshee: 'Oshee=napój izotoniczny',
    powerade: 'Powerade=napój izotoniczny',
    kubus: 'Kubuś=sok',
    muszynianka: 'Muszynianka=woda mineralna',
    frugo: 'Frugo=napój owocowy',
    nestea: 'Nestea=herbata mrożona',
    'ice tea': 'ice tea=herbata mrożona',
    tymbark: 'Tymbark=sok',
    zubrowka: 'Żubrówka=wódka',
    soplica: 'Soplica=wódka',
    wyborowa: 'Wyborowa=wódka',
    finlandia: 'Finlandia=wódka',
    absolut: 'Absolut=wódka',
    'zoladkowa gorzka': 'Żołądkowa Gorzka=wódka',
    tyskie: 'Tyskie=piwo',
    zywiec: 'Żywiec=piwo',
    lech: 'Lech=piwo',
    zubr: 'Żubr=piwo',
    okocim: 'Okocim=piwo',
    perla: 'Perła=piwo',
    heineken: 'Heineken=piwo',
    carlsberg: 'Carlsberg=piwo',
    harnas: 'Harnaś=piwo',
    ksiazece: 'Książęce=piwo',
    somersby: 'Somersby=cydr',
    aperol: 'Aperol',
    baileys: 'Baileys=likier',
    'jack daniels': "Jack Daniel's=whisky",
    ballantines: "Ballantine's=whisky",
    jagermeister: 'Jägermeister',
    malibu: 'Malibu=likier',
    'carlo rossi': 'Carlo Rossi=wino',
    nutella: 'Nutella=krem czekoladowy',
    snickers: 'Snickers=baton',
    mars: 'Mars=baton',
    twix: 'Twix=baton',
    bounty: 'Bounty=baton',
    lion: 'Lion=baton',
    'kit kat': 'KitKat=wafelek',
    kitkat: 'KitKat=wafelek',
    'prince polo': 'Prince Polo=wafelek',
    grzeski: 'Grześki=wafelek',
    princessa: 'Princessa=wafelek',
    knoppers: 'Knoppers=wafelek',
    '3bit': '3bit=baton',
    '3 bit': '3bit=baton',
    pawelek: 'Pawełek=baton',
    danusia: 'Danusia=baton',
    kinder: 'Kinder=czekolada',
    'kinder bueno': 'Kinder Bueno=baton',
    'kinder niespodzianka': 'Kinder Niespodzianka',
    'ferrero rocher': 'Ferrero Rocher=praliny',
    raffaello: 'Raffaello=praliny',
    merci: 'Merci=czekoladki',
    milka: 'Milka=czekolada',
    lindt: 'Lindt=czekolada',
    'ritter sport': 'Ritter Sport=czekolada',
    goplana: 'Goplana=czekolada',
    oreo: 'Oreo=ciastka',
    'm&m': "M&M's=cukierki",
    "m&m's": "M&M's=cukierki",
    mms: "M&M's=cukierki",
    haribo: 'Haribo=żelki',
    nimm2: 'Nimm2=cukierki',
    mentos: 'Mentos=cukierki',
    'tic tac': 'Tic Tac=cukierki',
    orbit: 'Orbit=guma do żucia',
    toffifee: 'Toffifee=praliny',
    jezyki: 'Jeżyki=ciastka',
    hity: 'Hity=ciastka',
    petitki: 'Petitki=herbatniki',
    bebe: 'bebe=herbatniki',
    belvita: 'belVita=ciastka',
    lays: "Lay's=chipsy",
    "lay's": "Lay's=chipsy",
    pringles: 'Pringles=chipsy',
    cheetos: 'Cheetos=chrupki',
    doritos: 'Doritos=chipsy',
    crunchips: 'Crunchips=chipsy',
    chio: 'Chio=chipsy',
    'monster munch': 'Monster Munch=chrupki',
    tucsy: 'Tuc=krakersy',
    tuc: 'Tuc=krakersy',
    maltesers: 'Maltesers=cukierki',
    skittles: 'Skittles=cukierki',
    'chupa chups': 'Chupa Chups=lizaki',
    '7days': '7Days=croissant',
    '7 days': '7Days=croissant',
    jogobella: 'Jogobella=jogurt',
    activia: 'Activia=jogurt',
    actimel: 'Actimel=jogurt pitny',
    gratka: 'Gratka=jogurt',
    fantasia: 'Fantasia=jogurt',
    danonki: 'Danonki=serek',
    monte: 'Monte=deser mleczny',
    danio: 'Danio=serek',
    almette: 'Almette=serek',
    philadelphia: 'Philadelphia=serek',
    bakus: 'Bakuś=serek',
    'pilos skyr': 'skyr',
    belriso: 'Belriso=deser',
    satino: 'Satino=deser',
    mullermilch: 'Müllermilch=napój mleczny',
    smakija: 'Smakija=deser',
    delma: 'Delma=margaryna',
    kasia: 'Kasia=margaryna',
    rama: 'Rama=margaryna',
    lazur: 'Lazur=ser pleśniowy',
    apetina: 'Apetina=ser',
    kiri: 'Kiri=serek',
    tosca: 'tosca',
    anatol: 'Anatol=kawa zbożowa',
    nesquik: 'Nesquik=kakao',
    puchatek: 'Puchatek=kakao',
    cheerios: 'Cheerios=płatki',
    chocapic: 'Chocapic=płatki',
    'cini minis': 'Cini Minis=płatki',
    lubisie: 'Lubisie=ciastka',
    berlinki: 'Berlinki=parówki',
    kucharek: 'Kucharek=przyprawa',
    jarzynka: 'Jarzynka=przyprawa',
    warzywko: 'Warzywko=przyprawa',
    vifon: 'Vifon=zupka chińska',
    amino: 'Amino=zupka chińska',
    'gorący kubek': 'gorący kubek',
    domestos: 'Domestos=płyn do wc',
    duck: 'Duck=płyn do wc',
    kret: 'Kret',
    magnum: 'Magnum=lody',
    'big milk': 'Big Milk=lody',
    algida: 'Algida=lody',
    grycan: 'Grycan=lody',
    koral: 'Koral=lody',
    'zielona budka': 'Zielona Budka=lody',
    'bambino lody': 'Bambino=lody',
    delicje: 'delicje',
    katarzynki: 'katarzynki=pierniki',
    wyborowe: 'wyborowe',
  }).map(([key, value]) => {
    const [says = key, head] = value.split('=')
    return [key, head === undefined ? { says } : { says, head }] as const
  }),
)
