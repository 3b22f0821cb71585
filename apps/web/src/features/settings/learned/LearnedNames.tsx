import { forgetLearnedName, type LearnedName, listLearnedNames } from '@spizarka/contract/intake'
import { Trash2 } from 'lucide-react'
import { call } from '../../../lib/api/call.ts'
import { formatRawAmount } from '../../../lib/format.ts'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { RemovableRow } from '../RemovableRow.tsx'
import { SettingsSection } from '../SettingsPage.tsx'

/** What the user calls the products of receipts. */
export function LearnedNames() {
  const names = usePages({
    path: listLearnedNames.path,
    read: (page, signal) => call(listLearnedNames, { query: { page }, signal }),
    keyOf: ({ id }) => id,
  })
  return (
    <SettingsSection id="nazwy" title="Nazwy z paragonów" about="Gdy taka nazwa znów będzie na paragonie, wpiszemy od razu Twoją.">
      <PagedList
        list={names}
        label="Nazwy z paragonów"
        loading="Ładowanie nazw…"
        failure="Nie udało się wczytać zapamiętanych nazw."
        empty="Tu pojawią się nazwy poprawione przy sprawdzaniu paragonu."
      >
        {(name) => <LearnedNameRow key={name.id} name={name} />}
      </PagedList>
    </SettingsSection>
  )
}

function LearnedNameRow({ name: { id, shop, receipt_name, product_name, quantity, unit } }: { name: LearnedName }) {
  const pack = quantity !== null && unit !== null ? `, ${formatRawAmount(quantity, unit)}` : ''
  return (
    <RemovableRow
      title={`${product_name}${pack}`}
      detail={
        <span className="text-small text-muted">
          na paragonie: {receipt_name}
          {shop !== null && ` (${shop})`}
        </span>
      }
      label={`Zapomnij: ${receipt_name}`}
      icon={<Trash2 aria-hidden className="size-5" />}
      question={{
        title: 'Zapomnieć nazwę?',
        text: `Na następnym paragonie „${receipt_name}” odczytamy po swojemu, nie jako „${product_name}”.`,
        confirm: 'Zapomnij',
        busy: 'Usuwanie...',
      }}
      removal={{
        remove: () => call(forgetLearnedName, { params: { id } }),
        list: listLearnedNames.path,
        done: `Zapomniane: ${receipt_name}`,
        failed: 'Nie udało się zapomnieć nazwy. Spróbuj ponownie.',
      }}
    />
  )
}
