import type { Unit } from '@spizarka/contract/common'
import {
  forgetLearnedConversion,
  forgetLearnedName,
  type LearnedConversion,
  type LearnedName,
  listLearnedConversions,
  listLearnedNames,
} from '@spizarka/contract/learned'
import { Trash2 } from 'lucide-react'
import { call } from '../../../lib/api/call.ts'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { formatNumber, formatRawAmount } from '../../../lib/text/format.ts'
import { RemovableRow } from '../RemovableRow.tsx'
import { SettingsPage, SettingsSection } from '../SettingsPage.tsx'

/** /settings/learned: what the app has remembered of the user's corrections; each can be forgotten. */
export function LearnedScreen() {
  return (
    <SettingsPage title="Zapamiętane" subtitle="Czego Spiżarka nauczyła się od Ciebie">
      <LearnedNames />
      <LearnedConversions />
    </SettingsPage>
  )
}

/** What the user calls the products of receipts. */
function LearnedNames() {
  const names = usePages({
    path: listLearnedNames.path,
    read: (page, signal) => call(listLearnedNames, { query: { page }, signal }),
    keyOf: ({ id }) => id,
  })
  return (
    <SettingsSection
      id="nazwy"
      title="Nazwy z paragonów"
      about="Poprawiasz nazwę z paragonu, a my ją pamiętamy: gdy sklep znów ją wydrukuje, wpiszemy od razu Twoją. Nikt inny ich nie widzi."
    >
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

/** Units and rates that the user taught. */
function LearnedConversions() {
  const conversions = usePages({
    path: listLearnedConversions.path,
    read: (page, signal) => call(listLearnedConversions, { query: { page }, signal }),
    keyOf: ({ product_key }) => product_key,
  })
  return (
    <SettingsSection
      id="przeliczniki"
      title="Jednostki i przeliczniki"
      about="Ile waży sztuka i w czym trzymasz produkt, mówisz raz. Potem przeliczamy sami. Zapomniany przelicznik nie zmienia tego, co jest w spiżarni."
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

const UNIT_LOCATIVES: Record<Unit, string> = { grams: 'w gramach', ml: 'w mililitrach', pieces: 'w sztukach' }

/** What is remembered about a product: "przechowywane w gramach · 1 szt. = 60 g". */
export function describeConversion({ canonical_unit, grams_per_piece, ml_per_piece, grams_per_ml }: LearnedConversion): string {
  const known = [
    canonical_unit !== null && `przechowywane ${UNIT_LOCATIVES[canonical_unit]}`,
    grams_per_piece !== null && `1 szt. = ${formatRawAmount(grams_per_piece, 'grams')}`,
    ml_per_piece !== null && `1 szt. = ${formatRawAmount(ml_per_piece, 'ml')}`,
    grams_per_ml !== null && `100 ml = ${formatNumber(grams_per_ml * 100)}\u00a0g`,
  ]
  return known.filter((part) => part !== false).join(' · ')
}
