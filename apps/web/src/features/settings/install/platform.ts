export type Platform = 'android' | 'ios' | 'desktop'

/** What the app is looked at with; an iPad calls itself a Mac, but none of those has a touch screen. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)) return 'ios'
  return 'desktop'
}

/** How to install the app by hand. */
export const INSTALL_STEPS: Record<Platform, { title: string; steps: readonly string[] }> = {
  android: {
    title: 'Android (Chrome, Edge, Firefox)',
    steps: [
      'Otwórz menu przeglądarki: trzy kropki w rogu ekranu.',
      'Wybierz „Dodaj do ekranu głównego” albo „Zainstaluj aplikację”.',
      'Potwierdź i otwórz Spiżarkę z ekranu głównego.',
    ],
  },
  ios: {
    title: 'iPhone i iPad (Safari)',
    steps: [
      'Dotknij ikony „Udostępnij”: kwadratu ze strzałką w górę.',
      'Przewiń listę i wybierz „Do ekranu początkowego”.',
      'Dotknij „Dodaj” i otwórz Spiżarkę z ekranu początkowego.',
    ],
  },
  desktop: {
    title: 'Komputer (Chrome, Edge, Safari)',
    steps: [
      'W Chrome i Edge kliknij ikonę instalacji na końcu paska adresu, w Safari wybierz z menu „Plik” „Dodaj do Docka”.',
      'Potwierdź. Spiżarka otworzy się we własnym oknie.',
    ],
  },
}
