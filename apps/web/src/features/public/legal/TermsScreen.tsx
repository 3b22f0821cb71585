import { CONTACT } from '../contact.ts'
import type { LegalSection } from './LegalScreen.tsx'
import { LegalScreen } from './LegalScreen.tsx'

const sections: readonly LegalSection[] = [
  {
    title: 'Postanowienia ogólne',
    paragraphs: [
      'Regulamin określa zasady korzystania z serwisu Spiżarka, który pomaga prowadzić domową spiżarnię, układać przepisy i listy zakupów oraz liczyć kalorie.',
      'Korzystanie z serwisu wymaga urządzenia z dostępem do internetu i aktualnej przeglądarki.',
    ],
  },
  {
    title: 'Definicje',
    paragraphs: [
      'Konto: zbiór danych użytkownika w serwisie. Punkty AI: jednostki, którymi rozlicza się akcje korzystające ze sztucznej inteligencji. Subskrypcja: plan Premium albo Premium Super, odnawiany automatycznie.',
    ],
  },
  {
    title: 'Wiek',
    paragraphs: ['Z serwisu mogą korzystać osoby, które ukończyły 18 lat, oraz młodsze za zgodą opiekuna prawnego.'],
  },
  {
    title: 'Rejestracja',
    paragraphs: [
      'Rejestracja wymaga podania loginu, adresu e-mail i hasła oraz akceptacji regulaminu i polityki prywatności. Konto działa po kliknięciu linku z wiadomości aktywacyjnej.',
      'Nowe konto otrzymuje jednorazowo 250 punktów AI.',
    ],
  },
  {
    title: 'Usługi i płatności',
    paragraphs: [
      'Plan Free jest bezpłatny. Ceny planów płatnych podajemy w złotych, z podatkiem, przed zamówieniem. Płatności obsługuje zewnętrzny operator.',
      'Subskrypcja odnawia się automatycznie: miesięczna co 30 dni, roczna co 365 dni. Nieudane odnowienie ponawiamy do 3 razy w ciągu 7 dni, a potem konto przechodzi na plan Free. Na 7 dni przed odnowieniem wysyłamy przypomnienie.',
      'Koszt każdej akcji w punktach jest podany przy przycisku. Gdy akcja się nie powiedzie, punkty wracają na konto.',
    ],
  },
  {
    title: 'Realizacja zamówień',
    paragraphs: ['Plan i punkty są dostępne zwykle od razu po potwierdzeniu płatności. Usługi cyfrowe mogą się opóźnić do 24 godzin.'],
  },
  {
    title: 'Prawo odstąpienia',
    paragraphs: [
      'Konsument może odstąpić od umowy w ciągu 14 dni bez podawania przyczyny. Po zawiadomieniu o odnowieniu subskrypcji można odstąpić w ciągu 14 dni.',
    ],
  },
  {
    title: 'Rezygnacja z subskrypcji',
    paragraphs: [
      'Z subskrypcji można zrezygnować w każdej chwili w ustawieniach. Dostęp trwa do końca opłaconego okresu, a rezygnację potwierdzamy w ciągu 24 godzin.',
    ],
  },
  {
    title: 'Zasady korzystania',
    paragraphs: [
      'Nie wolno dostarczać treści bezprawnych, zakłócać pracy serwisu ani korzystać z cudzego konta. Za treści, które użytkownik publikuje, odpowiada użytkownik.',
    ],
  },
  {
    title: 'Odpowiedzialność',
    paragraphs: [
      'Treści tworzone z pomocą sztucznej inteligencji mają charakter informacyjny i nie są poradą medyczną ani dietetyczną. Skład produktu zawsze trzeba sprawdzić na etykiecie.',
      'W zakresie dozwolonym przez prawo odpowiedzialność jest ograniczona do opłat z ostatnich 12 miesięcy. Nie ogranicza to praw konsumenta.',
    ],
  },
  { title: 'Reklamacje', paragraphs: ['Reklamacje można zgłaszać e-mailem. Odpowiadamy w ciągu 14 dni.'] },
  {
    title: 'Rozwiązanie umowy',
    paragraphs: ['Konto można usunąć w ustawieniach. Usunięcie jest nieodwracalne.'],
  },
  {
    title: 'Postanowienia końcowe',
    paragraphs: ['O zmianach regulaminu zawiadamiamy z wyprzedzeniem. W sprawach nieuregulowanych stosuje się prawo polskie.'],
  },
  {
    title: 'Prawa konsumenta',
    paragraphs: [
      'Żadne postanowienie nie wyłącza praw, które konsumentowi dają przepisy, w szczególności o treściach i usługach cyfrowych.',
    ],
  },
  {
    title: 'Spory',
    paragraphs: ['Konsument może skorzystać z pomocy rzecznika konsumentów i z pozasądowych sposobów rozwiązania sporu.'],
  },
  { title: 'Kontakt', paragraphs: [`Pisz na adres ${CONTACT.support}.`] },
]

export function TermsScreen() {
  return (
    <LegalScreen
      title="Regulamin"
      description="Zasady korzystania ze Spiżarki: konto, punkty AI, plany i płatności, rezygnacja, reklamacje."
      sections={sections}
    />
  )
}
