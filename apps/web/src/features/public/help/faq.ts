import { COSTS, LIMITS, POINTS } from '@spizarka/contract/limits'
import { welcomeRecipesAsPromised } from '@spizarka/contract/welcome-points'
import { plainLetters } from '../../../lib/text/plain-letters.ts'

export interface HelpAnswer {
  /** A link leads to it. */
  id: string
  question: string
  answer: string
  /** Words that people search it by and that it does not say. */
  words?: string
}

const { freePantryProducts, shoppingPeople, shoppingDays } = LIMITS

/** What people ask. */
export const HELP_FAQ: readonly HelpAnswer[] = [
  {
    id: 'punkty',
    question: `Na co wystarczy ${POINTS.activation} punktów?`,
    answer: `Na ${welcomeRecipesAsPromised()}. Każdy układamy na zamówienie, z rysunkiem. Albo na ${Math.floor(POINTS.activation / COSTS.shoppingList)} list zakupów z planem posiłków. Cena jest na każdym przycisku. Jeśli coś się nie uda, punkty wracają same.`,
    words: 'ile kosztuje darmowe za darmo bezpłatne start kredyty',
  },
  {
    id: 'cennik',
    question: 'Ile punktów kosztuje każda akcja?',
    answer: `Przepis na zamówienie ${COSTS.recipe}, lista zakupów z planem posiłków ${COSTS.shoppingList}, paragon ${COSTS.receiptIntake}, posiłek opisany słowami ${COSTS.consumptionAnalysis}, kody kreskowe ${COSTS.barcodeIntake}, lista produktów wpisana tekstem ${COSTS.textIntake}, rysunek dania ${COSTS.recipeImage}. Ręczne dodawanie, przepisy z bazy, gotowanie i lista pisana ręcznie są bez punktów.`,
    words: 'cena koszt płatne cennik opłaty',
  },
  {
    id: 'zwrot',
    question: 'Co z punktami, gdy coś się nie uda?',
    answer:
      'Wracają na konto same, od razu. Rezerwujemy je na początku i pobieramy dopiero za gotowy wynik. Każdy ruch punktów zobaczysz w historii.',
    words: 'błąd reklamacja oddajcie zniknęły',
  },
  {
    id: 'dodawanie',
    question: 'Jak najszybciej wypełnić spiżarnię?',
    answer:
      'Zrób zdjęcie paragonu po zakupach albo wpisz listę zwykłymi słowami, na przykład „2 kg ziemniaków, mleko 3,2% 1 l, 10 jajek”. Zanim cokolwiek trafi na półkę, sprawdzasz odczytaną listę. Soli, pieprzu i oleju wpisywać nie musisz: zakładamy, że je masz.',
    words: 'dodać produkty początek start skanować',
  },
  {
    id: 'paragony',
    question: 'Jak robić zdjęcia paragonów?',
    answer:
      'Trzy zasady: połóż paragon płasko na ciemnym stole, zrób zdjęcie z góry w dobrym świetle i złap cały paragon, od nazwy sklepu do sumy. Pognieciony wygładź dłonią.',
    words: 'skan rachunek nie czyta zdjęcie aparat',
  },
  {
    id: 'sztuki',
    question: 'Dlaczego aplikacja pyta, ile waży sztuka?',
    answer:
      'Jeśli masz masło w gramach, a kupujesz kostkę, trzeba wiedzieć, ile gramów ma kostka. Odpowiedź zapamiętujemy i następnym razem liczymy za Ciebie.',
    words: 'jednostka przelicznik gramy konwersja',
  },
  {
    id: 'limit',
    question: 'Ile produktów mieści spiżarnia?',
    answer: `W planie Free ${freePantryProducts} różnych produktów, przyprawy się nie liczą. W Premium i Premium Super nie ma limitu.`,
    words: 'limit 50 osiągnięty pełna',
  },
  {
    id: 'skladniki',
    question: 'Dlaczego nie piszecie, że danie jest bezpieczne?',
    answer:
      'Bo nie widzimy opakowania w Twojej ręce. Każdy składnik sprawdzamy z Twoim profilem i piszemy, co znaleźliśmy, a czego nie dało się sprawdzić. Gdy skład zależy od producenta, prosimy: obejrzyj etykietę.',
    words: 'alergia gluten celiakia sprawdzanie skład lekarz',
  },
  {
    id: 'kalorie',
    question: 'Skąd są kalorie i makro?',
    answer:
      'Z tablic składu żywności, składnik po składniku. Model językowy nie podaje żadnej liczby. Przy daniu widać źródło i jaką część składników udało się policzyć. Cel dzienny liczymy wzorem Mifflina-St Jeora.',
    words: 'białko tłuszcz węglowodany wartości odżywcze dziennik',
  },
  {
    id: 'porcja',
    question: 'Moja porcja jest większa niż w przepisie. Co zrobić?',
    answer:
      'Po ugotowaniu ustaw zjedzoną porcję od 1 do 500%. Kalorie i ilości odjęte ze spiżarni przeliczą się same, a pomyłkę cofniesz jednym przyciskiem.',
    words: 'procent zjedzone cofnij odjęte',
  },
  {
    id: 'style',
    question: 'Jakie style jedzenia uwzględniacie?',
    answer:
      'Między innymi niskowęglowodanowy, wysokobiałkowy, bez glutenu, bez laktozy, niskotłuszczowy i ketogeniczny, a do tego diety, choroby, 14 alergenów i Twoje własne wykluczenia. Ustawisz je w profilu.',
    words: 'keto wege wegańska wegetariańska jarska bezglutenowa bezlaktozowa low carb fodmap cukrzyca insulinooporność',
  },
  {
    id: 'publikacja',
    question: 'Jak opublikować przepis?',
    answer:
      'Otwórz swój przepis, wybierz „Opublikuj” i sprawdź podgląd. Potem czyta go moderator. Gdy coś trzeba poprawić, dostaniesz powód; gdy wszystko gra, przepis pojawi się w Przepisach Spiżarka.',
    words: 'udostępnić społeczność moderacja wysłać',
  },
  {
    id: 'listy',
    question: 'Dla ilu osób i na ile dni ułożycie zakupy?',
    answer: `We Free dla 1–${shoppingPeople.free} osób na 1–${shoppingDays.free} dni, w Premium do ${shoppingPeople.most} osób i ${shoppingDays.most} dni. Od listy odejmujemy to, co stoi w spiżarni.`,
    words: 'rodzina plan posiłków jadłospis tydzień',
  },
  {
    id: 'bez-internetu',
    question: 'Czy lista zakupów działa bez internetu?',
    answer:
      'Tak. Listy, spiżarnię, oglądane przepisy i dziennik z ostatnich 7 dni przeczytasz bez zasięgu, a na liście możesz odhaczać. Zmiany wyślą się same, gdy wróci internet. Układanie przepisów i list potrzebuje połączenia.',
    words: 'offline zasięg sklep',
  },
  {
    id: 'instalacja',
    question: 'Jak zainstalować Spiżarkę na telefonie?',
    answer: `W ustawieniach, w części „Aplikacja”, są kroki dla Twojego telefonu. Nie potrzebujesz sklepu z aplikacjami, a za pierwszą instalację dostajesz ${POINTS.installReward} punktów.`,
    words: 'pwa ikona ekran apka aplikacja pobrać android iphone',
  },
  {
    id: 'rezygnacja',
    question: 'Czy coś zniknie, gdy zrezygnuję z Premium?',
    answer: `Nie. Premium działa do końca opłaconego okresu, potem konto przechodzi na Free. Produkty, przepisy i punkty zostają. Gdy w spiżarni jest więcej niż ${freePantryProducts} produktów, nowe dodasz, kiedy zrobi się miejsce.`,
    words: 'anulować wypowiedzieć wypisać wyłączyć subskrypcja abonament odnowienie',
  },
  {
    id: 'odstapienie',
    question: 'Jak odstąpić od umowy i dostać zwrot?',
    answer:
      'W ciągu 14 dni od zakupu lub odnowienia: Ustawienia, Subskrypcja, „Odstąp od umowy”. Kwotę zwrotu zobaczysz przed potwierdzeniem. Możesz też napisać do nas e-mail.',
    words: 'pieniądze oddanie zwrot płatność',
  },
  {
    id: 'faktura',
    question: 'Gdzie jest faktura?',
    answer:
      'W ustawieniach, w części „Moje faktury”. Dane do faktury, także NIP, wpiszesz obok. Faktura zachowuje dane z dnia wystawienia.',
    words: 'nip rachunek firma',
  },
  {
    id: 'usuniecie',
    question: 'Jak usunąć konto i dane?',
    answer:
      'Ustawienia, Konto, „Usuń konto”. Poprosimy o hasło. Konto znika od razu, a dane z systemów produkcyjnych w ciągu 7 dni. Wcześniej możesz pobrać kopię wszystkiego.',
    words: 'rodo skasować zlikwidować konto kopia eksport',
  },
  {
    id: 'haslo',
    question: 'Nie przyszedł e-mail albo nie pamiętam hasła',
    answer:
      'Zajrzyj do spamu. Nowy link aktywacyjny i nowe hasło zamówisz na stronie logowania. Jeśli nadal nic nie ma, napisz do nas z adresu, na który jest konto.',
    words: 'logowanie aktywacja reset link zalogować zapomniane zmiana hasła spam mail',
  },
  {
    id: 'porada',
    question: 'Czy to porada dietetyczna?',
    answer: 'Nie. To informacja, nie porada medyczna. W sprawach zdrowia zapytaj lekarza lub dietetyka.',
    words: 'lekarz choroba leczenie',
  },
]

/** As it is searched for: plain letters, and "vege" as "wege". */
function plain(text: string): string {
  return plainLetters(text).replaceAll('v', 'w')
}

/** As short as an inflected word can be cut and still be told: "paragonu" finds "paragon". */
const STEM = 4

/**
 * The answers that mention most of what was asked, whatever its endings and accents, those first whose question or words do; all of them where
 * nothing was asked.
 */
export function findAnswers(asked: string): readonly HelpAnswer[] {
  const words = plain(asked).match(/[\p{L}\d]+/gu) ?? []
  const stems = words.filter((word) => word.length > 2 || /\d/.test(word)).map((word) => word.slice(0, Math.max(STEM, word.length - 2)))
  if (stems.length === 0) return HELP_FAQ
  const matches = HELP_FAQ.map((answer) => ({
    answer,
    count: countIn(stems, `${answer.question} ${answer.answer} ${answer.words ?? ''}`),
    aboutIt: countIn(stems, `${answer.question} ${answer.words ?? ''}`),
  }))
  const most = Math.max(...matches.map(({ count }) => count))
  // Half of the words at least: one that is in every answer finds nothing.
  if (most * 2 < stems.length) return []
  return matches
    .filter(({ count }) => count === most)
    .toSorted((one, other) => other.aboutIt - one.aboutIt)
    .map(({ answer }) => answer)
}

function countIn(stems: readonly string[], text: string): number {
  const plainText = plain(text)
  return stems.filter((stem) => plainText.includes(stem)).length
}
