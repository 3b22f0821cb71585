import { plural } from '@spizarka/contract/plural'
import type { Notice } from './notices.queries.ts'
import type { UseSoon } from './use-soon.queries.ts'

const polishList = new Intl.ListFormat('pl', { type: 'conjunction' })

/** One notice for all that should be used soon: the first three by name, the rest as a number. */
export function noticeOfUseSoon({ ownerId, count, names }: UseSoon, day: string): Notice {
  const others = count - names.length
  const rest = others > 0 ? [`${others} ${plural(others, ['inny produkt', 'inne produkty', 'innych produktów'])}`] : []
  return {
    userId: ownerId,
    kind: 'use_soon',
    reference: `use_soon:${day}`,
    title: `${count} ${plural(count, ['produkt', 'produkty', 'produktów'])} do zużycia wkrótce`,
    message: `Zużyj w pierwszej kolejności: ${polishList.format([...names, ...rest])}.`,
    target: 'pantry_use_soon',
  }
}
