import { plural } from '@spizarka/contract/plural'
import { LINK_DAYS } from './account-link.ts'

/** What is said of every link. */
export const LINK_NOTE = `Link działa ${LINK_DAYS} ${plural(LINK_DAYS, ['dzień', 'dni', 'dni'])} i można go użyć jeden raz.`
