import { LEGAL_DOCUMENTS } from '@spizarka/contract/legal'
import type { Operator } from '../../../lib/operator/operator.ts'
import { amend, type LegalDocument, type LegalSection } from './legal-document.ts'

const { path, title, versions } = LEGAL_DOCUMENTS.terms

/** The terms of the service; `operator` is the party to the contract. */
export function termsOf(operator: Operator): LegalDocument {
  const first = sectionsOf(operator)
  return {
    path,
    title,
    description:
      'Zasady korzystania ze Spiżarki: konto, punkty AI, plany i płatności, odstąpienie, rezygnacja, reklamacje i prawa konsumenta.',
    inShort: [
      'Premium odnawia się co 30 albo 365 dni, aż zrezygnujesz.',
      'Przypomnimy 7 dni wcześniej. Po rezygnacji korzystasz do końca opłaconego okresu.',
      'Od umowy odstąpisz w ciągu 14 dni, przyciskiem w ustawieniach albo mailem.',
      'Treści od AI to informacja, nie porada medyczna.',
    ],
    versions: [
      { ...versions[0], sections: ofPointsInWords(first) },
      { ...versions[1], sections: first },
    ],
  }
}

/** 2027-01-01: what points pay for, whoever does the work; the figures of points; for how many recipes they last is said where recipes are offered, by the prices of the day. */
function ofPointsInWords(before: readonly LegalSection[]): readonly LegalSection[] {
  return amend(before, {
    definicje: ({ paragraphs }) => ({
      paragraphs: paragraphs.with(
        1,
        'Punkty AI: jednostki, którymi rozlicza się pracę kuchni Spiżarki: układanie przepisów, list i planów, rysunki dań, odczyt paragonów, kodów i wpisanych słów. Wykonuje ją oprogramowanie: wbudowany silnik, a tam, gdzie mówi o tym Polityka Prywatności, także model językowy. Punkty nie są pieniądzem i nie podlegają wymianie na pieniądze.',
      ),
    }),
    rejestracja: ({ paragraphs }) => ({
      paragraphs: paragraphs.with(
        2,
        'Nowe konto otrzymuje jednorazowo 250 punktów AI, a po pierwszym zainstalowaniu aplikacji jeszcze 60. Na ile przepisów wystarczą, zależy od ceny, która jest na przycisku; cennik wszystkich akcji jest na stronie pomocy.',
      ),
    }),
  })
}

/** 2025-09-11. */
function sectionsOf({ name, supportEmail }: Operator): readonly LegalSection[] {
  return [
    {
      id: 'postanowienia-ogolne',
      title: 'Postanowienia ogólne',
      paragraphs: [
        'Regulamin określa zasady korzystania z serwisu Spiżarka. Serwis pomaga prowadzić domową spiżarnię, układać przepisy i listy zakupów, liczyć kalorie i dzielić się przepisami.',
        `Usługi świadczy ${name} (dalej: Usługodawca).`,
        'Do korzystania z serwisu potrzebne są: urządzenie z dostępem do internetu, aktualna przeglądarka z włączoną obsługą JavaScript i adres e-mail. Do skanowania kodów i paragonów potrzebny jest aparat.',
        'Regulamin jest dostępny bezpłatnie pod tym adresem. Można go zapisać i wydrukować.',
      ],
    },
    {
      id: 'definicje',
      title: 'Definicje',
      paragraphs: [
        'Konto: zbiór danych i ustawień użytkownika w serwisie, zabezpieczony hasłem.',
        'Punkty AI: jednostki, którymi rozlicza się akcje wykonywane przez sztuczną inteligencję. Nie są pieniądzem i nie podlegają wymianie na pieniądze.',
        'Subskrypcja: plan Premium albo Premium Super, opłacany z góry za okres 30 albo 365 dni i odnawiany automatycznie.',
        'Konsument: osoba fizyczna, która zawiera umowę bez bezpośredniego związku z działalnością gospodarczą lub zawodową. Prawa konsumenta ma też przedsiębiorca będący osobą fizyczną, gdy umowa nie ma dla niego charakteru zawodowego.',
      ],
    },
    {
      id: 'wiek',
      title: 'Wiek',
      paragraphs: [
        'Z serwisu mogą korzystać osoby, które ukończyły 18 lat, oraz osoby młodsze za zgodą opiekuna prawnego.',
        'Opiekun, który wyraził zgodę, odpowiada za to, jak osoba niepełnoletnia korzysta z konta, i może w każdej chwili poprosić o jego usunięcie.',
      ],
    },
    {
      id: 'rejestracja',
      title: 'Rejestracja',
      paragraphs: [
        'Rejestracja wymaga podania loginu, adresu e-mail i hasła oraz akceptacji regulaminu i polityki prywatności. Zgoda marketingowa jest dobrowolna.',
        'Konto działa po kliknięciu linku z wiadomości aktywacyjnej. Z tą chwilą powstaje umowa o prowadzenie konta, zawarta na czas nieoznaczony.',
        'Nowe konto otrzymuje jednorazowo 250 punktów AI, co wystarcza na 4–5 przepisów.',
        'Hasła nie wolno udostępniać innym osobom.',
      ],
    },
    {
      id: 'uslugi-i-platnosci',
      title: 'Usługi i płatności',
      paragraphs: [
        'Plan Free jest bezpłatny. Obejmuje spiżarnię do 50 różnych produktów (przyprawy się nie liczą), listy zakupów dla 1–2 osób na 1–4 dni i automatyczne liczenie kalorii.',
        'Plan Premium obejmuje 2000, a Premium Super 5000 punktów AI na każde 30 dni opłaconego okresu i funkcje opisane na stronie planów.',
        'Ceny podajemy w złotych, z podatkiem, przed złożeniem zamówienia. Zamówienie z obowiązkiem zapłaty składa się wyraźnie opisanym przyciskiem. Płatność obsługuje zewnętrzny operator; danych karty nie przechowujemy.',
        'Subskrypcja odnawia się automatycznie: miesięczna co 30 dni, roczna co 365 dni.',
        'Na 7 dni przed odnowieniem wysyłamy przypomnienie na adres e-mail konta, z kwotą i terminem.',
        'Nieudane odnowienie ponawiamy do 3 razy w ciągu 7 dni. Jeżeli płatność się nie powiedzie, konto przechodzi na plan Free; dane zostają.',
        'Cena każdej akcji w punktach stoi na przycisku. Punkty pobieramy dopiero za wykonaną akcję: gdy się nie powiedzie, wracają na konto.',
      ],
    },
    {
      id: 'realizacja-zamowien',
      title: 'Realizacja zamówień',
      paragraphs: [
        'Plan i punkty są dostępne niezwłocznie po potwierdzeniu płatności, zwykle od razu.',
        'Wykonanie usługi cyfrowej albo akcji AI może się opóźnić do 24 godzin. O dłuższym opóźnieniu zawiadamiamy.',
        'Potwierdzenie zamówienia z warunkami umowy wysyłamy e-mailem. Faktura jest w ustawieniach, w części „Moje faktury”.',
      ],
    },
    {
      id: 'odstapienie',
      title: 'Prawo odstąpienia',
      paragraphs: [
        'Konsument może odstąpić od umowy subskrypcji w ciągu 14 dni od jej zawarcia, bez podawania przyczyny. To samo prawo przysługuje przez 14 dni po zawiadomieniu o odnowieniu.',
        `Odstąpić można przyciskiem „Odstąp od umowy” w ustawieniach subskrypcji, wiadomością na adres ${supportEmail} albo formularzem, którego wzór dołączamy do potwierdzenia zamówienia. Użycie formularza nie jest obowiązkowe.`,
        'Wzór oświadczenia: „Niniejszym informuję o moim odstąpieniu od umowy o świadczenie usługi: subskrypcja Spiżarki (nazwa planu). Data zawarcia umowy: … Login lub adres e-mail: … Imię i nazwisko: … Data: …”.',
        'Złożenie oświadczenia potwierdzamy niezwłocznie e-mailem. Pieniądze zwracamy w ciągu 14 dni, tym samym sposobem płatności.',
        'Jeżeli usługa na wyraźne żądanie konsumenta zaczęła się przed upływem tego terminu, zwrot obejmuje część ceny za czas po odstąpieniu.',
      ],
    },
    {
      id: 'rezygnacja',
      title: 'Rezygnacja z subskrypcji',
      paragraphs: [
        'Z odnawiania subskrypcji można zrezygnować w każdej chwili, w ustawieniach. Rezygnację potwierdzamy w ciągu 24 godzin.',
        'Dostęp do planu trwa do końca opłaconego okresu. Potem konto przechodzi na plan Free, a zgromadzone dane zostają.',
        'Do końca opłaconego okresu rezygnację można cofnąć.',
      ],
    },
    {
      id: 'zasady-korzystania',
      title: 'Zasady korzystania',
      paragraphs: [
        'Nie wolno dostarczać treści bezprawnych, zakłócać pracy serwisu, obchodzić limitów ani korzystać z cudzego konta.',
        'Za treści, które użytkownik publikuje, odpowiada użytkownik. Publikując przepis lub zdjęcie, oświadcza, że ma do nich prawa, i pozwala je pokazywać w serwisie, dopóki są opublikowane.',
        'Opublikowane treści sprawdza moderator. Może poprosić o poprawki, odmówić publikacji albo treść usunąć; podaje wtedy powód. Od decyzji można się odwołać w serwisie.',
        'Treść bezprawną może zgłosić każdy, przyciskiem „Zgłoś” przy przepisie lub komentarzu. Odpowiadamy na zgłoszenie.',
      ],
    },
    {
      id: 'odpowiedzialnosc',
      title: 'Odpowiedzialność',
      paragraphs: [
        'Treści tworzone z pomocą sztucznej inteligencji, wartości odżywcze i wyniki sprawdzania składników mają charakter informacyjny. Nie są poradą medyczną ani dietetyczną.',
        'Serwis nie zna składu konkretnego opakowania. Skład i ostrzeżenia zawsze trzeba sprawdzić na etykiecie.',
        'W zakresie, w jakim pozwala na to prawo, odpowiedzialność Usługodawcy jest ograniczona do opłat wniesionych przez użytkownika w ostatnich 12 miesiącach. Ograniczenie nie dotyczy konsumentów tam, gdzie przepisy na nie nie pozwalają, ani szkód wyrządzonych umyślnie.',
      ],
    },
    {
      id: 'reklamacje',
      title: 'Reklamacje',
      paragraphs: [
        `Reklamację można złożyć e-mailem na adres ${supportEmail}. Wystarczy opisać, co się stało, i podać login.`,
        'Odpowiadamy w ciągu 14 dni. Brak odpowiedzi w tym terminie oznacza uznanie reklamacji konsumenta.',
      ],
    },
    {
      id: 'rozwiazanie-umowy',
      title: 'Rozwiązanie umowy',
      paragraphs: [
        'Konto można usunąć w ustawieniach w każdej chwili. Usunięcie jest nieodwracalne; dane znikają z systemów produkcyjnych w ciągu 7 dni.',
        'Usługodawca może rozwiązać umowę z ważnej przyczyny, zwłaszcza przy rażącym naruszeniu regulaminu, po wezwaniu i z 14-dniowym wypowiedzeniem. Zwraca wtedy opłatę za niewykorzystany czas.',
      ],
    },
    {
      id: 'postanowienia-koncowe',
      title: 'Postanowienia końcowe',
      paragraphs: [
        'O zmianie regulaminu zawiadamiamy e-mailem i w serwisie co najmniej 14 dni wcześniej i podajemy powód: zmianę prawa, usług, bezpieczeństwa albo cen. Zmiana ceny nie dotyczy opłaconego okresu.',
        'Kto nie zgadza się na zmianę, może przed jej wejściem w życie wypowiedzieć umowę.',
        'W sprawach nieuregulowanych stosuje się prawo polskie. Poprzednie wersje regulaminu są dostępne na końcu tej strony.',
      ],
    },
    {
      id: 'prawa-konsumenta',
      title: 'Prawa konsumenta',
      paragraphs: [
        'Żadne postanowienie regulaminu nie wyłącza ani nie ogranicza praw, które konsumentowi dają przepisy, w szczególności o treściach i usługach cyfrowych.',
        'Gdy usługa cyfrowa jest niezgodna z umową, konsument może żądać doprowadzenia jej do zgodności, a gdy to się nie uda, obniżenia ceny albo odstąpić od umowy.',
      ],
    },
    {
      id: 'spory',
      title: 'Spory',
      paragraphs: [
        'Konsument może zwrócić się o bezpłatną pomoc do miejskiego lub powiatowego rzecznika konsumentów albo do organizacji konsumenckiej, a także o mediację do Inspekcji Handlowej.',
        'Korzystanie z pozasądowych sposobów jest dobrowolne. Spór z konsumentem rozstrzyga sąd właściwy według przepisów ogólnych.',
      ],
    },
    {
      id: 'kontakt',
      title: 'Kontakt',
      paragraphs: [`Pisz na adres ${supportEmail}. Odpowiadamy w ciągu 24–48 godzin.`, `Usługodawca: ${name}.`],
    },
  ]
}
