import { COSTS, LIMITS, POINTS } from '@spizarka/contract/limits'

/** Questions about what the app does today. */
export const faq = [
  {
    question: 'Czym są punkty AI?',
    answer: `Punktami płaci się za akcje, które wykonuje sztuczna inteligencja. Cena stoi na każdym przycisku, a gdy coś się nie uda, punkty wracają na konto. Na start dostajesz ${POINTS.activation} punktów.`,
  },
  {
    question: 'Jak dodać produkty do spiżarni?',
    answer: `Wpisz listę zwykłymi słowami (${COSTS.textIntake} punkty), na przykład „2 kg ziemniaków, mleko 3,2% 1 l, 10 jajek”, albo dodaj produkty ręcznie, bez punktów. Zanim cokolwiek trafi do spiżarni, sprawdzasz odczytaną listę.`,
  },
  {
    question: 'Ile produktów mieści spiżarnia?',
    answer: `W planie Free ${LIMITS.freePantryProducts} różnych produktów. Przyprawy się nie liczą. W planach Premium nie ma limitu.`,
  },
  {
    question: 'Dlaczego aplikacja pyta, ile waży sztuka?',
    answer:
      'Jeśli masz masło w gramach, a kupujesz kostkę, trzeba wiedzieć, ile gramów ma kostka. Odpowiedź zapamiętujemy i następnym razem liczymy za Ciebie.',
  },
  {
    question: 'Czy aplikacja działa bez internetu?',
    answer:
      'Otworzy się i pokaże to, co było już wczytane. Zmiany wymagają połączenia; na górze ekranu zobaczysz wtedy pasek z informacją.',
  },
  {
    question: 'Czy to porada dietetyczna?',
    answer: 'Nie. To informacja, nie porada medyczna. Obejrzyj etykietę, a w sprawach zdrowia zapytaj lekarza lub dietetyka.',
  },
] as const
