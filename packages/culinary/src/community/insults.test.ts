import { describe, expect, it } from 'vitest'
import { findContacts } from './held-words.ts'
import { findInsults } from './insults.ts'
import { findSwearing } from './swearing.ts'

describe('an insult', () => {
  it.each([
    ['Co za idiota to pisał.', 'Idiotoodporny przepis.'],
    ['Autor to kretyn.', 'Kretyn zrozumie, takie to proste.'],
    ['Ty krowo, tyle soli.', 'Krowa, koza, owca: na każdym mleku wyjdzie.'],
    ['Ty głupi baranie.', 'Baran w sosie miętowym.'],
    ['Jesteś zwykłą szmatą.', 'Jedna szmata na dno garnka.'],
    ['Burak z ciebie.', 'Ty dajesz jeden burak, ja trzy.'],
    ['Gnoju, oddaj pieniądze za składniki.', 'Pieczarki rosną na końskim gnoju.'],
    ['Idiota z ciebie.', 'Ale idiota ze mnie, wlałam ocet.'],
    ['Ty głupku.', 'Mój głupku, jedz.'],
    ['Gówniarzu, naucz się gotować.', 'Gówniarze sąsiadów przyszli po dokładkę.'],
    ['ty gł*pku', 'ty g** wiesz'],
    ['ty i d i o t o', 'a i d o p'],
    ['Kretyn.', 'Kretyn by to upiekł'],
    ['Autor to kompletny idiota.', 'Kompletny idiota by to upiekł.'],
    ['Pedale, to nie kuchnia.', 'Na pedale roweru wiozłem dynię.'],
    ['Frajer i tyle.', 'Nawet frajer jak ja to upiecze.'],
  ])('is one by whom it is said to: %s, and not: %s', (held, harmless) => {
    expect(findInsults(held)).not.toEqual([])
    expect(findInsults(harmless)).toEqual([])
  })
})

describe('swearing', () => {
  it.each([
    ['Fiut jeden.', 'Fiutowski sprzedaje najlepsze jajka.'],
    ['Kurwicki przepis.', 'Pan Kutaszewski robi podobnie.'],
    ['Dupska nie ruszy, a poucza.', 'Pani Dupska piecze podobnie.'],
    ['Chu jowe to jak nic', 'Chu chu, dmuchajcie, gorące'],
    ['Kur(w)a mać', 'Kur(a) z rosołu'],
    ['Huja tam, autokorekta to nie wina.', 'Huja... tfu, hoja mi zakwitła.'],
    ['Fiutek z ciebie.', 'Hujarowie z Podlasia robią kiszkę.'],
    ['Stary kutas.', 'Kutas przy serwetce mi się oderwał.'],
    ['pie***ol się', 'pie***g w górach'],
    ['🅺🆄🆁🆆🅰', '🅺🆄🆁🅰'],
    ['Udław się tą zupą.', 'Udławiłam się ze śmiechu.'],
    ['Debil to wymyślił.', 'Jestem debilem w kuchni, a wyszło.'],
    ['Kurestwo, nie biszkopt.', 'Kuropatwa, nie biszkopt.'],
    ['Zamknij się!', 'Zamknij się w kuchni na godzinę.'],
  ])('is told from what only looks so: %s, and not: %s', (held, harmless) => {
    expect(findSwearing(held)).not.toEqual([])
    expect(findSwearing(harmless)).toEqual([])
  })
})

describe('a way elsewhere', () => {
  it.each([
    ['mojakuchnia pl sprawdźcie', 'Wersja pl jest jaśniejsza.'],
    ['K-U-C-H-N-I-A . P L', 'A-B-C gotowania . Po lekcji.'],
    ['olamałpawpkropkapl', 'Kropka nad i.'],
    ['Zarabiaj w domu 5000', 'Zarabiaj ciasto ręką.'],
  ])('is told from what only looks so: %s, and not: %s', (held, harmless) => {
    expect(findContacts(held)).not.toEqual([])
    expect(findContacts(harmless)).toEqual([])
  })
})
