import type { LandingPage } from './landing-page.ts'

export const page: LandingPage = {
  slug: 'lidlomix',
  name: 'Lidlomix',
  icon: 'pot',
  title: 'Przepisy na Lidlomix z tego, co masz – Spiżarka',
  description:
    'Zupy, koktajle i obiady na Lidlomix (Monsieur Cuisine) z tego, co masz w domu. Czas, temperatura i obroty przy krokach, które robi urządzenie.',
  headline: 'Lidlomix i Twoja spiżarnia gotują razem',
  lead: 'Masz Monsieur Cuisine i pół lodówki resztek? Ułożymy z nich danie i napiszemy, co ustawić w każdym kroku.',
  proof: {
    title: 'Ugotuj i zmiksuj',
    note: 'Tak wygląda krok: co wrzucić i co ustawić. Zanim zmiksujesz gorącą zupę, odczekaj chwilę, a obroty zwiększaj stopniowo.',
  },
  changes: {
    title: 'Sprawdzamy to, co łatwo przeoczyć',
    points: [
      {
        icon: 'vessel',
        title: 'Ile wejdzie do naczynia',
        text: 'Ilości trzymamy w 2,2 l. To mniej, niż mieści nowsze Monsieur Cuisine, więc zostaje zapas na kipienie.',
      },
      {
        icon: 'gauge',
        title: 'Proste ustawienia',
        text: 'Czas, temperatura i obroty, a do tego parowanie i wyrabianie ciasta. Innych programów nie używamy.',
      },
      {
        icon: 'receipt',
        title: 'Paragon zamiast przepisywania',
        text: 'Zrób zdjęcie paragonu i zatwierdź listę, którą z niego odczytamy. Przepis wyjdzie z tego, co kupione.',
      },
    ],
  },
  day: {
    title: 'Przykładowy dzień z urządzeniem',
    intro:
      'Cztery dania z jednej spiżarni, w dwóch porcjach, ułożone na Lidlomix. Przy każdym widać, ile kroków robi urządzenie; reszta to płyta i deska. Liczby są na jedną porcję.',
    figures: ['kcal', 'proteinG', 'fatG', 'carbsG'],
  },
  labels: {
    title: 'Jak czytać krok',
    intro: 'Przy kroku jest to, co ustawiasz, w tej kolejności: czas, temperatura, jeśli urządzenie grzeje, i obroty.',
    terms: [
      { term: '20 s / obr. 6', text: 'Samo miksowanie, bez grzania. Tak robi się mus i koktajl.' },
      { term: '18 min / 100°C / obr. 1', text: 'Gotowanie z powolnym mieszaniem, żeby nic się nie przypaliło.' },
      { term: 'obroty wsteczne', text: 'Składniki mieszają się, ale się nie kroją.' },
      { term: 'gotowanie na parze', text: 'Nakładka nad naczyniem. Nalej tyle wody, żeby starczyło na cały czas.' },
    ],
  },
  limits: [
    'Nie łączymy się z urządzeniem i nie włączymy go za Ciebie.',
    'Czasy są wyliczone, nie zmierzone, a modele różnią się mocą. Gdy warzywa są jeszcze twarde, dodaj kilka minut.',
    'Nie każdy obiad da się tak ugotować. Wtedy mówimy wprost i proponujemy danie na płytę.',
  ],
  faq: [
    {
      question: 'Które modele obsługujecie?',
      answer:
        'Monsieur Cuisine Plus, Connect i Smart. Ustawiasz tylko czas, temperaturę i obroty, czasem obroty wsteczne, parowanie albo wyrabianie ciasta.',
    },
    {
      question: 'Czy Lidlomix to to samo co Monsieur Cuisine?',
      answer: 'Tak, Lidlomix to potoczna nazwa urządzenia Monsieur Cuisine marki Silvercrest.',
    },
    {
      question: 'Czy muszę mieć Premium?',
      answer:
        'Wybór urządzenia przy układaniu nowego przepisu jest w Premium. Przepisy z bazy, które mają wersję na Lidlomix, czytasz bez opłat.',
    },
    {
      question: 'Czy przepisy na Thermomix pasują?',
      answer: 'Nasze tak, bo zapisujemy je jednym tekstem na oba urządzenia. Przy cudzych sprawdź najwyższą temperaturę i pojemność.',
    },
    {
      question: 'Czy mogę ustawić dietę i urządzenie naraz?',
      answer: 'Tak. Profil zdrowia i wykluczenia działają zawsze, także gdy gotujesz na urządzeniu.',
    },
  ],
  sources: ['Instrukcje obsługi Monsieur Cuisine: pojemność naczynia, zakres obrotów i temperatur'],
  closing: 'Wrzuć składniki, resztę zrobi Lidlomix',
  trademark: 'Monsieur Cuisine, Silvercrest i Lidl są znakami towarowymi ich właścicieli. Spiżarka nie jest z nimi powiązana.',
}
