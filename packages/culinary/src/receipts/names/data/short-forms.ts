import { fold } from '../../../parse/polish/fold.ts'

/**
 * Short forms of tills that cutting a word does not explain, or that would be read as another word; folded, without full stops.
 * Readings are separated by bars, likeliest first; what the rest of the name says decides between them.
 */
export const SHORT_FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  `b/k: bez kości
v: virgin
b/s: bez skóry|bez skórki
b/sk: bez skórki|bez skóry
b/l: bez laktozy
bezlakt: bez laktozy
ser: ser|serek
b/lakt: bez laktozy
b/lak: bez laktozy
b/g: bez glutenu
b/glut: bez glutenu
b/c: bez cukru
pusz: w puszce
puszka: w puszce
pus: w puszce
b/cuk: bez cukru
b/p: bez pestek
b/pest: bez pestek
z/k: z kością
z/s: ze skórą
w/p: wieprzowy
wp: wieprzowy
wp-wol: wieprzowo-wołowe
wiep-wol: wieprzowo-wołowe
wiepr-wol: wieprzowo-wołowe
wieprz-wol: wieprzowo-wołowe
wieprzowe-wolowe: wieprzowo-wołowe
w-w: wieprzowo-wołowe
n/g: niegazowana
n/gaz: niegazowana
ng: niegazowana
nieg: niegazowana
niegaz: niegazowana
gaz: gazowana|gazowany
l/gaz: lekko gazowana
psz-zyt: pszenno-żytni
ml-ryz: mleczno-ryżowa
sl-kw: słodko-kwaśny
kurcz: kurczak|kurczaka
kur: kurczak|kurczaka
ind: indyk|indyka|indyczy
pl: w plastrach|plastry|płatki
plast: w plastrach|plastry
plastry: w plastrach
plasterki: w plastrach
plas: w plastrach|plastry
balt: baltonowski
plastr: w plastrach|plastry
fil: filet|filety
f: filet
s: serek|ser|sok|sos
k: kasza|kawa
nap: napój
n: napój
mar: marynowany|margaryna
marg: margaryna
mas: masło|masa
maj: majonez
majer: majeranek
mak: makaron|mak
makar: makaron
mozz: mozzarella
mozzar: mozzarella
moz: mozzarella
masc: mascarpone
homo: homogenizowany
homog: homogenizowany
jog: jogurt
jogu: jogurt
nat: naturalny|naturalna
natur: naturalny
grec: grecki
smiet: śmietana|śmietanka|śmietankowy|śmietanie
smietan: śmietana|śmietanka|śmietankowy
twar: twaróg|twarogowy
wiej: wiejski
pol: polędwica|połówki|polski
poledw: polędwica|polędwiczki
sop: sopocka
kiel: kiełbasa|kiełki
kielb: kiełbasa
par: parówki|parzony
parow: parówki
kab: kabanosy
kaban: kabanosy
szyn: szynka|szynki
bocz: boczek
boczniak: boczniaki
kark: karkówka
lop: łopatka
gril: grillowany|grillowy
gryl: grillowany
kop: koperek|koperkowy
cyn: cynamon|cynamonowy
miet: miętowy|mięta
karm: karmelowy|karma
jag: jagodowy|jagody
miod: miodowy|miód
kak: kakaowy|kakao
miel: mielone|mielony|mielonka
mies: mięso|mięsem
zeb: żeberka
watr: wątróbka
zol: żołądki
sur: surowy
wedz: wędzony
got: gotowany
piecz: pieczarki|pieczony|pieczywo|pieczeniowy|pieczenia
pap: papryka|papier|papierowy
papr: papryka|paprykowy
rzodk: rzodkiewka|rzodkiewki
szczyp: szczypiorek|szczypiorkiem|szczypiorkowy
kokos: kokosowy|kokosowe|kokos
orkisz: orkiszowy|orkiszowa|orkisz
parab: paraboliczny
sult: sułtańskie
balsam: balsamiczny
kremow: kremówka|kremowy
pom: pomidory|pomidorowy|pomidorach|pomarańczowy|pomarańcze
pomid: pomidory|pomidorowy|pomidorach
pomar: pomarańczowy|pomarańcze
pomarancz: pomarańcze|pomarańczowy
ogor: ogórki|ogórkowy
og: ogórki
ziem: ziemniaki|ziemne
ziemn: ziemniaki|ziemniaczana
ceb: cebula|cebulka|cebulą|cebulowy
march: marchew|marchewka|marchewkowy|marchewką
pietr: pietruszka|pietruszki
kap: kapusta|kapustą|kapary
kapus: kapusta
sal: sałata|sałatka|salami
cytr: cytryny|cytrynowy
jabl: jabłka|jabłkowy|jabłko
grusz: gruszki|gruszkowy
grosz: groszek
gr: groszek|grubo
wan: waniliowy
wanil: waniliowy|wanilinowy
trusk: truskawkowy|truskawki
tr: truskawkowy
mal: malinowy|maliny
malin: malinowy|maliny
wis: wiśniowy|wiśnie
brzosk: brzoskwiniowy|brzoskwinie
brzoskw: brzoskwiniowy|brzoskwinie
porz: porzeczkowy|porzeczki
porzecz: porzeczkowy|porzeczki
czek: czekolada|czekoladowy|czekoladą
czekol: czekolada|czekoladowy|czekoladą
cz: czarny|czerwony|czarna
b: biały|białe
chilli: chili
czarn: czarny|czarna
czerw: czerwony|czerwona
ziel: zielony|zielona|ziele
zolt: żółty
sl: słodki|słodka|śląska
slod: słodki
slodz: słodzone
ostr: ostry
lag: łagodny
pik: pikantny
pikant: pikantny
gorz: gorzki|gorzka
des: deser|deserowa
deser: deser|deserowa
ml: mleko|mleczny
kon: konserwowy
kons: konserwowy|konserwa
konserw: konserwowy
kisz: kiszony
kwasz: kwaszony
wafel: wafelek
mro: mrożony
mr: mrożony
korek: koreczki
zapach: zapachowa|zapachowy
swidry: świderki
parm: parmeńska|parmezan
przepior: przepiórcze
mroz: mrożony
ziol: ziołowy|zioła
slonecz: słonecznikowy|słonecznik
szp: szparagowa|szparagowy|szpinak
chin: chińska|chiński
imbir: imbir|imbirowy
wiejs: wiejski
susz: suszony
marynow: marynowany
maryn: marynowany
kroj: krojony|krojone
kro: krojone
lusk: łuskany
pras: prasowany
granul: granulowany
gran: granulowany|granola
rozp: rozpuszczalna
rozpuszcz: rozpuszczalna
ziar: ziarnista
ziarn: ziarnista|ziarnami|ziarnisty
zb: zbożowa
zboz: zbożowa
pszen: pszenny|pszenna
psz: pszenna|pszenny
zyt: żytni|żytnia
raz: razowy|razowa
razow: razowy
owoc: owocowy
ow: owocowy
ows: owsiane|owsiany
owsian: owsiane|owsiany
kuk: kukurydza|kukurydziane
kukur: kukurydza|kukurydziane|kukurydziana
kukurydz: kukurydza|kukurydziane
gryc: gryczana
ryz: ryżowy|ryż
spag: spaghetti
spagh: spaghetti
swid: świderki
swidr: świderki
penn: penne
plat: płatki
herb: herbata
herbat: herbata|herbatniki
buł: bułka
bul: bułka|bulion
buleczk: bułeczki
chl: chleb
chrup: chrupki|chrupkie
bag: bagietka
drozdz: drożdżówka|drożdże
droz: drożdże
cukr: cukier
cuk: cukier|cukierki
prosz: proszek|proszku
soj: sojowy
rzep: rzepakowy
slon: słonecznikowy
sloneczn: słonecznikowy|słonecznik
kujaw: kujawski
ol: olej|oleju
musz: musztarda|muszelki
muszt: musztarda
ket: ketchup
konc: koncentrat
przec: przecier
tunc: tuńczyk
sled: śledzie|śledziowa
sledz: śledzie|śledziowa
los: łosoś
lososi: łosoś
zup: zupa
prz: przyprawa
przyp: przyprawa
przypr: przyprawa
miner: mineralna
min: mineralna|mini
zrodl: źródlana
energ: energetyczny
toal: toaletowy
reczn: ręcznik|ręczniki
kuch: kuchenny
zmyw: zmywarki
naczyn: naczyń
nacz: naczyń
pran: prania
pluk: płukania
chust: chusteczki
spoz: spożywcza
alum: aluminiowa
wytr: wytrawne
polsl: półsłodkie
polslod: półsłodkie
polw: półwytrawne
polwytr: półwytrawne
poltl: półtłusty
tl: tłusty
chud: chudy
dzem: dżem
nisk: niskosłodzony
konf: konferencja|konfitura
pest: pestki|pestek
orz: orzechy|orzechami|orzechowy|orzeszki
nerk: nerkowca
lask: laskowe
wl: włoskie|włoska|własnym
wlas: własnym
wlasn: własnym
kal: kalafior
kalaf: kalafior
brok: brokuł
bakl: bakłażan
pek: pekińska
szklar: szklarniowy
szkl: szklarniowy
grunt: gruntowe
galaz: gałązkowe
hamb: hamburgerów
crois: croissant
croiss: croissant
bezalk: bezalkoholowe
b/alk: bezalkoholowe
pelnoz: pełnoziarnisty
pelnoziarn: pełnoziarnisty
wieloz: wieloziarnisty
wysokob: wysokobiałkowy
prot: proteinowy
inst: instant
blysk: błyskawiczne
uht: UHT
ext: extra
mix: mix
warz: warzywny|warzywa|warzywna
drob: drobiowy|drobiowa
wiep: wieprzowy|wieprzowa
wieprz: wieprzowy|wieprzowa
wol: wołowy|wołowe
ciel: cielęce|cielęcy
bud: budyń
galar: galaretka
kis: kisiel
ciast: ciastka|ciasto
czosn: czosnek|czosnkowy
cytryn: cytryny|cytrynowy
serw: serwetki
zel: żel
szamp: szampon
rum: rumianek
zur: żurek
zuraw: żurawina|żurawinowy
pel: pelati
patel: na patelnię
pat: na patelnię
pateln: na patelnię
wiel: wielowarzywny
multiw: multiwitamina
multi: multiwitamina
siem: siemię
ln: lniane`
    .split('\n')
    .map((line): [string, readonly string[]] => {
      const [short = '', long = ''] = line.split(': ')
      return [fold(short), long.split('|')]
    }),
)
