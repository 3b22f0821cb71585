import type { LandingPage } from './landing-page.ts'

export const page: LandingPage = {
  slug: 'alergie-dzieci',
  name: 'Alergie u dzieci',
  icon: 'baby',
  title: 'Gotowanie przy alergii dziecka – Spiżarka',
  description:
    'Jeden obiad dla całego stołu, bez alergenów dziecka. Spiżarka sprawdza 14 alergenów składnik po składniku i zna nazwy, pod którymi się chowają.',
  headline: 'Jeden obiad, różne alergie przy stole',
  lead: 'Zaznacz, czego dziecko nie może. Każdy składnik sprawdzimy pod wszystkimi nazwami i ułożymy danie, które zjedzą wszyscy.',
  proof: {
    title: 'Naleśniki bez mleka, jajek i orzechów?',
    note: 'Tak sprawdzamy zwykły przepis dla dziecka, które nie może mleka, jaj, orzechów i orzeszków ziemnych.',
  },
  allergens: { title: '14 alergenów, za każdym razem', chosen: ['milk', 'eggs', 'nuts', 'peanuts'] },
  changes: {
    title: 'Co się zmienia w kuchni',
    points: [
      {
        icon: 'people',
        title: 'Wszyscy przy jednym stole',
        text: 'Zaznacz alergeny wszystkich, którzy jedzą. Danie musi przejść przez każdy z nich.',
      },
      {
        icon: 'search',
        title: 'Ukryte nazwy',
        text: 'Serwatka i kazeina to mleko, lizozym to jajko, tahini to sezam. Znajdujemy je także w nazwach produktów.',
      },
      {
        icon: 'question',
        title: 'Mówimy, czego nie wiemy',
        text: '„Może zawierać” zależy od producenta. Wtedy prosimy: obejrzyj etykietę.',
      },
    ],
  },
  day: {
    title: 'Przykładowy dzień bez mleka, jaj i orzechów',
    intro:
      'Cztery dania z jednej spiżarni. Spiżarka sprawdziła je dla czterech alergenów naraz: mleka, jaj, orzechów i orzeszków ziemnych.',
    figures: ['kcal', 'proteinG', 'carbsG', 'fatG'],
    note: 'Porcje są dla dorosłego. Dziecku nałóż mniej: w przepisie zmienisz liczbę porcji, a ilości przeliczą się same.',
  },
  library: { label: 'Zobacz przepisy bez mleka, jaj i orzechów', query: '?free=milk,eggs,nuts,peanuts', showsNoted: true },
  labels: {
    title: 'Jak czytać etykietę',
    intro:
      'Czternaście alergenów musi być w składzie wyróżnionych, na przykład tłustym drukiem. Za każdym razem, bo producent może zmienić przepis.',
    terms: [
      { term: 'Mleko', text: 'Serwatka, kazeina, kazeinian, laktoza, maślanka w proszku.' },
      { term: 'Jaja', text: 'Albumina, lizozym (E1105), lecytyna jajeczna, majonez.' },
      { term: 'Orzechy', text: 'Marcepan, nugat, pralina, krem czekoladowy. Orzeszki ziemne to osobny alergen.' },
      { term: '„Może zawierać śladowe ilości”', text: 'Ostrzeżenie dobrowolne. Brak napisu nie znaczy, że śladów nie ma.' },
      { term: 'Na wagę, w piekarni, w lodziarni', text: 'Informacja o alergenach musi być dostępna. Zapytaj, zanim kupisz.' },
    ],
  },
  limits: [
    'Nie napiszemy, że danie jest bezpieczne. Piszemy, co znaleźliśmy. Decydują etykieta i Ty.',
    'Nie sprawdzamy śladów z fabryki ani z Twojej deski i noża.',
    'Przy ryzyku wstrząsu miej przy sobie adrenalinę i plan od alergologa. Aplikacja ich nie zastąpi.',
  ],
  faq: [
    {
      question: 'Czy mogę wpisać nietypową alergię?',
      answer: 'Tak. Dopisz dowolny składnik, na przykład kiwi albo truskawki. Będziemy go szukać pod wszystkimi nazwami, które znamy.',
    },
    {
      question: 'Czy napiszecie, że danie jest bezpieczne?',
      answer: 'Nie. Nie widzimy opakowania w Twojej ręce. Napiszemy, czego nie znaleźliśmy i przy czym trzeba obejrzeć etykietę.',
    },
    {
      question: 'Kto widzi dane mojego dziecka?',
      answer:
        'Nikt z innych użytkowników. Alergie to dane o zdrowiu: zapisujemy je za Twoją wyraźną zgodą i szyfrujemy. Usuniesz je w ustawieniach.',
    },
    {
      question: 'Każde dziecko ma co innego. Jak to zapisać?',
      answer: 'Zaznacz alergeny wszystkich, którzy siądą do stołu. Gdy ktoś je osobno, zmień zaznaczenie przed układaniem dania.',
    },
    {
      question: 'Czym zastąpić mleko i jajka w naleśnikach?',
      answer:
        'Mleko napojem owsianym albo wodą gazowaną, jajko łyżką mielonego siemienia lnianego z trzema łyżkami wody. Sprawdź, czy napój jest bez orzechów.',
    },
  ],
  sources: [
    'Rozporządzenie (UE) nr 1169/2011, załącznik II: 14 grup alergenów',
    'Rozporządzenie (UE) nr 1169/2011, art. 44: żywność bez opakowania',
  ],
  closing: 'Zacznij od ulubionego dania dziecka',
}
