import type { LandingPage } from './landing-page.ts'

export const page: LandingPage = {
  slug: 'choroby-nerek',
  name: 'Choroby nerek',
  icon: 'flask',
  title: 'Gotowanie przy chorobie nerek – Spiżarka',
  description:
    'Potas, fosfor i sól policzone w porcji. Spiżarka układa dania z tego, co masz, i znajduje dodane fosforany, o których etykieta mówi tylko numerem.',
  headline: 'Potas, fosfor i sól w jednej tabelce',
  lead: 'Zalecenia dał Ci lekarz. My liczymy to, co w garnku: ile potasu, fosforu i soli ma porcja, i co ma ich najwięcej.',
  proof: {
    title: 'Tak wygląda sprawdzanie',
    note: 'Dodane fosforany i sól potasową blokujemy. Resztę opisujemy, bo ile Ci wolno, zależy od wyników.',
  },
  changes: {
    title: 'Co się zmienia w kuchni',
    points: [
      {
        icon: 'scale',
        title: 'Trzy liczby przy porcji',
        text: 'Potas, fosfor i sól z tablic, z uwagą, jaką część dania udało się policzyć.',
      },
      {
        icon: 'search',
        title: 'Fosforany z dodatków',
        text: 'Ser topiony, wędlina, cola: fosfor dodany wchłania się prawie cały. Szukamy go za Ciebie.',
      },
      {
        icon: 'pot',
        title: 'Gotowanie, które pomaga',
        text: 'Ziemniak pokrojony i ugotowany w dużej ilości wody, którą wylewasz, traci część potasu.',
      },
    ],
  },
  day: {
    title: 'Przykładowy dzień',
    intro: 'Cztery dania z jednej spiżarni, ułożone i sprawdzone dla choroby nerek. Liczby są na jedną porcję.',
    figures: ['potassiumMg', 'phosphorusMg', 'saltG', 'proteinG', 'kcal'],
    withSum: 'phosphorusMg',
    note: 'To przykład, nie jadłospis. Przy dializach białka potrzeba zwykle więcej, przed nimi często mniej.',
  },
  labels: {
    title: 'Jak czytać etykietę',
    intro: 'Potasu i fosforu producent podawać nie musi. Dodatki musi.',
    terms: [
      { term: 'E338–E341, E343, E450–E452', text: 'Kwas fosforowy i fosforany. W serach topionych, wędlinach, napojach cola.' },
      { term: 'Chlorek potasu (E508)', text: 'W soli „o obniżonej zawartości sodu” i w gotowych daniach.' },
      { term: 'Sól', text: 'Wiersz w tabeli na 100 g. Od 1,5 g uznajemy produkt za bogaty w sól.' },
      { term: 'Karambola', text: 'Owoc zwany też gwiaździstym. Przy chorych nerkach bywa trujący, nawet w małej ilości.' },
    ],
  },
  limits: [
    'Nie znamy Twoich wyników ani stadium choroby. Dwie osoby z chorymi nerkami mogą mieć odwrotne zalecenia.',
    'Nie ustalamy limitów potasu, fosforu, białka i płynów. Robi to lekarz z dietetykiem.',
    'Gdy tablice nie znają potasu w produkcie, piszemy, że części dania nie dało się policzyć.',
  ],
  faq: [
    {
      question: 'Czy to dla osób na dializach?',
      answer:
        'W profilu są osobne wybory: przewlekła choroba nerek i dializoterapia. Szukamy tych samych rzeczy. Ilości białka i płynów musisz mieć od swojego zespołu.',
    },
    {
      question: 'Dlaczego ostrzegacie przed ziemniakami i pomidorami?',
      answer: 'Bo mają dużo potasu. Jeśli masz go w normie, lekarz mógł Ci ich nie ograniczyć. Wtedy potraktuj uwagę jako informację.',
    },
    {
      question: 'Czy fosfor z fasoli jest taki sam jak z dodatków?',
      answer: 'Nie. Roślinny wchłania się słabiej, dodany prawie w całości. Dlatego blokujemy dodatki, a o reszcie tylko mówimy.',
    },
    {
      question: 'Czy liczycie płyny?',
      answer: 'Nie. Jeśli masz limit płynów, pamiętaj, że zupa też się do niego liczy.',
    },
    {
      question: 'Jak chronicie dane o chorobie?',
      answer: 'Zapisujemy je tylko za Twoją zgodą, szyfrujemy i kasujemy, gdy zgodę wycofasz.',
    },
  ],
  sources: ['KDIGO 2024: przewlekła choroba nerek, w streszczeniu', 'Rozporządzenie (WE) nr 1333/2008: dodatki do żywności i ich numery'],
  closing: 'Ugotuj dziś z liczbami w ręku',
}
