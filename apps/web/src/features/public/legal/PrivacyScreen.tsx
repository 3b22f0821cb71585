import { CONTACT } from '../contact.ts'
import type { LegalSection } from './LegalScreen.tsx'
import { LegalScreen } from './LegalScreen.tsx'

const sections: readonly LegalSection[] = [
  { title: 'Administrator', paragraphs: [`Administratorem danych jest operator serwisu Spiżarka. Kontakt: ${CONTACT.support}.`] },
  {
    title: 'Cele i podstawy prawne',
    paragraphs: ['Przetwarzamy tylko to, czego potrzebuje serwis.'],
    table: [
      ['Cel', 'Dane', 'Podstawa'],
      ['Prowadzenie konta i spiżarni', 'login, e-mail, zawartość spiżarni', 'umowa, art. 6 ust. 1 lit. b RODO'],
      ['Płatności i faktury', 'dane rozliczeniowe', 'umowa i obowiązek prawny, art. 6 ust. 1 lit. b i c RODO'],
      ['Dopasowanie do zdrowia', 'choroby, alergie, dieta', 'wyraźna zgoda, art. 9 ust. 2 lit. a RODO'],
      ['Informacje handlowe', 'e-mail', 'zgoda, art. 6 ust. 1 lit. a RODO'],
      ['Bezpieczeństwo i roszczenia', 'logi, adres IP', 'prawnie uzasadniony interes, art. 6 ust. 1 lit. f RODO'],
    ],
  },
  {
    title: 'Zgoda na dane o zdrowiu',
    paragraphs: [
      'Dane o zdrowiu przetwarzamy wyłącznie za wyraźną zgodą. Zgodę można wycofać w ustawieniach w każdej chwili; usuwamy wtedy te dane.',
    ],
  },
  {
    title: 'Zgoda marketingowa',
    paragraphs: ['Jest dobrowolna i nie jest warunkiem korzystania z serwisu. Można ją wycofać w ustawieniach.'],
  },
  {
    title: 'Odbiorcy danych',
    paragraphs: [
      'Dane powierzamy dostawcom hostingu, poczty i płatności oraz, gdy jest włączony, dostawcy modelu językowego, który dostaje tylko treść potrzebną do wykonania akcji.',
    ],
  },
  {
    title: 'Przekazywanie poza EOG',
    paragraphs: ['Jeżeli dostawca działa poza Europejskim Obszarem Gospodarczym, korzystamy ze standardowych klauzul umownych.'],
  },
  {
    title: 'Okres przechowywania',
    paragraphs: ['Dane konta usuwamy z systemów produkcyjnych w ciągu 7 dni od usunięcia konta. Logi i faktury przechowujemy 6 lat.'],
  },
  {
    title: 'Prawa użytkownika',
    paragraphs: [
      'Masz prawo dostępu do danych, ich sprostowania, usunięcia, ograniczenia przetwarzania, przenoszenia, sprzeciwu oraz skargi do Prezesa UODO. Odpowiadamy w ciągu 30 dni, w trudnych sprawach do 60.',
    ],
  },
  {
    title: 'Pliki cookie i pamięć przeglądarki',
    paragraphs: [
      'W pamięci przeglądarki trzymamy to, co niezbędne: zalogowanie i wybrany wygląd. Funkcjonalne pliki cookie działają do roku, analityczne do dwóch lat, i tylko za zgodą.',
    ],
  },
  {
    title: 'Decyzje automatyczne',
    paragraphs: ['Nie podejmujemy decyzji, które wywołują skutki prawne wyłącznie na podstawie automatycznego przetwarzania.'],
  },
  {
    title: 'Bezpieczeństwo',
    paragraphs: ['Połączenie jest szyfrowane, a hasła przechowujemy w postaci skrótu. O naruszeniu zawiadamiamy organ w ciągu 72 godzin.'],
  },
  { title: 'Zmiany polityki', paragraphs: ['O istotnych zmianach informujemy w serwisie lub e-mailem.'] },
  { title: 'Kontakt', paragraphs: [`W sprawach danych osobowych pisz na adres ${CONTACT.support}.`] },
]

export function PrivacyScreen() {
  return (
    <LegalScreen
      title="Polityka Prywatności"
      description="Jakie dane przetwarza Spiżarka, po co, jak długo i jakie masz prawa. Dane o zdrowiu tylko za wyraźną zgodą."
      sections={sections}
    />
  )
}
