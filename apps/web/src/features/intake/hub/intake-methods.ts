import { COSTS } from '@spizarka/contract/limits'
import { ListPlus, type LucideIcon, Pencil, ReceiptText, ScanBarcode } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'

export interface IntakeMethod {
  to: string
  title: string
  /** In a small tile. */
  shortTitle: string
  text: string
  Icon: LucideIcon
  /** Ground and ink of its icon. */
  colours: string
  /** Points. */
  cost: number
}

/** The four ways of filling the pantry. */
export const INTAKE_METHODS: readonly IntakeMethod[] = [
  {
    to: paths.addByText,
    title: 'Wpisz listę',
    shortTitle: 'Wpisz listę',
    text: 'Tak, jak na kartce: „2 kg ziemniaków”',
    Icon: ListPlus,
    colours: 'bg-brand-soft text-brand-ink',
    cost: COSTS.textIntake,
  },
  {
    to: paths.addByReceipt,
    title: 'Zdjęcie paragonu',
    shortTitle: 'Paragon',
    text: 'Odczytamy nazwy i ilości',
    Icon: ReceiptText,
    colours: 'bg-soon-soft text-soon-ink',
    cost: COSTS.receiptIntake,
  },
  {
    to: paths.addByBarcode,
    title: 'Kody kreskowe',
    shortTitle: 'Kody',
    text: 'Skanuj opakowania jedno po drugim',
    Icon: ScanBarcode,
    colours: 'bg-ok-soft text-ok-ink',
    cost: COSTS.barcodeIntake,
  },
  {
    to: paths.addByHand,
    title: 'Ręcznie',
    shortTitle: 'Ręcznie',
    text: 'Do 10 produktów naraz',
    Icon: Pencil,
    colours: 'bg-sunken text-muted',
    cost: COSTS.manual,
  },
]
