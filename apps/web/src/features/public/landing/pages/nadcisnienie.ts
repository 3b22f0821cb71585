import type { LandingPage } from './landing-page.ts'

export const page: LandingPage = {
  slug: 'nadcisnienie',
  name: 'Nadciśnienie',
  icon: 'heart',
  title: 'Gotowanie przy nadciśnieniu – Spiżarka',
  description:
    'Mniej soli bez mdłego jedzenia. Spiżarka liczy sól w każdej porcji, znajduje tę schowaną w szynce i serze, i układa dania z tego, co masz.',
  headline: 'Sól policzona, smak zostaje',
  lead: 'Większość soli nie pochodzi z solniczki, tylko z chleba, sera i wędlin. Liczymy ją w każdej porcji, także tę schowaną.',
  proof: {
    title: 'Tak wygląda sprawdzanie',
    note: 'Nie zabraniamy ogórka kiszonego. Mówimy, że jest słony, i liczymy go do dnia.',
  },
  changes: {
    title: 'Co się zmienia w kuchni',
    points: [
      {
        icon: 'scale',
        title: 'Sól na porcję i na dzień',
        text: 'Każdy przepis mówi, ile soli ma porcja. W kaloriach widzisz, ile z 5 g na dzień już było.',
      },
      {
        icon: 'search',
        title: 'Sól schowana w produktach',
        text: 'Kostka rosołowa, feta, kiszonki, sos sojowy: o każdym z nich powiemy, zanim trafi do garnka.',
      },
      {
        icon: 'leaf',
        title: 'Zioła, cytryna, czosnek',
        text: 'Wybieramy dania, które mają smak z innych rzeczy. Przyprawy nie liczą się do limitu spiżarni.',
      },
    ],
  },
  day: {
    title: 'Przykładowy dzień poniżej 5 g soli',
    intro: 'Cztery dania z jednej spiżarni, ułożone i sprawdzone dla nadciśnienia. Liczby są na jedną porcję, razem z solą z przepisu.',
    figures: ['saltG', 'potassiumMg', 'kcal', 'fibreG'],
    withSum: 'saltG',
    note: 'Światowa Organizacja Zdrowia radzi mniej niż 5 g soli dziennie. Dosolenie przy stole liczy się osobno.',
  },
  labels: {
    title: 'Jak czytać etykietę',
    intro: 'W tabeli szukaj wiersza „sól”. Liczba jest na 100 g, więc przelicz ją na swoją porcję.',
    terms: [
      { term: 'Sól a sód', text: 'Sól to sód razy 2,5. Produkt z 0,4 g sodu ma 1 g soli.' },
      { term: 'Dużo: od 1,5 g na 100 g', text: 'Od tej granicy zwracamy uwagę na produkt, gdy w porcji jest go więcej niż odrobina.' },
      { term: '„Niska zawartość soli”', text: 'Najwyżej 0,3 g soli w 100 g. Tak mówi prawo unijne.' },
      { term: 'Sól potasowa', text: 'Ma mniej sodu, ale dużo potasu. Przy chorych nerkach i niektórych lekach może szkodzić.' },
      { term: 'Lukrecja', text: 'Podnosi ciśnienie. Bywa w cukierkach, herbatkach i syropach.' },
    ],
  },
  limits: [
    'Nie wiemy, jakie masz dziś ciśnienie, i nie oceniamy leczenia.',
    'Gdy przepis mówi „sól do smaku”, nie znamy ilości. Wtedy piszemy, że soli nie dało się policzyć w całości.',
    'Sól w chlebie i serze różni się między producentami. Bierzemy wartości typowe, a etykieta je poprawia.',
  ],
  faq: [
    {
      question: 'Ile soli wolno dziennie?',
      answer:
        'Światowa Organizacja Zdrowia radzi mniej niż 5 g, czyli płaską łyżeczkę ze wszystkiego razem. Twój lekarz może powiedzieć inaczej.',
    },
    {
      question: 'Czy to dieta DASH?',
      answer:
        'Jest do niej podobna: dużo warzyw, kasz i ryb, mało soli. DASH możesz wybrać w profilu jako dietę główną, ale wszystkich jej zasad nie sprawdzamy i mówimy to wprost.',
    },
    {
      question: 'Czy mogę używać soli potasowej?',
      answer: 'Zapytaj lekarza. Przy chorobie nerek i przy lekach, które zatrzymują potas, bywa groźna.',
    },
    {
      question: 'Czy chleb to problem?',
      answer: 'Bywa najważniejszym źródłem soli, bo jemy go codziennie. Liczymy go jak każdy składnik. Możesz wpisać wartości z etykiety.',
    },
    {
      question: 'Czy moje choroby są poufne?',
      answer: 'Tak. Zapisujemy je za Twoją zgodą, szyfrujemy i nie pokazujemy innym użytkownikom. Po wycofaniu zgody znikają.',
    },
  ],
  sources: ['WHO: mniej niż 5 g soli dziennie dla dorosłych', 'Rozporządzenie (WE) nr 1924/2006: „niska zawartość sodu/soli”'],
  closing: 'Ugotuj dziś coś mniej słonego',
}
