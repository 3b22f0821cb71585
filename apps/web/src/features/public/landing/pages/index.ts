import { page as alergieDzieci } from './alergie-dzieci.ts'
import { page as celiakia } from './celiakia.ts'
import { page as chorobyNerek } from './choroby-nerek.ts'
import { page as cukrzyca } from './cukrzyca.ts'
import { page as dnaMoczanowa } from './dna-moczanowa.ts'
import { page as hashimoto } from './hashimoto.ts'
import type { LandingPage } from './landing-page.ts'
import { page as lidlomix } from './lidlomix.ts'
import { page as lowFodmap } from './low-fodmap.ts'
import { page as nadcisnienie } from './nadcisnienie.ts'
import { page as thermomix } from './thermomix.ts'

/** All pages of `/lp/`, in the order of the guest's start. Each comes to a browser by itself; this list is for what is made of all of them. */
export const LANDING_PAGES: readonly LandingPage[] = [
  cukrzyca,
  celiakia,
  hashimoto,
  nadcisnienie,
  dnaMoczanowa,
  lowFodmap,
  chorobyNerek,
  alergieDzieci,
  thermomix,
  lidlomix,
]

/** What the link of the guest's start is shown with. */
export const GUEST_HOME_HEADLINE = 'Gotuj z tego, co masz.'
