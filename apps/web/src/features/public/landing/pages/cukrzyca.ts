import type { LandingPage } from './landing-page.ts'

export const page: LandingPage = {
  slug: 'cukrzyca',
  name: 'Cukrzyca',
  icon: 'drop',
  title: 'Gotowanie przy cukrzycy – Spiżarka',
  description:
    'Przepisy z tego, co masz w domu, z policzonymi węglowodanami i błonnikiem w porcji. Spiżarka pokazuje, co podnosi cukier, zanim zaczniesz gotować.',
  headline: 'Węglowodany policzone, zanim usiądziesz do stołu',
  lead: 'Powiedz, co masz w kuchni. Dostaniesz danie, w którym każda porcja ma policzone węglowodany, cukry i błonnik.',
  proof: {
    title: 'Tak wygląda sprawdzanie',
    note: 'Patrzymy na indeks glikemiczny i na wielkość porcji. Ten sam ryż w małej porcji może przejść bez uwagi.',
  },
  changes: {
    title: 'Co się zmienia w kuchni',
    points: [
      {
        icon: 'scale',
        title: 'Porcja ma liczby',
        text: 'Pod każdym przepisem: węglowodany, w tym cukry, i błonnik. Zmieniasz liczbę porcji, liczby zmieniają się z nią.',
      },
      {
        icon: 'swap',
        title: 'Biały ryż widać od razu',
        text: 'Przy dużej porcji białego ryżu i przy bułce mówimy, że mocno podnoszą cukier. Tyle samo kaszy gryczanej przechodzi bez uwagi.',
      },
      {
        icon: 'search',
        title: 'Cukier schowany w daniu',
        text: 'Sok, syrop i owoce sumujemy w całej porcji. Gdy razem robi się dużo, mówimy o tym.',
      },
    ],
  },
  day: {
    title: 'Przykładowy dzień',
    intro: 'Cztery dania z jednej spiżarni, ułożone i sprawdzone dla cukrzycy. Liczby są na jedną porcję.',
    figures: ['kcal', 'carbsG', 'sugarsG', 'fibreG', 'proteinG'],
    withSum: 'carbsG',
    note: 'Węglowodany podajemy bez błonnika, czyli przyswajalne. Jeśli liczysz wymienniki: jeden WW to 10 g takich węglowodanów.',
  },
  labels: {
    title: 'Jak czytać etykietę',
    intro: 'Zacznij od tabeli wartości odżywczych, nie od napisu z przodu opakowania.',
    terms: [
      {
        term: 'Węglowodany, w tym cukry',
        text: 'Liczy się cała liczba węglowodanów. Skrobia z mąki i ziemniaków też zamienia się w glukozę.',
      },
      { term: '„Bez cukru”', text: 'Najwyżej 0,5 g cukrów w 100 g lub 100 ml. Węglowodanów z mąki może być przy tym dużo.' },
      { term: '„Bez dodatku cukrów”', text: 'Nikt nie dosypał cukru, ale sok czy mleko mają własny. Sprawdź tabelę.' },
      {
        term: 'Inne nazwy cukru',
        text: 'Syrop glukozowo-fruktozowy, dekstroza, maltodekstryna, melasa, słód. Im wcześniej na liście składników, tym ich więcej.',
      },
    ],
  },
  limits: [
    'Nie liczymy dawki insuliny i nie wiemy, ile leków bierzesz.',
    'Indeks glikemiczny to wartość przybliżona. Zależy od gotowania, dojrzałości owocu i tego, z czym jesz danie.',
    'Nie zastępujemy diabetologa ani dietetyka. Cele ustalasz z nimi, my pomagamy przy garnkach.',
  ],
  faq: [
    {
      question: 'Czy dania są dla cukrzycy typu 1, typu 2 i ciążowej?',
      answer:
        'W profilu możesz zaznaczyć każdą z nich, a także insulinooporność. Reguły są te same: indeks glikemiczny, ładunek glikemiczny porcji i dodany cukier. Ile węglowodanów jesz na posiłek, ustal z lekarzem.',
    },
    {
      question: 'Czy mogę jeść owoce?',
      answer:
        'Spiżarka ich nie zabrania. Liczy cukry w całej porcji i mówi, gdy w jednym daniu robi się ich 30 g lub więcej, czyli tyle, ile ma półtorej szklanki soku pomarańczowego.',
    },
    {
      question: 'Skąd są liczby?',
      answer:
        'Z tablic składu żywności, składnik po składniku. Przy każdym przepisie widać, z jakiej tablicy jest liczba i jaką część dania dało się policzyć. Model językowy nie wymyśla żadnej z nich.',
    },
    {
      question: 'Czy słodziki są w porządku?',
      answer:
        'Ksylitol czy erytrytol podnoszą cukier słabiej niż zwykły cukier, ale nie są do jedzenia bez miary. Zapytaj lekarza, co pasuje do Twojego leczenia.',
    },
    {
      question: 'Co inni użytkownicy widzą z moich danych o zdrowiu?',
      answer:
        'Nic. Wybór chorób zapisujemy tylko za Twoją zgodą, w zaszyfrowanej postaci. Zgodę wycofasz w ustawieniach, a wtedy usuwamy te dane.',
    },
  ],
  sources: [
    'Rozporządzenie (WE) nr 1924/2006: co znaczy „bez cukru” i „bez dodatku cukrów”',
    'Zalecenia Polskiego Towarzystwa Diabetologicznego: terapia żywieniowa w cukrzycy',
  ],
  closing: 'Ugotuj dziś coś policzonego',
}
