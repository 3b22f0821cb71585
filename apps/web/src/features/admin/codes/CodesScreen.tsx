import { type AdminDiscountCode, type AdminProduct, listDiscountCodes, listProductPrices } from '@spizarka/contract/admin-payments'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { formatGrosze, formatMoment } from '../../../lib/text/format.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { ADMIN_PAGE_SIZE, adminCall, adminQuery } from '../admin-call.ts'
import { CodeForm } from './CodeForm.tsx'
import { PriceRow } from './PriceRow.tsx'

/** /admin/codes: discount codes, and what the plans cost and cost before. */
export function CodesScreen() {
  const { data: products, isLoadingError, isFetching, refetch } = useQuery(adminQuery(listProductPrices))
  return (
    <AdminPage title="Kody i ceny">
      <section aria-labelledby="ceny" className="flex flex-col gap-3">
        <h2 id="ceny" className="text-h2">
          Ceny
        </h2>
        {isLoadingError && (
          <ErrorPanel onRetry={fireAndForget(refetch)} busy={isFetching}>
            Nie udało się wczytać cen.
          </ErrorPanel>
        )}
        {!products && !isLoadingError && <SkeletonRows />}
        {products && (
          <ul role="list" aria-label="Ceny" className="grid gap-4 *:min-w-0 md:grid-cols-2">
            {products.map((product) => (
              <PriceRow key={`${product.id} ${product.prices.length}`} product={product} />
            ))}
          </ul>
        )}
      </section>
      {products && <Codes products={products} />}
    </AdminPage>
  )
}

function Codes({ products }: { products: readonly AdminProduct[] }) {
  const list = usePages({
    path: listDiscountCodes.path,
    read: (page, signal) => adminCall(listDiscountCodes, { query: { page, page_size: ADMIN_PAGE_SIZE }, signal }),
    keyOf: ({ id }) => id,
  })
  return (
    <section aria-labelledby="kody" className="flex flex-col gap-3">
      <h2 id="kody" className="text-h2">
        Kody rabatowe
      </h2>
      <Card pad="lg" className="flex flex-col gap-4">
        <h3 className="text-h3">Nowy kod</h3>
        <CodeForm products={products} />
      </Card>
      <PagedList label="Kody rabatowe" list={list} empty="Nie ma jeszcze żadnych kodów.">
        {(code) => <CodeRow key={code.id} code={code} products={products} />}
      </PagedList>
    </section>
  )
}

/** One code with what it takes off, for what and until when; it unfolds to be changed. */
function CodeRow({ code, products }: { code: AdminDiscountCode; products: readonly AdminProduct[] }) {
  const { kind, value, product_ids, valid_to, max_uses, uses } = code
  const names = products.filter(({ id }) => product_ids?.includes(id)).map(({ name }) => name)
  return (
    <Row
      title={code.code}
      detail={
        <>
          <span className="text-small">{product_ids === null ? 'Każdy plan' : names.join('; ')}</span>
          <span className="text-small text-muted">
            {valid_to === null ? 'Bez końca' : `Do ${formatMoment(valid_to)}`}, użycia: {uses}
            {max_uses !== null && ` z ${max_uses}`}
          </span>
          <StateBadge code={code} />
        </>
      }
      end={<span className="pr-2 font-bold tabular-nums">{kind === 'percent' ? `−${value}%` : `−${formatGrosze(value)}`}</span>}
    >
      <details className="px-3 pb-4">
        <summary className="min-h-11 cursor-pointer py-2.5 text-small font-semibold text-brand-ink">Zmień</summary>
        <CodeForm key={JSON.stringify(code)} products={products} code={code} />
      </details>
    </Row>
  )
}

function StateBadge({ code: { valid_from, valid_to, max_uses, uses } }: { code: AdminDiscountCode }) {
  const [now] = useState(() => new Date().toISOString())
  if (valid_to !== null && valid_to <= now) return <Badge>skończony</Badge>
  if (max_uses !== null && uses >= max_uses) return <Badge>wykorzystany</Badge>
  if (valid_from !== null && valid_from > now) return <Badge tone="soon">jeszcze nie działa</Badge>
  return <Badge tone="ok">działa</Badge>
}
