import type { LandingPage } from './landing-page.ts'

export const page: LandingPage = {
  slug: 'low-fodmap',
  name: 'Low FODMAP',
  icon: 'leaf',
  title: 'Gotowanie low FODMAP – Spiżarka',
  description:
    'Dania na fazę eliminacji z tego, co masz. Spiżarka znajduje cebulę i czosnek także w gotowych mieszankach i mówi, przy czym obejrzeć etykietę.',
  headline: 'Bez cebuli i czosnku, a dalej smacznie',
  lead: 'W fazie eliminacji najtrudniej o zwykły obiad. Ułożymy go z tego, co masz, i powiemy, gdzie FODMAP się chowa.',
  proof: {
    title: 'Tak wygląda sprawdzanie',
    note: 'Szczypiorek daje smak cebuli i przechodzi bez uwagi. Cebula i czosnek nie przejdą nawet w proszku.',
  },
  changes: {
    title: 'Co się zmienia w kuchni',
    points: [
      {
        icon: 'leaf',
        title: 'Smak z czego innego',
        text: 'Szczypiorek, zioła, imbir, cytryna, oliwa, w której grzał się czosnek. FODMAP z czosnku do tłuszczu nie przechodzi.',
      },
      {
        icon: 'search',
        title: 'Gotowe mieszanki pod lupą',
        text: 'Kostka, przyprawa do kurczaka, sos, wędlina: prawie zawsze jest tam cebula lub czosnek.',
      },
      {
        icon: 'scale',
        title: 'Porcja ma znaczenie',
        text: 'Niektóre produkty są w porządku tylko w małej ilości. Wtedy piszemy „tylko mała porcja”.',
      },
    ],
  },
  day: {
    title: 'Przykładowy dzień w fazie eliminacji',
    intro: 'Cztery dania z jednej spiżarni, ułożone i sprawdzone dla fazy eliminacji. Liczby są na jedną porcję.',
    figures: ['kcal', 'proteinG', 'fibreG', 'carbsG'],
    note: 'Błonnika w eliminacji łatwo mieć za mało. Po 2–6 tygodniach wracaj do produktów jeden po drugim.',
  },
  library: { label: 'Zobacz przepisy ubogie w FODMAP', query: '?diet=low_fodmap', showsNoted: true },
  labels: {
    title: 'Jak czytać etykietę',
    intro: 'Szukaj tych słów, nawet gdy produkt wygląda niewinnie.',
    terms: [
      {
        term: 'Cebula, czosnek, „przyprawy”',
        text: 'Pod słowem „przyprawy” bywają oba, bo w małej ilości producent nie musi ich wymieniać.',
      },
      { term: 'Inulina, cykoria, oligofruktoza', text: 'Dodawany błonnik. Zdrowy dla wielu osób, w eliminacji do pominięcia.' },
      { term: 'Sorbitol E420, mannitol E421, ksylitol E967', text: 'Słodziki z gum, cukierków i wyrobów „bez cukru”.' },
      { term: 'Miód, syrop glukozowo-fruktozowy', text: 'Dużo fruktozy. Zwykły cukier w małej ilości jest łatwiejszy.' },
      { term: 'Mleko i serwatka', text: 'Laktoza to też FODMAP. Nabiał bez laktozy zwykle przechodzi.' },
    ],
  },
  limits: [
    'Low FODMAP nie jest dietą na zawsze. Ma trzy fazy, a eliminacja trwa zwykle od 2 do 6 tygodni.',
    'Nie mierzymy FODMAP. Korzystamy z publicznych list i ujmujemy je w trzech klasach: dużo, umiarkowanie, mało.',
    'Nie wiemy, co szkodzi właśnie Tobie. Prowadź dietę z dietetykiem, szczególnie przy małej masie ciała.',
  ],
  faq: [
    {
      question: 'Czy aplikacja poprowadzi mnie przez fazy?',
      answer:
        'Nie. Układa dania na fazę eliminacji. Gdy wracasz do produktu i jest w porządku, wyłącz Low FODMAP w profilu albo zapisz własne wykluczenia zamiast niego.',
    },
    {
      question: 'Czy chleb bez glutenu jest konieczny?',
      answer:
        'Pszenica i żyto mają fruktany, dlatego w eliminacji częściej wybieramy pieczywo bez nich. Glutenu samego w sobie nie trzeba unikać.',
    },
    {
      question: 'Jak zastąpić czosnek?',
      answer:
        'Podgrzej przekrojony ząbek w oliwie i wyjmij go. Smak zostaje w tłuszczu, fruktany w czosnku. Nie trzymaj takiej oliwy w domu dłużej niż dzień.',
    },
    {
      question: 'Co z jabłkiem i gruszką?',
      answer:
        'Mają sporo fruktozy i sorbitolu, więc w eliminacji je pomijamy. Łatwiejsze są pomarańcze, a w małej porcji maliny i truskawki.',
    },
    {
      question: 'Czy moje dane o jelitach ktoś zobaczy?',
      answer: 'Inni użytkownicy nie. To dane o zdrowiu: tylko za Twoją zgodą, zaszyfrowane i do usunięcia w każdej chwili.',
    },
  ],
  sources: ['Monash University: publiczne listy FODMAP i opis trzech faz diety', 'Tablice składu żywności dla energii i błonnika'],
  closing: 'Ugotuj dziś coś łagodnego',
}
