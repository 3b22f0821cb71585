import type { LandingPage } from './landing-page.ts'

export const page: LandingPage = {
  slug: 'hashimoto',
  name: 'Hashimoto',
  icon: 'activity',
  title: 'Gotowanie przy Hashimoto – Spiżarka',
  description:
    'Zwykłe, sycące dania z tego, co masz. Spiżarka pilnuje nadmiaru jodu i odstępu soi od lewotyroksyny, i niczego nie zabrania bez powodu.',
  headline: 'Jedz normalnie, a my pilnujemy tego, co ma znaczenie',
  lead: 'Przy Hashimoto nie ma jednej cudownej diety. Są dwie rzeczy, na które warto patrzeć, i Twoje własne wykluczenia. Robimy to za Ciebie.',
  proof: {
    title: 'Tak wygląda sprawdzanie',
    note: 'Soi nie zabraniamy. Przypominamy o odstępie od tabletki, a resztę zostawiamy w spokoju.',
  },
  changes: {
    title: 'Co się zmienia w kuchni',
    points: [
      {
        icon: 'gauge',
        title: 'Jod bez przesady',
        text: 'Jodowana sól zwykle wystarcza. Nori, kombu i wakame potrafią mieć go bardzo dużo, więc o nich mówimy.',
      },
      {
        icon: 'activity',
        title: 'Soja i tabletka osobno',
        text: 'Przy tofu, mleku sojowym i edamame przypominamy o 4 godzinach odstępu od lewotyroksyny.',
      },
      {
        icon: 'swap',
        title: 'Twoje wykluczenia działają',
        text: 'Unikasz glutenu albo nabiału, bo źle się po nich czujesz? Wpisz to raz. Dania ułożymy bez nich.',
      },
    ],
  },
  day: {
    title: 'Przykładowy dzień',
    intro: 'Cztery zwykłe dania z jednej spiżarni, ułożone i sprawdzone dla Hashimoto. Liczby są na jedną porcję.',
    figures: ['kcal', 'proteinG', 'fibreG', 'fatG', 'carbsG'],
    note: 'Śniadanie jest bez nabiału i soi: wapń i soja osłabiają wchłanianie lewotyroksyny. Tabletkę bierz tak, jak mówi ulotka albo lekarz.',
  },
  labels: {
    title: 'Jak czytać etykietę',
    intro: 'Nie musisz szukać wielu rzeczy. Te cztery wystarczą.',
    terms: [
      { term: 'Sól jodowana', text: 'W Polsce sól kuchenna do domu jest jodowana. Himalajska i morska zwykle nie, chyba że napisano.' },
      { term: 'Algi', text: 'Kelp, kombu, wakame, nori i „ekstrakt z wodorostów”, także w suplementach.' },
      { term: 'Soja', text: 'To jeden z 14 alergenów, więc w składzie jest wyróżniona. Bywa w wędlinach i pieczywie.' },
      {
        term: '„Wspiera tarczycę”',
        text: 'Hasło z przodu opakowania niczego nie mówi o Tobie. Suplement z jodem lub selenem omów z lekarzem.',
      },
    ],
  },
  limits: [
    'Nie obiecujemy, że jedzenie obniży przeciwciała. Nie ma na to dobrych dowodów.',
    'Nie każemy odstawiać glutenu ani mleka. Zrobisz to, gdy masz powód: celiakię, nietolerancję, własne doświadczenie.',
    'Dawkę i porę leku ustala lekarz. Nasze „4 godziny” to ostrożna wskazówka, nie przepis.',
  ],
  faq: [
    {
      question: 'Czy muszę jeść bez glutenu?',
      answer:
        'Samo Hashimoto tego nie wymaga. Celiakia zdarza się przy nim częściej, więc jeśli podejrzewasz gluten, zbadaj się, zanim go odstawisz.',
    },
    {
      question: 'Czy brokuły i kapusta szkodzą tarczycy?',
      answer: 'W zwykłych, ugotowanych porcjach nie mamy powodu ich zabraniać, więc tego nie robimy.',
    },
    {
      question: 'Skąd te 4 godziny przy soi?',
      answer: 'Soja może osłabić wchłanianie lewotyroksyny, a duży odstęp usuwa kłopot. Podobnie jest z wapniem i żelazem w tabletkach.',
    },
    {
      question: 'A niedoczynność bez Hashimoto?',
      answer:
        'Możesz ją zaznaczyć, ale nie mamy dla niej osobnych reguł i mówimy to wprost przy profilu. Wykluczenia i kalorie działają jak zawsze.',
    },
    {
      question: 'Kto widzi, że mam Hashimoto?',
      answer: 'Nikt z innych użytkowników. Zapis jest zaszyfrowany i powstaje za Twoją zgodą. Wycofasz ją w ustawieniach w każdej chwili.',
    },
  ],
  sources: [
    'EFSA: górny bezpieczny poziom spożycia jodu dla dorosłych, 600 µg na dobę',
    'Ulotki leków z lewotyroksyną: przyjmowanie na czczo, z dala od soi, wapnia i żelaza',
  ],
  closing: 'Ugotuj dziś coś zwykłego i dobrego',
}
