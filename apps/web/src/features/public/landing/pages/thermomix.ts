import type { LandingPage } from './landing-page.ts'

export const page: LandingPage = {
  slug: 'thermomix',
  name: 'Thermomix',
  icon: 'pot',
  title: 'Przepisy na Thermomix z tego, co masz – Spiżarka',
  description:
    'Dania z Twojej spiżarni krok po kroku na Thermomix: czas, temperatura i obroty przy krokach, które robi urządzenie, ilości dobrane do naczynia 2,2 l.',
  headline: 'Twoje dania krok po kroku na Thermomix',
  lead: 'Z tego, co masz w kuchni. Czas, temperatura i obroty są przy kroku, zanim wrzucisz pierwszy składnik.',
  proof: {
    title: 'Zmiksuj na gładko',
    note: 'Tak wygląda krok: co wrzucić i co ustawić. Gorące miksuj z miarką w pokrywie, a obroty zwiększaj stopniowo.',
  },
  changes: {
    title: 'Sprawdzamy to, co łatwo przeoczyć',
    points: [
      { icon: 'vessel', title: 'Pojemność naczynia', text: 'Porcje dobieramy tak, żeby wszystko zmieściło się w 2,2 l i nie wykipiało.' },
      {
        icon: 'gauge',
        title: 'Obroty i temperatura',
        text: 'Tylko ustawienia, które urządzenie ma. Obroty wsteczne, gdy składniki mają zostać w całości.',
      },
      {
        icon: 'swap',
        title: 'Z tego, co w domu',
        text: 'Danie układamy ze spiżarni. Brakujące rzeczy dodasz do listy zakupów jednym dotknięciem.',
      },
    ],
  },
  day: {
    title: 'Przykładowy dzień z urządzeniem',
    intro:
      'Cztery dania z jednej spiżarni, w dwóch porcjach, ułożone na Thermomix. Przy każdym widać, ile kroków robi urządzenie; reszta to płyta i deska. Liczby są na jedną porcję.',
    figures: ['kcal', 'proteinG', 'fatG', 'carbsG'],
  },
  labels: {
    title: 'Jak czytać krok',
    intro: 'Przy kroku jest to, co ustawiasz na urządzeniu, od lewej do prawej.',
    terms: [
      { term: '5 s / obr. 5', text: 'Pięć sekund na obrotach 5, bez grzania: rozdrabnianie cebuli lub pora.' },
      { term: '20 min / 100°C / obr. 1', text: 'Gotowanie z powolnym mieszaniem, żeby nic się nie przypaliło. Mleka i ryżu przypilnuj.' },
      { term: 'obroty wsteczne', text: 'Urządzenie miesza, a nie kroi: mięso i warzywa zostają w kawałkach.' },
      { term: 'gotowanie na parze', text: 'Przystawka Varoma nad naczyniem. W naczyniu musi być woda lub sos.' },
    ],
  },
  limits: [
    'Nie łączymy się z urządzeniem. Ustawienia przepisujesz z ekranu.',
    'Nie każdy przepis da się ugotować w urządzeniu. Gdy nic nie pasuje, mówimy to i proponujemy danie na płytę.',
    'Czasy są wyliczone, nie zmierzone. Zależą też od ilości i temperatury składników, więc sprawdź, czy warzywa są miękkie.',
  ],
  faq: [
    {
      question: 'Które modele obsługujecie?',
      answer:
        'TM5, TM6 i TM7: mają naczynie 2,2 l i te same podstawowe ustawienia. Przepisów prowadzonych na ekranie urządzenia nie zastępujemy.',
    },
    {
      question: 'Czy to wersja Premium?',
      answer:
        'Wybór urządzenia przy układaniu nowego przepisu jest w Premium. Przepisy z naszej bazy, które mają wersję na Thermomix, czytasz bez opłat.',
    },
    {
      question: 'A Lidlomix?',
      answer:
        'Też. Każdy przepis na Thermomix zapisujemy tak, żeby zmieścił się i w Lidlomixie. Urządzenie zaznaczasz w profilu, w wyposażeniu kuchni.',
    },
    {
      question: 'Czy mogę przerobić własny przepis?',
      answer:
        'Wersję na urządzenie mają przepisy z bazy i te, które układa dla Ciebie Spiżarka. Własny przepis zostaje taki, jak go zapiszesz.',
    },
    { question: 'Czy kalorie liczą się tak samo?', answer: 'Tak. Liczby są ze składników, a nie z urządzenia, więc porcja ma tyle samo.' },
  ],
  sources: ['Instrukcje obsługi TM5, TM6 i TM7: pojemność naczynia, zakres obrotów i temperatur'],
  closing: 'Niech dziś miesza urządzenie',
  trademark: 'Thermomix i Varoma są znakami towarowymi Vorwerk. Spiżarka nie jest z tą firmą powiązana.',
}
