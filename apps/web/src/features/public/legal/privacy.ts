import { LEGAL_DOCUMENTS, type Recipient } from '@spizarka/contract/legal'
import type { Operator } from '../../../lib/operator/operator.ts'
import { amend, type LegalDocument, type LegalSection } from './legal-document.ts'
import { mayLeaveEurope, recipientsTable } from './recipients.ts'

const { path, title, versions } = LEGAL_DOCUMENTS.privacy

/** The privacy policy; `operator` is the controller. */
export function privacyOf(operator: Operator): LegalDocument {
  const first = sectionsOf(operator)
  return {
    path,
    title,
    description:
      'Jakie dane przetwarza Spiżarka, po co, jak długo i jakie masz prawa. Dane o zdrowiu tylko za wyraźną zgodą, zaszyfrowane.',
    inShort: [
      'Zbieramy tylko to, czego potrzebuje serwis. Nie sprzedajemy danych i nie śledzimy Cię po sieci.',
      'Dane o zdrowiu zapisujemy tylko za wyraźną zgodą i szyfrujemy. Po wycofaniu zgody znikają.',
      'Wszystkie swoje dane pobierzesz jednym plikiem, a konto usuniesz w ustawieniach.',
    ],
    versions: [
      { ...versions[0], sections: withRecipients(first, operator.recipients) },
      { ...versions[1], sections: first },
    ],
  }
}

/** 2027-01-01: who gets data is told one by one, and nobody of whom this installation makes no use; whose the diary is, and what a device keeps before anybody has decided. */
function withRecipients(before: readonly LegalSection[], recipients: readonly Recipient[]): readonly LegalSection[] {
  const hasModel = recipients.some(({ kind }) => kind === 'model')
  return amend(before, {
    odbiorcy: () => ({
      paragraphs: [
        'Dane powierzamy tylko tym, których wymienia tabela, i tylko w podanym zakresie. Pokazuje ona, z czego serwis korzysta dziś.',
        hasModel
          ? 'Zewnętrzny model językowy pomaga wbudowanemu silnikowi. Gdy nie odpowiada, akcję wykonuje sam silnik, na naszym serwerze.'
          : 'Nie korzystamy z zewnętrznego modelu językowego: wszystkie akcje AI wykonuje wbudowany silnik, na naszym serwerze.',
        'Danych nie sprzedajemy. Organom państwa przekazujemy je tylko wtedy, gdy nakazuje to prawo.',
      ],
      table: recipientsTable(recipients),
    }),
    cele: ({ table = [] }) => ({
      // The diary stays when the consent to health data is withdrawn: it belongs to the account.
      table: table.map((row) => row.map((cell) => REWORDED_DIARY_SECTIONS.get(cell) ?? cell)),
    }),
    // Not one key for each person, as "a key of their own" may be read.
    zdrowie: ({ paragraphs }) => ({
      paragraphs: paragraphs.map((said) => said.replace('Są zaszyfrowane osobnym kluczem i', 'Są zaszyfrowane i')),
    }),
    cookies: ({ paragraphs: [, ...others] }) => ({
      paragraphs: [
        'Zanim zdecydujesz albo się zalogujesz, zapisujemy na urządzeniu tylko to, o co poprosisz: wybrany wygląd, włączone minutniki, tekst, który piszesz, i login konta, które właśnie zakładasz. Potem także to, co niezbędne: Twój wybór w tej sprawie, zalogowanie, listy, spiżarnię, przepisy i dziennik do czytania bez zasięgu. Na to prawo nie wymaga zgody.',
        ...others,
      ],
    }),
    'poza-eog': ({ paragraphs }) => ({
      paragraphs: mayLeaveEurope(recipients)
        ? [`Poza Europejskim Obszarem Gospodarczym może działać ${mayLeaveEurope(recipients)}.`, ...paragraphs]
        : paragraphs,
    }),
  })
}

const REWORDED_DIARY_SECTIONS: ReadonlyMap<string, string> = new Map([
  ['Prowadzenie konta, spiżarni, przepisów i list', 'Prowadzenie konta, spiżarni, przepisów, list i dziennika'],
  ['choroby, alergie, wzrost, masa ciała, dziennik', 'choroby, alergie, wzrost, masa ciała, cele'],
])

/** 2025-09-11. */
function sectionsOf({ name, supportEmail }: Operator): readonly LegalSection[] {
  return [
    {
      id: 'administrator',
      title: 'Administrator',
      paragraphs: [`Administratorem danych jest ${name}.`, `W sprawach danych osobowych pisz na adres ${supportEmail}.`],
    },
    {
      id: 'cele',
      title: 'Cele i podstawy prawne',
      paragraphs: [
        'Przetwarzamy tylko to, czego potrzebuje serwis. Podanie danych jest dobrowolne, ale bez loginu, adresu e-mail i hasła nie założymy konta.',
      ],
      table: [
        ['Cel', 'Dane', 'Podstawa'],
        [
          'Prowadzenie konta, spiżarni, przepisów i list',
          'login, e-mail, hasło w postaci skrótu, to, co wpisujesz',
          'umowa, art. 6 ust. 1 lit. b RODO',
        ],
        ['Odczyt paragonów i zdjęć potraw', 'zdjęcia, które wysyłasz, bez metadanych', 'umowa, art. 6 ust. 1 lit. b RODO'],
        ['Płatności i faktury', 'dane rozliczeniowe, historia płatności', 'umowa i obowiązek prawny, art. 6 ust. 1 lit. b i c RODO'],
        [
          'Dopasowanie do zdrowia i cel kalorii',
          'choroby, alergie, wzrost, masa ciała, dziennik',
          'wyraźna zgoda, art. 9 ust. 2 lit. a RODO',
        ],
        ['Informacje handlowe', 'e-mail', 'zgoda, art. 6 ust. 1 lit. a RODO i art. 398 Prawa komunikacji elektronicznej'],
        [
          'Moderacja i zgłoszenia treści',
          'opublikowane treści, treść zgłoszenia, e-mail zgłaszającej osoby bez konta',
          'obowiązek prawny, art. 6 ust. 1 lit. c RODO',
        ],
        ['Bezpieczeństwo i roszczenia', 'logi, adres IP, lista sesji', 'prawnie uzasadniony interes, art. 6 ust. 1 lit. f RODO'],
      ],
    },
    {
      id: 'zdrowie',
      title: 'Zgoda na dane o zdrowiu',
      paragraphs: [
        'Dane o zdrowiu (choroby, alergie, wzrost, masa ciała i cele) przetwarzamy wyłącznie za wyraźną zgodą. Zapisujemy, kiedy i w jakim brzmieniu została udzielona.',
        'Są zaszyfrowane osobnym kluczem i służą tylko do układania i sprawdzania dań i do liczenia Twojego celu. Nie pokazujemy ich innym użytkownikom. Kto jeszcze może je dostać, mówi część „Odbiorcy danych”.',
        'Zgodę można wycofać w ustawieniach w każdej chwili. Usuwamy wtedy te dane od razu. Wycofanie nie wpływa na to, co zrobiliśmy wcześniej.',
      ],
    },
    {
      id: 'marketing',
      title: 'Zgoda marketingowa',
      paragraphs: [
        'Jest dobrowolna i nie jest warunkiem korzystania z serwisu. Można ją wycofać w ustawieniach konta; od tej chwili nic handlowego nie wysyłamy.',
      ],
    },
    {
      id: 'odbiorcy',
      title: 'Odbiorcy danych',
      paragraphs: [
        'Dane powierzamy dostawcy hostingu, dostawcy poczty, operatorowi płatności i biuru rachunkowemu, w zakresie potrzebnym do ich zadań.',
        'Gdy w serwisie włączony jest zewnętrzny model językowy, dostaje tylko treść potrzebną do wykonania akcji: zdjęcie paragonu, listę produktów albo opis posiłku, a przy układaniu dań zawartość spiżarni, tytuły ostatnich dań, Twoje życzenie, dietę i wykluczenia oraz, za Twoją zgodą, choroby i alergie. Nie dostaje imienia, loginu ani adresu e-mail. Bez modelu wszystkie akcje wykonuje wbudowany silnik, na naszym serwerze.',
        'O nieznany kod kreskowy pytamy bazę Open Food Facts. Wysyłamy sam kod, bez danych o Tobie.',
        'Powiadomienie, na które się zgodzisz, dostarcza dostawca Twojej przeglądarki, na przykład Google, Mozilla albo Apple. Przekazujemy je zaszyfrowane, tak że odczyta je tylko Twoje urządzenie.',
        'Danych nie sprzedajemy. Organom państwa przekazujemy je tylko wtedy, gdy nakazuje to prawo.',
      ],
    },
    {
      id: 'poza-eog',
      title: 'Przekazywanie poza EOG',
      paragraphs: [
        'Jeżeli dostawca działa poza Europejskim Obszarem Gospodarczym, przekazujemy dane na podstawie decyzji o odpowiednim poziomie ochrony albo standardowych klauzul umownych. Kopię klauzul wyślemy na prośbę.',
      ],
    },
    {
      id: 'przechowywanie',
      title: 'Okres przechowywania',
      paragraphs: ['Przechowujemy dane tak długo, jak są potrzebne:'],
      table: [
        ['Dane', 'Jak długo'],
        ['Konto i to, co w nim jest', 'do usunięcia konta; potem znikają z systemów produkcyjnych w ciągu 7 dni'],
        ['Dane o zdrowiu', 'do wycofania zgody albo usunięcia konta'],
        ['Zdjęcia paragonów', 'do zatwierdzenia listy, najdłużej dobę'],
        ['Kopia danych do pobrania', '24 godziny'],
        ['Adres urządzenia, na które wysyłamy powiadomienia', 'do ich wyłączenia, wylogowania albo usunięcia konta'],
        ['Adres e-mail osoby bez konta, która zgłosiła treść', '6 miesięcy od decyzji o zgłoszeniu'],
        ['Faktury i historia płatności', '6 lat'],
        ['Logi bezpieczeństwa', '6 lat'],
      ],
    },
    {
      id: 'prawa',
      title: 'Prawa użytkownika',
      paragraphs: [
        'Masz prawo dostępu do danych, ich sprostowania, usunięcia, ograniczenia przetwarzania, przenoszenia i sprzeciwu, a każdą zgodę możesz wycofać.',
        'Kopię wszystkich danych pobierzesz w ustawieniach konta. Tam też usuniesz konto.',
        'Na wniosek odpowiadamy w ciągu 30 dni, w trudnych sprawach do 60, o czym uprzedzamy.',
        'Możesz złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych.',
      ],
    },
    {
      id: 'cookies',
      title: 'Pliki cookie i pamięć przeglądarki',
      paragraphs: [
        'Dopóki nie zdecydujesz albo się nie zalogujesz, na urządzeniu nie zapisujemy niczego. Zapisujemy to, co niezbędne: Twój wybór w tej sprawie, zalogowanie, wybrany wygląd, listy, spiżarnię, przepisy i dziennik do czytania bez zasięgu. Na to prawo nie wymaga zgody.',
        'Funkcjonalne pliki działałyby do roku, analityczne do dwóch lat, i tylko za zgodą. Dziś nie używamy żadnych: ani funkcjonalnych, ani analitycznych, ani marketingowych.',
        'Wybór zmienisz w stopce każdej strony, pod słowem „Ciasteczka”.',
      ],
    },
    {
      id: 'decyzje-automatyczne',
      title: 'Decyzje automatyczne',
      paragraphs: [
        'Nie podejmujemy decyzji, które wywołują skutki prawne wyłącznie na podstawie automatycznego przetwarzania.',
        'Dobór dań i sprawdzanie składników działają automatycznie, ale to podpowiedź. O publikacji przepisu decyduje człowiek.',
      ],
    },
    {
      id: 'bezpieczenstwo',
      title: 'Bezpieczeństwo',
      paragraphs: [
        'Połączenie jest szyfrowane, hasła przechowujemy w postaci skrótu, a dane o zdrowiu w postaci zaszyfrowanej. Każdą czynność administratora zapisujemy.',
        'O naruszeniu ochrony danych zawiadamiamy organ nadzorczy w ciągu 72 godzin, a Ciebie bez zwłoki, gdy ryzyko jest wysokie.',
      ],
    },
    {
      id: 'zmiany',
      title: 'Zmiany polityki',
      paragraphs: [
        'O istotnych zmianach zawiadamiamy w serwisie i e-mailem, co najmniej 14 dni wcześniej. Poprzednie wersje są dostępne na końcu tej strony.',
      ],
    },
    {
      id: 'kontakt',
      title: 'Kontakt',
      paragraphs: [`W sprawach danych osobowych pisz na adres ${supportEmail}.`],
    },
  ]
}
