import { listPrices, type Price } from '@spizarka/contract/pantry'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { formatAmount, formatDay, formatGrosze } from '../../../lib/format.ts'
import { Row, Rows } from '../../../ui/Row.tsx'
import { PriceTrend } from './PriceTrend.tsx'

const SHOWN = 10
const PER = { grams: 'za kg', ml: 'za l', pieces: 'za szt.' } as const

/** What a product cost on the latest receipts; nothing while there is none, for most products come from lists. */
export function PriceHistory({ productId }: { productId: string }) {
  const { data } = useQuery(endpointQuery(listPrices, { params: { id: productId }, query: { page_size: SHOWN } }))
  if (!data || data.results.length === 0) return null
  const prices = data.results
  return (
    <section aria-labelledby="ceny-produktu" className="mt-7">
      <h3 id="ceny-produktu" className="mb-3 text-h4">
        Ceny
      </h3>
      <PriceTrend prices={prices} />
      <Rows label="Ceny">
        {prices.map((price, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing is put in between while the sheet is open
          <Row key={place} title={perUnit(price) ?? formatGrosze(price.price_grosze)} detail={<Detail price={price} />} />
        ))}
      </Rows>
    </section>
  )
}

function Detail({ price }: { price: Price }) {
  const { shop, bought_on: boughtOn, quantity, unit } = price
  const bought = quantity === null || unit === null ? undefined : `${formatAmount(quantity, unit)} za ${formatGrosze(price.price_grosze)}`
  return <span className="text-small text-muted">{[formatDay(boughtOn), shop, bought].filter(Boolean).join(' · ')}</span>
}

/** 12,99 zł za kg */
function perUnit({ grosze_per_unit: grosze, unit }: Price): string | undefined {
  return grosze === null || unit === null ? undefined : `${formatGrosze(grosze)} ${PER[unit]}`
}
