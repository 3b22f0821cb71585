import { SPEECH_WORDS } from './dropped-words.ts'

/** What people say around a product besides the words of `SPEECH_WORDS`: errands, wants, small words of speech. Folded. */
const ERRANDS = new Set(
  `skocz skoczcie skoczysz idz idzcie pojdz pojdziesz podejdz lec wpadnij zajrzyj podjedz wyskocz jade ide idziemy jedziemy wracam wracamy wroc wrocilam wrocilem wrocil wrocila wracaj wracajcie przyszlam przyszedlem przyszla przyszedl przynioslam przynioslem przytargalam przytargalem
  zaopatrz zaopatrzcie zgarnij zlap lap zalatw zorganizuj kupmy kupcie nakup nakupilam nakupilem zakup zakupcie zakupilam zakupilem doniesc donies podrzuc podaj zapodaj szukam szukamy poszukaj wezme wezmiemy wezmiesz biore bierzemy bierz bierzcie nabylam nabylem
  przydaloby przydalby przydalaby przydalyby przyda przydadza starczy wystarczy wystarcza odlozenie odloz odlozyc przygotowanie przygotuj zapakowanie zapakuj dostarczenie przywiezienie zakup kupienie kupno zamawiam zamawiamy zamawia zycze chcialabym chcialbym chcielibysmy poprosimy prosimy poprosilabym poprosilbym prosilbym prosilabym
  skonczylo skonczyl skonczyla skonczyly konczy koncza zabraklo zabraknie dawaj dajcie daj dasz da badz laskaw laskawa uprzejmie grzecznie serdecznie caluje calujemy sciskam sciskamy zegnam pozdrow dziekujemy dziekuje
  no wiec tak to juz sie bedziesz bedzie beda bede szedl szla dobra okej ok eee yyy hmm aha sluchaj wiesz mozesz mozecie moglbys moglabys moglibyscie czy aha wlasnie sobie mu jej im go pls plis please prosze prosiłbym wlasciwie generalnie szybko szybciutko pilnie potrzebuja potrzebowalabym potrzebowalbym chodzi chodzilo`
    .split(/\s+/)
    .filter(Boolean),
)

/** Kin, neighbours and forms of address; said to somebody, never bought. Folded. */
export const PEOPLE: ReadonlySet<string> = new Set(
  `wnusiu wnusia wnus wnuczku wnuczko wnuczka wnuczek wnuki babcia babcie babci babciu babunia babuniu dziadek dziadka dziadku dziadzio dziadziu synu synku syn synus synusiu corko coreczko corka coreczka corcia corciu mama mamie mamy mamo mamusia mamusiu mamuniu tata taty tato tatus tatusiu tatku ciocia cioci ciociu wujek wujka wujku brat brata bracie braciszku siostra siostry siostro siostrzyczko
  mezu mezus zono zonko kochany kochana kochani kochanie kochanej skarbie skarbeczku sloneczko slonko misiu misiek zabko kotku rybko pani pania panie pan pana panu panstwo panstwa panowie szanowna szanowny szanowni sasiad sasiada sasiadka sasiadki sasiadko sasiedzie sasiedzi kolego kolezanko przyjacielu drodzy`
    .split(/\s+/)
    .filter(Boolean),
)

/** Where errands lead and where people come from: "do domu", "ze szkoły", "po drodze". Folded. */
export const PLACES: ReadonlySet<string> = new Set(
  'domu sklepu sklepie szkoly szkole pracy miasta miescie targu targ rynku rynek bazaru bazar marketu warzywniaka warzywniak piekarni miesnego spozywczego zakupow zakupy drodze kuchni apteki hali galerii kiosku wsi biedronki biedronce lidla lidlu zabki zabce auchan tesco kauflanda jutro dzis dzisiaj wieczor weekend sobote niedziele obiad kolacje sniadanie'.split(
    ' ',
  ),
)

/** First persons and orders of verbs by their endings; nouns of groceries do not end so. */
const VERB = /.{3}(?:uj(?:ę|emy|esz|cie)|(?:[aeiyą]ł(?:a[mś]|e[mś]))|(?:ły|li)śmy|(?:ił|ał|ęł)[oa]by|(?:ł|ła|li|ły)by[mś]?)$/

/** Whether a word is talk around a list; `isKnown` says that the lexicon has it. */
export function isTalk(text: string, folded: string, isKnown: boolean): boolean {
  return SPEECH_WORDS.has(folded) || ERRANDS.has(folded) || (!isKnown && VERB.test(text.toLowerCase()))
}
