import type { Random } from '../../shopping/random.ts'
import { bankSlip } from './bank-slip.ts'
import { blurredReceipt } from './blurred-receipt.ts'
import { bookPage } from './book-page.ts'
import { landscape } from './landscape.ts'
import { parkingTicket } from './parking-ticket.ts'

/** A picture that is no readable grocery receipt. */
export interface NothingPicture {
  id: string
  /** What there is to read in it, for people. */
  text: string
  html: string
  /** Blurred beyond reading; 0 is sharp. */
  blur: number
}

/** One of each kind. */
export function nothingPictures(random: Random): NothingPicture[] {
  return [
    { id: 'landscape', text: '', html: landscape(random), blur: 0 },
    { id: 'book-page', text: 'strona książki', html: bookPage(), blur: 0 },
    { id: 'black', text: '', html: '<body style="margin:0;background:#020202"></body>', blur: 0 },
    { id: 'blurred', text: '', html: blurredReceipt(), blur: 18 },
    { id: 'parking-ticket', text: 'bilet parkingowy', html: parkingTicket(), blur: 0 },
    { id: 'bank-slip', text: 'potwierdzenie przelewu', html: bankSlip(), blur: 0 },
  ]
}
