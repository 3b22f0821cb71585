import { paths } from '../../../lib/paths.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { Accordion } from '../../../ui/layout/Accordion.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { PublicMeta } from '../PublicMeta.tsx'
import notices from './notices.json'

/** /licencje: whose work Spiżarka builds on, and under what licence. */
export function NoticesScreen() {
  return (
    <>
      <PublicMeta
        title="Licencje – Spiżarka"
        description="Biblioteki, kroje pisma i dane, z których zbudowana jest Spiżarka, wraz z ich licencjami i źródłami."
      />
      <PageHeader
        title="Licencje"
        subtitle={'Z\u00a0czego zbudowana jest Spiżarka'}
        back={{ to: paths.terms, label: 'Wróć do regulaminu' }}
      />
      <div className="page page-narrow gap-8">
        <section aria-labelledby="dane" className="flex flex-col gap-3">
          <h2 id="dane" className="text-h3">
            Dane
          </h2>
          <p>
            Wartości odżywcze liczymy z&nbsp;publicznych tablic składu żywności, między innymi USDA FoodData Central i&nbsp;CIQUAL (ANSES).
            Przy każdym daniu widać, z&nbsp;której tablicy jest liczba.
          </p>
          <p>
            Nazwy produktów po kodzie kreskowym pochodzą z&nbsp;Open Food Facts, na licencji Open Database License (ODbL). Autorami są
            osoby, które tę bazę tworzą.
          </p>
        </section>
        <section aria-labelledby="biblioteki" className="flex flex-col gap-3">
          <h2 id="biblioteki" className="text-h3">
            Biblioteki
          </h2>
          <p>
            Części na licencji LGPL (odczyt zdjęć HEIC i&nbsp;obróbka obrazów) działają jako osobne moduły, których nie zmieniamy. Można je
            podmienić na własne.
          </p>
          <Card pad="none" className="divide-y divide-line">
            {notices.map(({ license, packages }) => (
              <Accordion key={license} title={titleOf(license)} meta={formatNumber(packages.length)} look="row">
                <ul className="flex flex-col gap-1 px-4 pb-4 text-small text-muted">
                  {packages.map((name) => (
                    <li key={name} className="wrap-anywhere">
                      {name}
                    </li>
                  ))}
                </ul>
              </Accordion>
            ))}
          </Card>
        </section>
      </div>
    </>
  )
}

/** A licence as people call it: of an SPDX expression its identifiers, in Polish (https://spdx.github.io/spdx-spec/v3.0.1/annexes/spdx-license-expressions/). */
function titleOf(expression: string): string {
  return expression
    .replaceAll(/[()]/g, '')
    .replaceAll(' AND ', ' i\u00a0')
    .replaceAll(' OR ', ' albo ')
    .replaceAll('-or-later', ' lub nowsza')
    .replaceAll('-only', '')
}
