import type { LandingPage } from './landing-page.ts'

export const page: LandingPage = {
  slug: 'dna-moczanowa',
  name: 'Dna moczanowa',
  icon: 'bone',
  title: 'Gotowanie przy dnie moczanowej – Spiżarka',
  description:
    'Dania o małej ilości puryn z tego, co masz. Spiżarka sumuje mięso i ryby w porcji, mówi o piwie i słodkich napojach, podpowiada jajka, nabiał i kasze.',
  headline: 'Mniej puryn, więcej spokoju przy stole',
  lead: 'Jajka, twaróg, warzywa i kasze zamiast podrobów. Mięso i ryby tak, tylko w porcji, którą policzymy za Ciebie.',
  proof: {
    title: 'Tak wygląda sprawdzanie',
    note: 'Liczy się ilość: 80 g kurczaka przejdzie bez uwagi, 200 g już nie.',
  },
  changes: {
    title: 'Co się zmienia w kuchni',
    points: [
      {
        icon: 'scale',
        title: 'Mięso policzone w porcji',
        text: 'Sumujemy mięso, ryby i strączki w porcji dania. Gdy wychodzi ponad 100 g, mówimy o tym. Całego dnia pilnujesz Ty.',
      },
      {
        icon: 'search',
        title: 'Puryny tam, gdzie ich nie szukasz',
        text: 'Podroby, sardynki i drożdże znajdujemy także w nazwach gotowych produktów, na przykład w pasztecie.',
      },
      {
        icon: 'swap',
        title: 'Białko z jajek i nabiału',
        text: 'Twaróg, jogurt i jajka mają mało puryn. Z nich układamy śniadania i kolacje.',
      },
    ],
  },
  day: {
    title: 'Przykładowy dzień',
    intro: 'Cztery dania z jednej spiżarni, ułożone i sprawdzone dla dny. Liczby są na jedną porcję.',
    figures: ['kcal', 'proteinG', 'fatG', 'carbsG'],
    note: 'Puryn nie ma w tabelach na opakowaniach. Trzymamy się klas z badań: mało, umiarkowanie, dużo, bardzo dużo.',
  },
  library: { label: 'Zobacz przepisy bez mięsa', query: '?diet=meat_free' },
  labels: {
    title: 'Jak czytać etykietę',
    intro: 'Słowa „puryny” na opakowaniu nie znajdziesz. Szukaj tego:',
    terms: [
      { term: 'Podroby', text: 'Wątroba, nerki, serca, cynaderki, grasica. Bywają w pasztetach i kaszankach.' },
      { term: 'Ekstrakt drożdżowy', text: 'Wzmacnia smak zup, chipsów i kostek. Drożdże mają bardzo dużo puryn.' },
      { term: 'Syrop glukozowo-fruktozowy', text: 'Fruktoza w napojach podnosi stężenie kwasu moczowego. Dotyczy też dużej ilości soku.' },
      { term: 'Piwo bezalkoholowe', text: 'Puryny zostają, choć alkoholu nie ma.' },
    ],
  },
  limits: [
    'Sama dieta zwykle nie wystarcza, żeby obniżyć kwas moczowy do celu. O lekach decyduje lekarz.',
    'W czasie napadu nie eksperymentuj z jedzeniem. Zadzwoń do lekarza.',
    'Ilość puryn w tym samym produkcie bywa różna. Podajemy klasę, nie udajemy dokładności.',
  ],
  faq: [
    {
      question: 'Czy fasola i soczewica są zakazane?',
      answer: 'Nie. Mają puryny, ale rośliny słabiej wiążą się z napadami niż mięso i owoce morza. Liczymy je do porcji i nie blokujemy.',
    },
    {
      question: 'A kawa?',
      answer: 'Kawy nie ograniczamy. Uważaj na to, co do niej dodajesz: syropy smakowe to cukier i fruktoza.',
    },
    {
      question: 'Dlaczego piwo jest zablokowane, a wino nie?',
      answer:
        'Piwo i mocne alkohole najmocniej wiążą się z napadami. Wino w potrawie to mała ilość, z której część odparuje. W czasie napadu unikaj każdego alkoholu.',
    },
    {
      question: 'Jak często mogę jeść ryby?',
      answer: 'Wiele ryb ma umiarkowanie dużo puryn, więc przechodzą w porcji do około 100 g. Sardynki i sardele rzadziej.',
    },
    {
      question: 'Co się dzieje z danymi o mojej chorobie?',
      answer: 'Są zaszyfrowane, zapisane za Twoją zgodą i niewidoczne dla innych użytkowników. Wycofanie zgody je usuwa.',
    },
  ],
  sources: ['Kaneko i in. 2014, 2020: zawartość puryn w żywności', 'EULAR 2016: zalecenia postępowania w dnie moczanowej'],
  closing: 'Ugotuj dziś coś lżejszego',
}
