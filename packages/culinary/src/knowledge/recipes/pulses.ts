import type { Recipe } from '../../recipes/recipe.ts'

export const PULSES: readonly Recipe[] = [
{ id: "dal-z-czerwonej-soczewicy", title: "Dal z czerwonej soczewicy", about: "Gęsta, złota soczewica z imbirem, a na koniec łyżka gorącego oleju z kuminem, który syczy na wierzchu.", kind: "stew", meals: ["lunch", "dinner"], servings: 4, activeMinutes: 20, totalMinutes: 35, equipment: ["hob"], ingredients: [
{ food: "soczewica-czerwona", grams: 250, line: "250 g czerwonej soczewicy", main: true, swaps: ["soczewica-zolta"] },
{ food: "mleko-kokosowe", grams: 196, line: "200 ml mleka kokosowego", swaps: ["mleko-kokosowe-light"] },
{ food: "woda", grams: 900, line: "900 ml wody" },
{ food: "pomidory-krojone", grams: 400, line: "1 puszka pomidorów krojonych", swaps: ["passata"] },
{ food: "cebula", grams: 90, line: "1 cebula" },
{ food: "czosnek", grams: 12, line: "3 ząbki czosnku" },
{ food: "imbir", grams: 20, line: "20 g imbiru" },
{ food: "olej-rzepakowy", grams: 42, line: "3 łyżki oleju rzepakowego", swaps: ["olej-kokosowy", "maslo-klarowane"] },
{ food: "kurkuma", grams: 3, line: "1 łyżeczka kurkumy" },
{ food: "kolendra-mielona", grams: 2, line: "1 łyżeczka mielonej kolendry" },
{ food: "kumin", grams: 3.8, line: "1,5 łyżeczki kuminu" },
{ food: "chili-platki", grams: 0.3, line: "szczypta płatków chili" },
{ food: "sol", grams: 3, line: "0,5 łyżeczki soli" },
{ food: "cytryny", grams: 29, line: "0,5 cytryny", swaps: ["limonki"] },
{ food: "kolendra-swieza", grams: 12.5, line: "0,5 pęczka kolendry świeżej", optional: true, swaps: ["natka-pietruszki"] }
], steps: [
{ text: "Cebulę pokrój w drobną kostkę, czosnek i imbir zetrzyj. Soczewicę płucz na sicie, aż woda będzie czysta.", uses: ["cebula", "czosnek", "imbir", "soczewica-czerwona"] },
{ text: "W garnku rozgrzej jedną trzecią oleju. Smaż cebulę 5 minut na średnim ogniu, dodaj czosnek, imbir, kurkumę i mieloną kolendrę, mieszaj minutę.", uses: ["olej-rzepakowy", "cebula", "czosnek", "imbir", "kurkuma", "kolendra-mielona"], timer: { minutes: 5, label: "Cebula" } },
{ text: "Wsyp soczewicę, wlej pomidory i wodę. Gotuj na małym ogniu 18 minut, mieszając od dna, aż soczewica się rozpadnie.", uses: ["soczewica-czerwona", "pomidory-krojone", "woda"], timer: { minutes: 18, label: "Dal" } },
{ text: "Wlej mleko kokosowe, dodaj sól i sok z cytryny, zagrzej.", uses: ["mleko-kokosowe", "sol", "cytryny"] },
{ text: "Na małej patelni mocno rozgrzej resztę oleju. Wsyp kumin i chili, po pół minuty, gdy zaczną skakać, wylej na gorący dal.", uses: ["olej-rzepakowy", "kumin", "chili-platki"] },
{ text: "Posyp listkami kolendry i podawaj, zanim olej ucichnie.", uses: ["kolendra-swieza"] }
], variants: [{ devices: ["thermomix", "lidlomix"], totalMinutes: 35, steps: [
{ text: "Do naczynia włóż obraną, przekrojoną cebulę, czosnek i obrany imbir. Rozdrobnij i zgarnij z boków.", uses: ["cebula", "czosnek", "imbir"], machine: { seconds: 6, speed: 6 } },
{ text: "Dodaj jedną trzecią oleju, kurkumę i mieloną kolendrę i podsmażaj.", uses: ["olej-rzepakowy", "kurkuma", "kolendra-mielona"], machine: { minutes: 4, heat: 120, speed: 1 } },
{ text: "Wsyp opłukaną soczewicę, wlej pomidory i wodę. Gotuj, aż soczewica się rozpadnie.", uses: ["soczewica-czerwona", "pomidory-krojone", "woda"], machine: { minutes: 18, heat: 100, speed: 1, reverse: true } },
{ text: "Wlej mleko kokosowe, dodaj sól i sok z cytryny, zagrzej.", uses: ["mleko-kokosowe", "sol", "cytryny"], machine: { minutes: 2, heat: 90, speed: 2, reverse: true } },
{ text: "Na małej patelni mocno rozgrzej resztę oleju. Wsyp kumin i chili, po pół minuty wylej na dal w miskach i posyp kolendrą.", uses: ["olej-rzepakowy", "kumin", "chili-platki", "kolendra-swieza"] }
] }], keepsDays: 3 },
{ id: "curry-z-ciecierzycy-i-szpinaku", title: "Curry z ciecierzycy i szpinaku", about: "Ciecierzyca w kokosowym sosie z pomidorami i garścią szpinaku: pół godziny i smakuje na długie gotowanie.", kind: "stew", meals: ["lunch", "dinner"], servings: 4, activeMinutes: 20, totalMinutes: 30, equipment: ["hob"], ingredients: [
{ food: "ciecierzyca-konserwowa", grams: 480, line: "2 puszki ciecierzycy", main: true, swaps: ["fasola-biala-konserwowa", "soczewica-konserwowa"] },
{ food: "szpinak", grams: 200, line: "200 g szpinaku", main: true, swaps: ["szpinak-baby", "szpinak-mrozony", "jarmuz"] },
{ food: "mleko-kokosowe", grams: 392, line: "400 ml mleka kokosowego", main: true, swaps: ["mleko-kokosowe-light"] },
{ food: "passata", grams: 200, line: "200 g passaty", swaps: ["pomidory-krojone"] },
{ food: "cebula", grams: 90, line: "1 cebula" },
{ food: "czosnek", grams: 12, line: "3 ząbki czosnku" },
{ food: "imbir", grams: 25, line: "25 g imbiru" },
{ food: "olej-rzepakowy", grams: 28, line: "2 łyżki oleju rzepakowego", swaps: ["olej-kokosowy"] },
{ food: "garam-masala", grams: 7, line: "1 łyżka garam masali" },
{ food: "kurkuma", grams: 3, line: "1 łyżeczka kurkumy" },
{ food: "chili-platki", grams: 0.3, line: "szczypta płatków chili" },
{ food: "sol", grams: 3, line: "0,5 łyżeczki soli" },
{ food: "limonki", grams: 42, line: "1 limonka", swaps: ["cytryny"] }
], steps: [
{ text: "Cebulę drobno posiekaj, czosnek i imbir zetrzyj. Ciecierzycę odsącz i opłucz.", uses: ["cebula", "czosnek", "imbir", "ciecierzyca-konserwowa"] },
{ text: "W szerokim garnku rozgrzej olej i smaż cebulę 6 minut na średnim ogniu, aż się zezłoci.", uses: ["olej-rzepakowy", "cebula"], timer: { minutes: 6, label: "Cebula" } },
{ text: "Dodaj czosnek, imbir, garam masalę, kurkumę i chili. Mieszaj minutę, aż zapachną.", uses: ["czosnek", "imbir", "garam-masala", "kurkuma", "chili-platki"] },
{ text: "Wlej passatę i mleko kokosowe, wsyp ciecierzycę i sól. Gotuj bez przykrycia 12 minut na średnim ogniu, aż sos zgęstnieje.", uses: ["passata", "mleko-kokosowe", "ciecierzyca-konserwowa", "sol"], timer: { minutes: 12, label: "Curry" } },
{ text: "Kilka łyżek ciecierzycy rozgnieć o ściankę garnka. Dorzucaj szpinak, aż zwiędnie, i dolej sok z limonki.", uses: ["ciecierzyca-konserwowa", "szpinak", "limonki"] }
], variants: [{ devices: ["thermomix", "lidlomix"], totalMinutes: 30, steps: [
{ text: "Do naczynia włóż obraną, przekrojoną cebulę, czosnek i obrany imbir. Rozdrobnij i zgarnij z boków.", uses: ["cebula", "czosnek", "imbir"], machine: { seconds: 6, speed: 6 } },
{ text: "Dodaj olej, garam masalę, kurkumę i chili i podsmażaj.", uses: ["olej-rzepakowy", "garam-masala", "kurkuma", "chili-platki"], machine: { minutes: 5, heat: 120, speed: 1 } },
{ text: "Wlej passatę i mleko kokosowe, wsyp odsączoną ciecierzycę i sól. Gotuj bez miarki.", uses: ["passata", "mleko-kokosowe", "ciecierzyca-konserwowa", "sol"], machine: { minutes: 14, heat: 100, speed: 1, reverse: true } },
{ text: "Dodaj szpinak i sok z limonki i zamieszaj, aż liście zwiędną.", uses: ["szpinak", "limonki"], machine: { minutes: 2, heat: 90, speed: 1, reverse: true } }
] }], keepsDays: 3 },
{ id: "chili-z-czarnej-fasoli-i-kukurydzy", title: "Chili z czarnej fasoli i kukurydzy", about: "Dymne, lekko czekoladowe, na jeden garnek; z łyżką jogurtu i garścią nachosów albo z ryżem.", kind: "stew", meals: ["lunch", "dinner"], servings: 6, activeMinutes: 20, totalMinutes: 45, equipment: ["hob"], ingredients: [
{ food: "fasola-czarna-konserwowa", grams: 480, line: "2 puszki czarnej fasoli", main: true, swaps: ["fasola-czerwona-konserwowa"] },
{ food: "fasola-czerwona-konserwowa", grams: 240, line: "1 puszka czerwonej fasoli", main: true, swaps: ["fasola-biala-konserwowa", "ciecierzyca-konserwowa"] },
{ food: "pomidory-krojone", grams: 800, line: "2 puszki pomidorów krojonych", main: true, swaps: ["passata"] },
{ food: "kukurydza-konserwowa", grams: 286, line: "1 puszka kukurydzy", swaps: ["kukurydza-mrozona"] },
{ food: "papryka-czerwona", grams: 295, line: "2 papryki czerwone", swaps: ["papryka-zielona", "papryka-zolta"] },
{ food: "cebula", grams: 180, line: "2 cebule" },
{ food: "czosnek", grams: 12, line: "3 ząbki czosnku" },
{ food: "olej-rzepakowy", grams: 42, line: "3 łyżki oleju rzepakowego", swaps: ["oliwa-z-oliwek"] },
{ food: "woda", grams: 200, line: "200 ml wody" },
{ food: "kumin", grams: 5, line: "2 łyżeczki kuminu" },
{ food: "papryka-wedzona", grams: 5, line: "2 łyżeczki wędzonej papryki" },
{ food: "oregano", grams: 1, line: "1 łyżeczka oregano" },
{ food: "chili-platki", grams: 1, line: "0,5 łyżeczki płatków chili", swaps: ["papryka-ostra-mielona"] },
{ food: "kakao", grams: 5.5, line: "1 łyżka kakao" },
{ food: "sol", grams: 3, line: "0,5 łyżeczki soli" },
{ food: "limonki", grams: 42, line: "1 limonka", swaps: ["cytryny"] },
{ food: "jogurt-grecki", grams: 150, line: "150 g jogurtu greckiego", optional: true, swaps: ["smietana-18", "jogurt-sojowy"] }
], steps: [
{ text: "Cebule i paprykę pokrój w kostkę, czosnek posiekaj. Fasole i kukurydzę odsącz i opłucz.", uses: ["cebula", "papryka-czerwona", "czosnek", "fasola-czarna-konserwowa", "fasola-czerwona-konserwowa", "kukurydza-konserwowa"] },
{ text: "W dużym garnku rozgrzej olej i smaż cebule z papryką 8 minut na średnim ogniu, aż zmiękną.", uses: ["olej-rzepakowy", "cebula", "papryka-czerwona"], timer: { minutes: 8, label: "Warzywa" } },
{ text: "Dodaj czosnek, kumin, wędzoną paprykę, oregano, chili i kakao. Mieszaj minutę.", uses: ["czosnek", "kumin", "papryka-wedzona", "oregano", "chili-platki", "kakao"] },
{ text: "Wlej pomidory i wodę, wsyp fasole i sól. Duś pod uchyloną pokrywką 20 minut na małym ogniu.", uses: ["pomidory-krojone", "woda", "fasola-czarna-konserwowa", "fasola-czerwona-konserwowa", "sol"], timer: { minutes: 20, label: "Chili" } },
{ text: "Wsyp kukurydzę i gotuj jeszcze 5 minut. Wlej sok z limonki, podawaj z jogurtem.", uses: ["kukurydza-konserwowa", "limonki", "jogurt-grecki"], timer: { minutes: 5, label: "Kukurydza" } }
], keepsDays: 3 },
{ id: "kotlety-z-zielonej-soczewicy", title: "Kotlety z zielonej soczewicy", about: "Rumiane, pieprzne, z majerankiem i podsmażoną cebulą: zjesz je jak mielone, z ziemniakami i buraczkami.", kind: "fry", meals: ["lunch", "dinner"], servings: 4, activeMinutes: 35, totalMinutes: 65, equipment: ["hob"], ingredients: [
{ food: "soczewica-zielona", grams: 250, line: "250 g zielonej soczewicy", main: true, swaps: ["soczewica-brazowa"] },
{ food: "cebula", grams: 90, line: "1 cebula" },
{ food: "czosnek", grams: 8, line: "2 ząbki czosnku" },
{ food: "marchew", grams: 71, line: "1 marchewka" },
{ food: "platki-owsiane", grams: 60, line: "60 g płatków owsianych", swaps: ["platki-owsiane-bezglutenowe", "platki-gryczane", "bulka-tarta"] },
{ food: "siemie-lniane-mielone", grams: 14, line: "2 łyżki siemienia lnianego mielonego" },
{ food: "woda", grams: 45, line: "3 łyżki wody" },
{ food: "olej-rzepakowy", grams: 84, line: "6 łyżek oleju rzepakowego", swaps: ["olej-slonecznikowy"] },
{ food: "majeranek", grams: 3, line: "1 łyżka majeranku" },
{ food: "papryka-wedzona", grams: 2.5, line: "1 łyżeczka wędzonej papryki", swaps: ["papryka-slodka-mielona"] },
{ food: "musztarda", grams: 16, line: "1 łyżka musztardy" },
{ food: "sol", grams: 3, line: "0,5 łyżeczki soli" },
{ food: "pieprz-czarny", grams: 1.3, line: "0,5 łyżeczki czarnego pieprzu" }
], steps: [
{ text: "Soczewicę opłucz, zalej dużą ilością zimnej wody i gotuj 25 minut na średnim ogniu, aż będzie miękka. Odcedź bardzo dokładnie i przestudź.", uses: ["soczewica-zielona"], timer: { minutes: 25, label: "Soczewica" } },
{ text: "W tym czasie cebulę drobno posiekaj, marchewkę zetrzyj, czosnek roztrzyj. Smaż wszystko na części oleju 8 minut na średnim ogniu, aż zbrązowieje.", uses: ["cebula", "marchew", "czosnek", "olej-rzepakowy"], timer: { minutes: 8, label: "Cebula" } },
{ text: "Siemię zalej wrzącą wodą i wymieszaj, po chwili zrobi się kleiste.", uses: ["siemie-lniane-mielone", "woda"] },
{ text: "Połowę soczewicy rozgnieć tłuczkiem. Dodaj resztę, podsmażone warzywa, siemię, płatki, majeranek, paprykę, musztardę, sól i pieprz. Wyrób i odstaw na 10 minut, żeby płatki napęczniały.", uses: ["soczewica-zielona", "siemie-lniane-mielone", "platki-owsiane", "majeranek", "papryka-wedzona", "musztarda", "sol", "pieprz-czarny"], timer: { minutes: 10, label: "Masa" } },
{ text: "Mokrymi dłońmi uformuj kotlety. Gdy masa się rozpada, dosyp łyżkę płatków.", uses: ["platki-owsiane"] },
{ text: "Smaż na reszcie oleju po 4 minuty z każdej strony na średnim ogniu, aż będą mocno rumiane.", uses: ["olej-rzepakowy"], timer: { minutes: 4, label: "Kotlety" } }
], keepsDays: 3 },
{ id: "falafele-z-sosem-czosnkowym", title: "Falafele z sosem czosnkowym", about: "Zielone od ziół w środku, chrupiące z wierzchu: tajemnica to ciecierzyca namoczona, a nie gotowana.", kind: "fry", meals: ["lunch", "dinner"], servings: 4, activeMinutes: 45, totalMinutes: 780, equipment: ["hob", "blender"], ingredients: [
{ food: "ciecierzyca", grams: 250, line: "250 g suchej ciecierzycy", main: true },
{ food: "natka-pietruszki", grams: 25, line: "1 pęczek natki pietruszki", main: true, swaps: ["koperek"] },
{ food: "kolendra-swieza", grams: 12.5, line: "0,5 pęczka kolendry świeżej", swaps: ["natka-pietruszki"] },
{ food: "cebula", grams: 90, line: "1 cebula" },
{ food: "czosnek", grams: 16, line: "4 ząbki czosnku" },
{ food: "kumin", grams: 5, line: "2 łyżeczki kuminu" },
{ food: "kolendra-mielona", grams: 2, line: "1 łyżeczka mielonej kolendry" },
{ food: "soda-oczyszczona", grams: 2.5, line: "0,5 łyżeczki sody oczyszczonej" },
{ food: "sezam", grams: 27, line: "3 łyżki sezamu", swaps: ["slonecznik"] },
{ food: "sol", grams: 4.5, line: "0,75 łyżeczki soli" },
{ food: "olej-rzepakowy", grams: 84, line: "6 łyżek oleju rzepakowego", swaps: ["olej-slonecznikowy"] },
{ food: "jogurt-naturalny", grams: 200, line: "200 g jogurtu naturalnego", swaps: ["jogurt-grecki", "jogurt-sojowy"] },
{ food: "cytryny", grams: 29, line: "0,5 cytryny" }
], steps: [
{ text: "Ciecierzycę zalej zimną wodą trzy razy wyżej niż ona sama i zostaw na 12 godzin. Odcedź i osusz ściereczką.", uses: ["ciecierzyca"], timer: { minutes: 720, label: "Namaczanie" } },
{ text: "Włóż do blendera ciecierzycę, natkę, świeżą kolendrę, cebulę w kawałkach i czosnek, prócz jednego ząbka. Pulsuj, aż powstaną wilgotne okruchy, drobne jak grube ziarna piasku, ale nie pasta.", uses: ["ciecierzyca", "natka-pietruszki", "kolendra-swieza", "cebula", "czosnek"] },
{ text: "Wmieszaj kumin, mieloną kolendrę, sodę, sezam i sól. Wstaw do lodówki na 20 minut.", uses: ["kumin", "kolendra-mielona", "soda-oczyszczona", "sezam", "sol"], timer: { minutes: 20, label: "Chłodzenie" } },
{ text: "Z masy uformuj kulki na jeden kęs i lekko je spłaszcz, mocno ściskając w dłoni.", uses: ["ciecierzyca"] },
{ text: "Na małej patelni rozgrzej olej, aż wrzucony okruch zacznie skwierczeć. Smaż partiami po 3 minuty z każdej strony na średnim ogniu, aż będą ciemnozłote. Osącz na papierze.", uses: ["olej-rzepakowy"], timer: { minutes: 3, label: "Falafele" } },
{ text: "Do jogurtu wyciśnij cytrynę i wmieszaj roztarty ząbek czosnku. Podawaj do gorących kulek.", uses: ["jogurt-naturalny", "cytryny", "czosnek"] }
], variants: [{ devices: ["air-fryer"], totalMinutes: 780, steps: [
{ text: "Ciecierzycę zalej zimną wodą i zostaw na 12 godzin. Odcedź i osusz ściereczką.", uses: ["ciecierzyca"], timer: { minutes: 720, label: "Namaczanie" } },
{ text: "Zmiel w malakserze ciecierzycę, natkę, świeżą kolendrę, cebulę i czosnek, prócz jednego ząbka, na drobne, wilgotne okruchy.", uses: ["ciecierzyca", "natka-pietruszki", "kolendra-swieza", "cebula", "czosnek"] },
{ text: "Wmieszaj kumin, mieloną kolendrę, sodę, sezam i sól. Wstaw do lodówki na 20 minut.", uses: ["kumin", "kolendra-mielona", "soda-oczyszczona", "sezam", "sol"], timer: { minutes: 20, label: "Chłodzenie" } },
{ text: "Uformuj małe spłaszczone kulki, obficie posmaruj je olejem i ułóż w koszu jedną warstwą.", uses: ["olej-rzepakowy"] },
{ text: "Piecz w 190°C 14 minut, w połowie obróć i jeszcze raz posmaruj olejem.", uses: ["olej-rzepakowy"], timer: { minutes: 14, label: "Falafele" } },
{ text: "Do jogurtu wyciśnij cytrynę i wmieszaj roztarty ząbek czosnku. Podawaj do gorących kulek.", uses: ["jogurt-naturalny", "cytryny", "czosnek"] }
] }], keepsDays: 3 },
{ id: "groch-z-kapusta", title: "Groch z kapustą", about: "Wigilijny klasyk, który broni się przez cały rok: kwaśna kapusta, maślany groch i cebula zrumieniona na brązowo.", kind: "stew", meals: ["lunch", "dinner"], servings: 6, activeMinutes: 30, totalMinutes: 100, equipment: ["hob"], ingredients: [
{ food: "groch-luskany", grams: 300, line: "300 g grochu łuskanego", main: true, swaps: ["fasola-jas"] },
{ food: "kapusta-kiszona", grams: 800, line: "800 g kapusty kiszonej", main: true },
{ food: "cebula", grams: 180, line: "2 cebule" },
{ food: "olej-rzepakowy", grams: 70, line: "5 łyżek oleju rzepakowego", swaps: ["olej-lniany", "maslo-klarowane"] },
{ food: "grzyby-suszone", grams: 15, line: "15 g suszonych grzybów", optional: true },
{ food: "woda", grams: 700, line: "700 ml wody" },
{ food: "lisc-laurowy", grams: 0.6, line: "3 liście laurowe" },
{ food: "ziele-angielskie", grams: 0.5, line: "5 ziaren ziela angielskiego" },
{ food: "kminek", grams: 2.5, line: "1 łyżeczka kminku" },
{ food: "majeranek", grams: 3, line: "1 łyżka majeranku" },
{ food: "pieprz-czarny", grams: 2.5, line: "1 łyżeczka czarnego pieprzu" }
], steps: [
{ text: "Groch opłucz, zalej dużą ilością zimnej wody i gotuj na małym ogniu 45 minut, zbierając pianę, aż będzie miękki, ale jeszcze cały. Odcedź.", uses: ["groch-luskany"], timer: { minutes: 45, label: "Groch" } },
{ text: "Kapustę przepłucz, odciśnij i posiekaj. Włóż do garnka z grzybami, liśćmi laurowymi, zielem angielskim i kminkiem.", uses: ["kapusta-kiszona", "grzyby-suszone", "lisc-laurowy", "ziele-angielskie", "kminek"] },
{ text: "Zalej kapustę wodą i duś pod przykryciem na małym ogniu 50 minut, aż będzie miękka, a płyn prawie zniknie.", uses: ["kapusta-kiszona", "woda"], timer: { minutes: 50, label: "Kapusta" } },
{ text: "Cebule pokrój w kostkę i smaż na oleju 12 minut na średnim ogniu, aż będzie brązowa na brzegach i słodka.", uses: ["cebula", "olej-rzepakowy"], timer: { minutes: 12, label: "Cebula" } },
{ text: "Wyjmij liście i ziele, grzyby posiekaj i włóż z powrotem. Wmieszaj groch, cebulę z całym olejem, majeranek i pieprz.", uses: ["groch-luskany", "cebula", "olej-rzepakowy", "grzyby-suszone", "majeranek", "pieprz-czarny"] },
{ text: "Podgrzewaj groch z kapustą 10 minut na małym ogniu, mieszając od dna. Najlepszy jest odgrzany nazajutrz.", uses: ["groch-luskany", "kapusta-kiszona"], timer: { minutes: 10, label: "Całość" } }
], keepsDays: 4 },
{ id: "gulasz-z-soczewicy-i-korzeni", title: "Gulasz z soczewicy i korzeni", about: "Brunatny, gęsty gulasz z marchwią, selerem i majerankiem, pachnący jak zimowa kuchnia u babci.", kind: "stew", meals: ["lunch", "dinner"], servings: 4, activeMinutes: 20, totalMinutes: 55, equipment: ["hob"], ingredients: [
{ food: "soczewica-brazowa", grams: 220, line: "220 g brązowej soczewicy", main: true, swaps: ["soczewica-zielona"] },
{ food: "marchew", grams: 142, line: "2 marchewki", main: true, swaps: ["pasternak"] },
{ food: "pietruszka", grams: 56, line: "1 korzeń pietruszki", swaps: ["pasternak"] },
{ food: "seler", grams: 150, line: "150 g selera", swaps: ["pasternak", "brukiew"] },
{ food: "ziemniaki", grams: 400, line: "400 g ziemniaków", swaps: ["brukiew"] },
{ food: "cebula", grams: 90, line: "1 cebula" },
{ food: "czosnek", grams: 8, line: "2 ząbki czosnku" },
{ food: "olej-rzepakowy", grams: 42, line: "3 łyżki oleju rzepakowego" },
{ food: "koncentrat-pomidorowy", grams: 32, line: "2 łyżki koncentratu pomidorowego" },
{ food: "woda", grams: 1100, line: "1,1 l wody" },
{ food: "papryka-slodka-mielona", grams: 5, line: "2 łyżeczki słodkiej papryki mielonej", swaps: ["papryka-wedzona"] },
{ food: "majeranek", grams: 3, line: "1 łyżka majeranku" },
{ food: "lisc-laurowy", grams: 0.4, line: "2 liście laurowe" },
{ food: "ziele-angielskie", grams: 0.4, line: "4 ziarna ziela angielskiego" },
{ food: "sol", grams: 4.5, line: "0,75 łyżeczki soli" },
{ food: "pieprz-czarny", grams: 1.3, line: "0,5 łyżeczki czarnego pieprzu" },
{ food: "ocet-jablkowy", grams: 15, line: "1 łyżka octu jabłkowego", swaps: ["ocet-winny"] }
], steps: [
{ text: "Marchewki, pietruszkę, seler i ziemniaki obierz i pokrój w dwucentymetrową kostkę. Cebulę pokrój w drobną, czosnek posiekaj.", uses: ["marchew", "pietruszka", "seler", "ziemniaki", "cebula", "czosnek"] },
{ text: "W garnku rozgrzej olej i smaż cebulę 8 minut na średnim ogniu, aż mocno się zezłoci.", uses: ["olej-rzepakowy", "cebula"], timer: { minutes: 8, label: "Cebula" } },
{ text: "Dodaj czosnek, koncentrat i paprykę, smaż minutę. Wrzuć marchewki, pietruszkę i seler.", uses: ["czosnek", "koncentrat-pomidorowy", "papryka-slodka-mielona", "marchew", "pietruszka", "seler"] },
{ text: "Wsyp opłukaną soczewicę, wlej wodę, dodaj liście laurowe i ziele angielskie. Gotuj pod przykryciem 15 minut na małym ogniu.", uses: ["soczewica-brazowa", "woda", "lisc-laurowy", "ziele-angielskie"], timer: { minutes: 15, label: "Soczewica" } },
{ text: "Dodaj ziemniaki i sól, gotuj jeszcze 18 minut, aż wszystko zmięknie, a sos zgęstnieje.", uses: ["ziemniaki", "sol"], timer: { minutes: 18, label: "Ziemniaki" } },
{ text: "Dopraw majerankiem, pieprzem i octem. Zostaw na 5 minut pod przykryciem.", uses: ["majeranek", "pieprz-czarny", "ocet-jablkowy"], timer: { minutes: 5, label: "Odpoczynek" } }
], keepsDays: 3 },
{ id: "fasola-jas-pieczona-w-pomidorach", title: "Fasola jaś pieczona w pomidorach", about: "Wielkie, maślane ziarna w gęstym sosie z koperkiem i oliwą, jak w nadmorskiej tawernie.", kind: "casserole", meals: ["lunch", "dinner"], servings: 6, activeMinutes: 25, totalMinutes: 840, equipment: ["hob", "oven"], ingredients: [
{ food: "fasola-jas", grams: 400, line: "400 g fasoli jaś", main: true, swaps: ["fasola-biala"] },
{ food: "pomidory-krojone", grams: 800, line: "2 puszki pomidorów krojonych", main: true, swaps: ["passata"] },
{ food: "cebula", grams: 90, line: "1 cebula" },
{ food: "marchew", grams: 71, line: "1 marchewka" },
{ food: "seler-naciowy", grams: 40, line: "1 łodyga selera naciowego", swaps: ["pietruszka"] },
{ food: "czosnek", grams: 12, line: "3 ząbki czosnku" },
{ food: "oliwa-z-oliwek", grams: 84, line: "6 łyżek oliwy z oliwek" },
{ food: "koncentrat-pomidorowy", grams: 16, line: "1 łyżka koncentratu pomidorowego" },
{ food: "oregano", grams: 1, line: "1 łyżeczka oregano" },
{ food: "lisc-laurowy", grams: 0.4, line: "2 liście laurowe" },
{ food: "sol", grams: 4.5, line: "0,75 łyżeczki soli" },
{ food: "pieprz-czarny", grams: 1.3, line: "0,5 łyżeczki czarnego pieprzu" },
{ food: "ocet-winny-czerwony", grams: 15, line: "1 łyżka czerwonego octu winnego", swaps: ["ocet-jablkowy"] },
{ food: "koperek", grams: 25, line: "1 pęczek koperku", swaps: ["natka-pietruszki"] },
{ food: "feta", grams: 100, line: "100 g fety", optional: true, swaps: ["ser-salatkowy"] }
], steps: [
{ text: "Fasolę zalej zimną wodą i zostaw na 12 godzin. Odcedź, zalej świeżą wodą i gotuj z liśćmi laurowymi 60 minut, aż będzie prawie miękka.", uses: ["fasola-jas", "lisc-laurowy"], timer: { minutes: 720, label: "Namaczanie" } },
{ text: "Cebulę, marchewkę i seler pokrój w drobną kostkę, czosnek posiekaj. Na patelni rozgrzej połowę oliwy i smaż warzywa 8 minut na średnim ogniu.", uses: ["cebula", "marchew", "seler-naciowy", "czosnek", "oliwa-z-oliwek"], timer: { minutes: 8, label: "Warzywa" } },
{ text: "Dodaj koncentrat, pomidory, oregano, sól i pieprz. Duś 10 minut, potem wmieszaj ocet i połowę posiekanego koperku.", uses: ["koncentrat-pomidorowy", "pomidory-krojone", "oregano", "sol", "pieprz-czarny", "ocet-winny-czerwony", "koperek"], timer: { minutes: 10, label: "Sos" } },
{ text: "Piekarnik nagrzej do 180°C (góra–dół). W naczyniu wymieszaj odcedzoną fasolę z sosem i polej resztą oliwy. Jeśli fasola wystaje z sosu, dolej trochę wody.", uses: ["fasola-jas", "oliwa-z-oliwek"] },
{ text: "Piecz bez przykrycia 40 minut, aż sos zgęstnieje, a ziarna na wierzchu się przypieką.", uses: ["fasola-jas"], timer: { minutes: 40, label: "Fasola" } },
{ text: "Posyp pokruszoną fetą i resztą koperku. Podawaj ciepłą, nie gorącą.", uses: ["feta", "koperek"] }
], keepsDays: 4 },
{ id: "burgery-z-czerwonej-fasoli-i-buraka", title: "Burgery z czerwonej fasoli i buraka", about: "Ciemne, wilgotne, z dymną papryką i chrupiącą skórką; w bułce z ogórkiem albo z pieczonymi ziemniakami.", kind: "fry", meals: ["lunch", "dinner"], servings: 4, activeMinutes: 35, totalMinutes: 55, equipment: ["hob"], ingredients: [
{ food: "fasola-czerwona-konserwowa", grams: 480, line: "2 puszki czerwonej fasoli", main: true, swaps: ["fasola-czarna-konserwowa"] },
{ food: "woda", grams: 160, line: "160 ml wody" },
{ food: "buraki", grams: 97.5, line: "1 burak", main: true, swaps: ["marchew"] },
{ food: "kasza-gryczana", grams: 80, line: "80 g kaszy gryczanej", swaps: ["komosa-ryzowa", "kasza-jaglana"] },
{ food: "cebula", grams: 90, line: "1 cebula" },
{ food: "czosnek", grams: 8, line: "2 ząbki czosnku" },
{ food: "maka-kukurydziana", grams: 30, line: "3 łyżki mąki kukurydzianej", swaps: ["maka-z-ciecierzycy", "maka-ryzowa"] },
{ food: "slonecznik", grams: 27, line: "3 łyżki słonecznika", swaps: ["pestki-dyni"] },
{ food: "olej-rzepakowy", grams: 70, line: "5 łyżek oleju rzepakowego" },
{ food: "papryka-wedzona", grams: 5, line: "2 łyżeczki wędzonej papryki" },
{ food: "kumin", grams: 2.5, line: "1 łyżeczka kuminu" },
{ food: "sol", grams: 3, line: "0,5 łyżeczki soli" },
{ food: "pieprz-czarny", grams: 1.3, line: "0,5 łyżeczki czarnego pieprzu" },
{ food: "ocet-jablkowy", grams: 15, line: "1 łyżka octu jabłkowego" }
], steps: [
{ text: "Kaszę wsyp do wrzącej wody i gotuj pod przykryciem 15 minut na małym ogniu, aż wypije cały płyn. Przestudź.", uses: ["kasza-gryczana", "woda"], timer: { minutes: 15, label: "Kasza" } },
{ text: "Burak i cebulę zetrzyj na grubych oczkach, czosnek roztrzyj. Smaż je na części oleju 8 minut na średnim ogniu, aż odparują.", uses: ["buraki", "cebula", "czosnek", "olej-rzepakowy"], timer: { minutes: 8, label: "Burak" } },
{ text: "Fasolę odsącz, opłucz i bardzo dobrze osusz. Rozgnieć tłuczkiem, zostawiając część ziaren w całości.", uses: ["fasola-czerwona-konserwowa"] },
{ text: "Połącz fasolę, kaszę, buraka z cebulą, słonecznik, mąkę, paprykę, kumin, sól, pieprz i ocet. Wyrób i wstaw na 10 minut do lodówki.", uses: ["fasola-czerwona-konserwowa", "kasza-gryczana", "buraki", "cebula", "slonecznik", "maka-kukurydziana", "papryka-wedzona", "kumin", "sol", "pieprz-czarny", "ocet-jablkowy"], timer: { minutes: 10, label: "Chłodzenie" } },
{ text: "Mokrymi dłońmi uformuj płaskie krążki, po dwa na osobę. Smaż na reszcie oleju po 5 minut z każdej strony na średnim ogniu; obracaj tylko raz, delikatnie.", uses: ["olej-rzepakowy"], timer: { minutes: 5, label: "Burgery" } }
], variants: [{ devices: ["air-fryer"], totalMinutes: 55, steps: [
{ text: "Kaszę wsyp do wrzącej wody i gotuj pod przykryciem 15 minut na małym ogniu, aż wypije cały płyn. Przestudź.", uses: ["kasza-gryczana", "woda"], timer: { minutes: 15, label: "Kasza" } },
{ text: "Burak i cebulę zetrzyj na grubych oczkach, czosnek roztrzyj. Smaż je na części oleju 8 minut, aż odparują.", uses: ["buraki", "cebula", "czosnek", "olej-rzepakowy"], timer: { minutes: 8, label: "Burak" } },
{ text: "Fasolę odsącz, osusz i rozgnieć. Połącz z kaszą, burakiem, słonecznikiem, mąką, papryką, kuminem, solą, pieprzem i octem. Wyrób.", uses: ["fasola-czerwona-konserwowa", "kasza-gryczana", "buraki", "slonecznik", "maka-kukurydziana", "papryka-wedzona", "kumin", "sol", "pieprz-czarny", "ocet-jablkowy"] },
{ text: "Uformuj płaskie krążki, po dwa na osobę, i posmaruj je z obu stron resztą oleju.", uses: ["olej-rzepakowy"] },
{ text: "Piecz w 190°C 14 minut, w połowie obróć.", timer: { minutes: 14, label: "Burgery" } }
] }], keepsDays: 2 },
{ id: "ciecierzyca-duszona-z-baklazanem", title: "Ciecierzyca duszona z bakłażanem", about: "Bakłażan zrumieniony do miękkości, ciecierzyca i pomidory z cynamonem: pachnie libańską kuchnią.", kind: "stew", meals: ["lunch", "dinner"], servings: 4, activeMinutes: 25, totalMinutes: 50, equipment: ["hob"], ingredients: [
{ food: "baklazan", grams: 510, line: "2 bakłażany", main: true, swaps: ["cukinia"] },
{ food: "ciecierzyca-konserwowa", grams: 480, line: "2 puszki ciecierzycy", main: true, swaps: ["fasola-biala-konserwowa"] },
{ food: "pomidory-krojone", grams: 400, line: "1 puszka pomidorów krojonych", main: true, swaps: ["passata"] },
{ food: "cebula", grams: 90, line: "1 cebula" },
{ food: "czosnek", grams: 16, line: "4 ząbki czosnku" },
{ food: "oliwa-z-oliwek", grams: 84, line: "6 łyżek oliwy z oliwek" },
{ food: "woda", grams: 150, line: "150 ml wody" },
{ food: "kumin", grams: 2.5, line: "1 łyżeczka kuminu" },
{ food: "cynamon", grams: 1.3, line: "0,5 łyżeczki cynamonu" },
{ food: "papryka-wedzona", grams: 2.5, line: "1 łyżeczka wędzonej papryki" },
{ food: "sol", grams: 3, line: "0,5 łyżeczki soli" },
{ food: "cytryny", grams: 29, line: "0,5 cytryny" },
{ food: "mieta", grams: 10, line: "0,5 pęczka mięty", optional: true, swaps: ["natka-pietruszki", "kolendra-swieza"] }
], steps: [
{ text: "Bakłażany pokrój w kostkę wielkości kęsa. Na szerokiej patelni rozgrzej większość oliwy i smaż je na dużym ogniu 10 minut, aż będą brązowe i miękkie. Przełóż na talerz.", uses: ["baklazan", "oliwa-z-oliwek"], timer: { minutes: 10, label: "Bakłażan" } },
{ text: "Wlej resztę oliwy. Smaż cebulę w cienkich paskach 6 minut na średnim ogniu, dodaj czosnek w plasterkach, kumin, cynamon i paprykę, mieszaj minutę.", uses: ["oliwa-z-oliwek", "cebula", "czosnek", "kumin", "cynamon", "papryka-wedzona"], timer: { minutes: 6, label: "Cebula" } },
{ text: "Wlej pomidory i wodę, wsyp odsączoną ciecierzycę i sól. Duś 10 minut na średnim ogniu.", uses: ["pomidory-krojone", "woda", "ciecierzyca-konserwowa", "sol"], timer: { minutes: 10, label: "Sos" } },
{ text: "Włóż bakłażany i duś pod przykryciem jeszcze 10 minut na małym ogniu, aż zaczną się rozpadać.", uses: ["baklazan"], timer: { minutes: 10, label: "Bakłażan" } },
{ text: "Wlej sok z cytryny i posyp miętą. Najlepsze jest ciepłe, po kwadransie odpoczynku.", uses: ["cytryny", "mieta"] }
], keepsDays: 3 },
{ id: "ciepla-soczewica-z-porem-i-jajkiem", title: "Ciepła soczewica z porem i jajkiem", about: "Sprężysta soczewica w musztardowym winegrecie, słodki por i jajko, które robi sos.", kind: "salad", meals: ["lunch", "dinner"], servings: 4, activeMinutes: 20, totalMinutes: 35, equipment: ["hob"], ingredients: [
{ food: "soczewica-zielona", grams: 250, line: "250 g zielonej soczewicy", main: true, swaps: ["soczewica-czarna", "soczewica-brazowa"] },
{ food: "jajka", grams: 204, line: "4 jajka", main: true },
{ food: "por", grams: 240, line: "2 pory", main: true, swaps: ["cebula"] },
{ food: "marchew", grams: 71, line: "1 marchewka" },
{ food: "oliwa-z-oliwek", grams: 56, line: "4 łyżki oliwy z oliwek", swaps: ["olej-rzepakowy"] },
{ food: "musztarda", grams: 16, line: "1 łyżka musztardy", swaps: ["musztarda-dijon"] },
{ food: "ocet-jablkowy", grams: 30, line: "2 łyżki octu jabłkowego", swaps: ["ocet-winny-bialy"] },
{ food: "lisc-laurowy", grams: 0.2, line: "1 liść laurowy" },
{ food: "sol", grams: 3, line: "0,5 łyżeczki soli" },
{ food: "pieprz-czarny", grams: 1.3, line: "0,5 łyżeczki czarnego pieprzu" },
{ food: "natka-pietruszki", grams: 12.5, line: "0,5 pęczka natki pietruszki", optional: true, swaps: ["szczypiorek", "koperek"] }
], steps: [
{ text: "Soczewicę opłucz, zalej trzy razy większą ilością wody, dodaj liść laurowy i gotuj 22 minuty, aż będzie miękka, ale cała. Odcedź.", uses: ["soczewica-zielona", "lisc-laurowy"], timer: { minutes: 22, label: "Soczewica" } },
{ text: "Pory pokrój w krążki, marchewkę w drobną kostkę. Na patelni rozgrzej połowę oliwy i duś je 10 minut na małym ogniu, aż por będzie miękki i słodki.", uses: ["por", "marchew", "oliwa-z-oliwek"], timer: { minutes: 10, label: "Por" } },
{ text: "Jajka włóż do wrzątku i gotuj 7 minut, potem przełóż do zimnej wody i obierz. Środek ma być jeszcze miękki.", uses: ["jajka"], timer: { minutes: 7, label: "Jajka" } },
{ text: "Resztę oliwy rozmieszaj z musztardą, octem, solą i pieprzem.", uses: ["oliwa-z-oliwek", "musztarda", "ocet-jablkowy", "sol", "pieprz-czarny"] },
{ text: "Gorącą soczewicę połącz z porem i sosem, posyp posiekaną natką. Na wierzch połóż przekrojone jajka.", uses: ["soczewica-zielona", "por", "natka-pietruszki", "jajka"] }
], keepsDays: 2 },
{ id: "fasolka-po-bretonsku-z-wedzona-papryka", title: "Fasolka po bretońsku z wędzoną papryką", about: "Smak ogniska bez kiełbasy: wędzona papryka, śliwka, majeranek i sos, który oblepia każdą fasolkę.", kind: "stew", meals: ["lunch", "dinner"], servings: 4, activeMinutes: 20, totalMinutes: 45, equipment: ["hob"], ingredients: [
{ food: "fasola-biala-konserwowa", grams: 720, line: "3 puszki białej fasoli", main: true, swaps: ["fasola-jas"] },
{ food: "pomidory-krojone", grams: 400, line: "1 puszka pomidorów krojonych", main: true, swaps: ["passata"] },
{ food: "koncentrat-pomidorowy", grams: 32, line: "2 łyżki koncentratu pomidorowego" },
{ food: "tofu-wedzone", grams: 180, line: "180 g tofu wędzonego", swaps: ["kielbasa", "boczek-wedzony", "tempeh"] },
{ food: "cebula", grams: 180, line: "2 cebule" },
{ food: "czosnek", grams: 8, line: "2 ząbki czosnku" },
{ food: "olej-rzepakowy", grams: 56, line: "4 łyżki oleju rzepakowego" },
{ food: "sliwki-suszone", grams: 40, line: "4 suszone śliwki", swaps: ["powidla"] },
{ food: "woda", grams: 200, line: "200 ml wody" },
{ food: "papryka-wedzona", grams: 5, line: "2 łyżeczki wędzonej papryki" },
{ food: "majeranek", grams: 3, line: "1 łyżka majeranku" },
{ food: "lisc-laurowy", grams: 0.4, line: "2 liście laurowe" },
{ food: "ziele-angielskie", grams: 0.4, line: "4 ziarna ziela angielskiego" },
{ food: "pieprz-czarny", grams: 1.3, line: "0,5 łyżeczki czarnego pieprzu" }
], steps: [
{ text: "Cebule pokrój w kostkę, czosnek posiekaj, śliwki pokrój w paski. Tofu pokrój w drobną kostkę.", uses: ["cebula", "czosnek", "sliwki-suszone", "tofu-wedzone"] },
{ text: "W garnku rozgrzej połowę oleju i smaż tofu 6 minut na dużym ogniu, aż zbrązowieje. Przełóż na talerz.", uses: ["olej-rzepakowy", "tofu-wedzone"], timer: { minutes: 6, label: "Tofu" } },
{ text: "Wlej resztę oleju i smaż cebule 8 minut na średnim ogniu, aż się zrumienią. Dodaj czosnek, koncentrat i paprykę, mieszaj minutę.", uses: ["olej-rzepakowy", "cebula", "czosnek", "koncentrat-pomidorowy", "papryka-wedzona"], timer: { minutes: 8, label: "Cebula" } },
{ text: "Wsyp odsączoną fasolę, wlej pomidory i wodę, dodaj śliwki, liście laurowe i ziele angielskie. Duś na małym ogniu 20 minut.", uses: ["fasola-biala-konserwowa", "pomidory-krojone", "woda", "sliwki-suszone", "lisc-laurowy", "ziele-angielskie"], timer: { minutes: 20, label: "Fasolka" } },
{ text: "Wmieszaj tofu, majeranek i pieprz. Jeśli sos jest rzadki, rozgnieć w nim łyżkę fasoli.", uses: ["tofu-wedzone", "majeranek", "pieprz-czarny", "fasola-biala-konserwowa"] }
], keepsDays: 3 },
{ id: "ciecierzyca-z-jarmuzem-i-cytryna-z-patelni", title: "Ciecierzyca z jarmużem i cytryną z patelni", about: "Ciecierzyca smażona, aż zacznie strzelać, jarmuż, czosnek i cytryna: kolacja w kwadrans.", kind: "stir-fry", meals: ["lunch", "dinner"], servings: 2, activeMinutes: 15, totalMinutes: 15, equipment: ["hob"], ingredients: [
{ food: "ciecierzyca-konserwowa", grams: 240, line: "1 puszka ciecierzycy", main: true, swaps: ["fasola-biala-konserwowa"] },
{ food: "jarmuz", grams: 150, line: "150 g jarmużu", main: true, swaps: ["szpinak", "kapusta-wloska"] },
{ food: "czosnek", grams: 8, line: "2 ząbki czosnku" },
{ food: "oliwa-z-oliwek", grams: 42, line: "3 łyżki oliwy z oliwek" },
{ food: "kumin", grams: 1.3, line: "0,5 łyżeczki kuminu" },
{ food: "papryka-wedzona", grams: 1.3, line: "0,5 łyżeczki wędzonej papryki" },
{ food: "cytryny", grams: 29, line: "0,5 cytryny" },
{ food: "sol", grams: 0.5, line: "szczypta soli" },
{ food: "tahini", grams: 32, line: "2 łyżki tahini", optional: true, swaps: ["jogurt-grecki"] }
], steps: [
{ text: "Ciecierzycę odsącz, opłucz i osusz ściereczką. Z jarmużu odetnij łodygi, liście porwij. Czosnek pokrój w plasterki.", uses: ["ciecierzyca-konserwowa", "jarmuz", "czosnek"] },
{ text: "Na dużej patelni rozgrzej oliwę. Smaż ciecierzycę 6 minut na dość dużym ogniu, aż zbrązowieje i zacznie strzelać.", uses: ["oliwa-z-oliwek", "ciecierzyca-konserwowa"], timer: { minutes: 6, label: "Ciecierzyca" } },
{ text: "Dodaj czosnek, kumin i paprykę, mieszaj pół minuty. Wrzuć jarmuż i sól, smaż 3 minuty, aż liście zmiękną.", uses: ["czosnek", "kumin", "papryka-wedzona", "jarmuz", "sol"], timer: { minutes: 3, label: "Jarmuż" } },
{ text: "Skrop cytryną i polej tahini rozmieszanym z łyżką wody.", uses: ["cytryny", "tahini"] }
], keepsDays: 2 },
{ id: "biala-fasola-w-pomidorach-z-szalwia", title: "Biała fasola w pomidorach z szałwią", about: "Toskański garnuszek z dwóch puszek: szałwia skwiercząca w oliwie i sos na kawałek chleba.", kind: "stew", meals: ["lunch", "dinner"], servings: 4, activeMinutes: 10, totalMinutes: 25, equipment: ["hob"], ingredients: [
{ food: "fasola-biala-konserwowa", grams: 720, line: "3 puszki białej fasoli", main: true, swaps: ["ciecierzyca-konserwowa", "fasola-jas"] },
{ food: "pomidory-krojone", grams: 400, line: "1 puszka pomidorów krojonych", main: true, swaps: ["passata"] },
{ food: "czosnek", grams: 16, line: "4 ząbki czosnku" },
{ food: "szalwia-swieza", grams: 8, line: "4 gałązki szałwii", main: true, swaps: ["rozmaryn-swiezy", "tymianek-swiezy"] },
{ food: "oliwa-z-oliwek", grams: 70, line: "5 łyżek oliwy z oliwek" },
{ food: "woda", grams: 100, line: "100 ml wody" },
{ food: "chili-platki", grams: 0.3, line: "szczypta płatków chili" },
{ food: "sol", grams: 1, line: "2 szczypty soli" },
{ food: "ocet-balsamiczny", grams: 5, line: "1 łyżeczka octu balsamicznego", optional: true, swaps: ["ocet-jablkowy"] }
], steps: [
{ text: "Czosnek zgnieć płazem noża, listki szałwii oberwij. Fasolę odsącz i opłucz.", uses: ["czosnek", "szalwia-swieza", "fasola-biala-konserwowa"] },
{ text: "W szerokim garnku podgrzewaj oliwę z czosnkiem, szałwią i chili na małym ogniu 4 minuty, aż listki zrobią się kruche.", uses: ["oliwa-z-oliwek", "czosnek", "szalwia-swieza", "chili-platki"], timer: { minutes: 4, label: "Szałwia" } },
{ text: "Wlej pomidory i wodę, gotuj 5 minut na średnim ogniu.", uses: ["pomidory-krojone", "woda"], timer: { minutes: 5, label: "Sos" } },
{ text: "Wsyp fasolę i sól, duś 10 minut na małym ogniu. Część ziaren rozgnieć, sos zgęstnieje.", uses: ["fasola-biala-konserwowa", "sol"], timer: { minutes: 10, label: "Fasola" } },
{ text: "Skrop octem balsamicznym i podawaj gorące.", uses: ["ocet-balsamiczny"] }
], keepsDays: 3 },
]
