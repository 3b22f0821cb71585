import type { LandingPage } from './landing-page.ts'

export const page: LandingPage = {
  slug: 'celiakia',
  name: 'Celiakia',
  icon: 'wheat-off',
  title: 'Gotowanie bez glutenu przy celiakii – Spiżarka',
  description:
    'Gotuj bez glutenu z tego, co masz. Spiżarka sprawdza każdy składnik osobno, mówi, co zawiera gluten, i czego bez etykiety nie da się sprawdzić.',
  headline: 'Gotuj bez glutenu z tego, co masz',
  lead: 'Każdy składnik przepisu sprawdzamy osobno. Zobaczysz, co zawiera gluten, a przy czym trzeba obejrzeć etykietę.',
  proof: {
    title: 'Tak wygląda sprawdzanie',
    note: 'Nigdy nie napiszemy, że danie jest „bezpieczne”. Piszemy, co znaleźliśmy i czego nie wiemy. Decyduje etykieta.',
  },
  changes: {
    title: 'Co się zmienia w kuchni',
    points: [
      {
        icon: 'shelf',
        title: 'Spiżarnia, która pamięta',
        text: 'Wiesz, które mąki, kasze i makarony masz bez glutenu, a które są dla reszty domu.',
      },
      {
        icon: 'search',
        title: 'Gluten pod inną nazwą',
        text: 'Orkisz, kuskus, bulgur, słód, sos sojowy: znajdujemy je, choć w nazwie nie mają słowa „pszenica”.',
      },
      {
        icon: 'basket',
        title: 'Zakupy już z zamianą',
        text: 'Na listę trafia to, co naprawdę jest w przepisie: makaron ryżowy, mąka kukurydziana, płatki bezglutenowe.',
      },
    ],
  },
  day: {
    title: 'Przykładowy dzień bez glutenu',
    intro: 'Ułożony z jednej spiżarni. Składnik po składniku sprawdzony dla celiakii, glutenu nie znaleziono.',
    figures: ['kcal', 'proteinG', 'carbsG', 'fibreG'],
    note: 'Kasza, ryż i soczewica z paczki też mogły mieć kontakt z pszenicą. Szukaj na nich napisu „bezglutenowe”.',
  },
  library: { label: 'Zobacz przepisy bez glutenu', query: '?diet=gluten_free', showsNoted: true },
  labels: {
    title: 'Jak czytać etykietę',
    intro: 'Alergeny muszą być w składzie wyróżnione, na przykład tłustym drukiem. Szukaj nazwy zboża, nie słowa „gluten”.',
    terms: [
      { term: '„Bezglutenowy”', text: 'Najwyżej 20 mg glutenu w kilogramie. To określa prawo unijne.' },
      { term: 'Przekreślony Kłos', text: 'Znak licencyjny: producent spełnia standard i bada swoje wyroby.' },
      { term: '„Może zawierać”', text: 'Dobrowolne ostrzeżenie o śladach. Jego brak nie znaczy, że śladów nie ma.' },
      { term: 'Owies', text: 'Zwykły traktujemy jak zboże z glutenem. Owies bezglutenowy to dla nas osobny produkt.' },
      { term: 'Słód, seitan, semolina', text: 'To jęczmień i pszenica. Słód bywa w płatkach, piwie i słodyczach.' },
    ],
  },
  limits: [
    'Nie widzimy etykiety Twojej kostki rosołowej ani wędliny. Wtedy piszemy: „sprawdź etykietę”.',
    'Nie wiemy, czy w Twojej kuchni jest osobna deska i toster. Okruszek też ma gluten.',
    'Nie stawiamy rozpoznania i nie prowadzimy leczenia. To informacja, nie porada medyczna.',
  ],
  faq: [
    {
      question: 'Czy owies jest uwzględniony?',
      answer: 'Tak. Zwykłe płatki owsiane blokujemy. Płatki owsiane bezglutenowe przechodzą: dodaj je do spiżarni pod tą nazwą.',
    },
    {
      question: 'Czy to zastępuje dietetyka?',
      answer: 'Nie. Pomagamy codziennie przy gotowaniu i zakupach. Dietę ustala dietetyk, badania zleca lekarz.',
    },
    {
      question: 'Mam w domu kogoś, kto je gluten. Co wtedy?',
      answer:
        'Spiżarnia może mieć jedno i drugie. Do Twoich dań bierzemy tylko to, co przechodzi przez Twój profil, nawet gdy obok stoi zwykły makaron.',
    },
    {
      question: 'A nadwrażliwość na gluten bez celiakii?',
      answer: 'W profilu jest osobny wybór: „Nieceliakalna nadwrażliwość na gluten”. Reguły dla składników są takie same.',
    },
    {
      question: 'Co z moimi danymi o zdrowiu?',
      answer: 'Zapisujemy je tylko za Twoją wyraźną zgodą i szyfrujemy. Zgodę wycofasz jednym przyciskiem, a my usuniemy te dane.',
    },
  ],
  sources: [
    'Rozporządzenie (UE) nr 828/2014: kiedy wolno napisać „bezglutenowy”',
    'Rozporządzenie (UE) nr 1169/2011: alergeny w wykazie składników',
  ],
  closing: 'Ugotuj dziś coś bez glutenu',
}
