/** Where a rule comes from, as a finding says it. */
export const SOURCES = {
  allergens: 'Rozporządzenie (UE) nr 1169/2011, załącznik II',
  gluten: 'Rozporządzenia (UE) nr 1169/2011 i 828/2014',
  label: 'Skład zależy od producenta – decyduje etykieta',
  diet: 'Tablica produktów Spiżarki: pochodzenie składników',
  user: 'Twoja lista wykluczeń',
  unknown: 'Brak w tablicy produktów Spiżarki',
  diabetes: 'Tablice indeksu glikemicznego; zalecenia żywieniowe w cukrzycy (orientacyjnie)',
  hashimoto: 'Ogólne zalecenia żywieniowe w chorobie Hashimoto (orientacyjnie)',
  sodium: 'WHO: mniej niż 5 g soli dziennie; tablice wartości odżywczych',
  purines: 'Kaneko i in. 2014, 2020: puryny w żywności (orientacyjnie)',
  fodmap: 'Publiczne listy FODMAP (Monash University), w streszczeniu',
  kidneys: 'KDIGO w streszczeniu; tablice wartości odżywczych',
  lactose: 'Zawartość laktozy w nabiale, wartości typowe',
  style: 'Podział makroskładników stylu żywienia w Spiżarce',
} as const
