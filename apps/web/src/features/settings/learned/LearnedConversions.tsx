import { forgetLearnedConversion, type LearnedConversion, listLearnedConversions } from '@spizarka/contract/pantry'
import { Trash2 } from 'lucide-react'
import { call } from '../../../lib/api/call.ts'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { RemovableRow } from '../RemovableRow.tsx'
import { SettingsSection } from '../SettingsPage.tsx'
import { describeConversion } from './describe-conversion.ts'

/** Units and rates that the user taught. */
export function LearnedConversions() {
  const conversions = usePages({
    path: listLearnedConversions.path,
    read: (page, signal) => call(listLearnedConversions, { query: { page }, signal }),
    keyOf: ({ product_key }) => product_key,
  })
  return (
    <SettingsSection
      id="przeliczniki"
      title="Jednostki i przeliczniki"
      about="Zapomniany przelicznik nie zmienia tego, co jest w spiżarni."
    >
      <PagedList
        list={conversions}
        label="Jednostki i przeliczniki"
        loading="Ładowanie przeliczników…"
        failure="Nie udało się wczytać przeliczników."
        empty="Tu pojawią się jednostki i przeliczniki podane przy dodawaniu produktów."
      >
        {(conversion) => <ConversionRow key={conversion.product_key} conversion={conversion} />}
      </PagedList>
    </SettingsSection>
  )
}

function ConversionRow({ conversion }: { conversion: LearnedConversion }) {
  const { product_key, product_name } = conversion
  return (
    <RemovableRow
      title={product_name}
      detail={<span className="text-small text-muted">{describeConversion(conversion)}</span>}
      label={`Zapomnij: ${product_name}`}
      icon={<Trash2 aria-hidden className="size-5" />}
      question={{
        title: 'Zapomnieć przelicznik?',
        text: `Przy następnym dodawaniu zapytamy o „${product_name}” od nowa.`,
        confirm: 'Zapomnij',
        busy: 'Usuwanie...',
      }}
      removal={{
        remove: () => call(forgetLearnedConversion, { params: { productKey: product_key } }),
        list: listLearnedConversions.path,
        done: `Zapomniane: ${product_name}`,
        failed: 'Nie udało się zapomnieć przelicznika. Spróbuj ponownie.',
      }}
    />
  )
}
