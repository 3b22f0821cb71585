import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { paths } from '../../../lib/paths.ts'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { PublicMeta } from '../PublicMeta.tsx'

interface LegalScreenProps {
  title: string
  description: string
  sections: readonly LegalSection[]
}

/** A long text in numbered sections, narrow enough to read. */
export function LegalScreen({ title, description, sections }: LegalScreenProps) {
  return (
    <>
      <PublicMeta title={`${title} – Spiżarka`} description={description} />
      <PageHeader title={title} subtitle="Ostatnia zmiana: 11 września 2025" back={{ to: paths.home, label: 'Wróć na start' }} />
      <article className="page page-narrow gap-8">
        {sections.map((section, index) => (
          <section key={section.title} className="flex flex-col gap-2">
            <h2 className="text-h4">
              {index + 1}. {withHardSpaces(section.title)}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{withHardSpaces(paragraph)}</p>
            ))}
            {section.table && <LegalTable label={section.title} rows={section.table} />}
          </section>
        ))}
      </article>
    </>
  )
}

function LegalTable({ label, rows }: { label: string; rows: readonly (readonly string[])[] }) {
  const [head = [], ...body] = rows
  return (
    <table aria-label={label} className="mt-2 w-full border-collapse text-small">
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col" className="border-b-2 border-line py-2 pr-4 text-left font-bold wrap-anywhere">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row) => (
          <tr key={row[0]}>
            {row.map((cell) => (
              <td key={cell} className="border-b border-line py-2 pr-4 align-top wrap-anywhere">
                {withHardSpaces(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export interface LegalSection {
  title: string
  paragraphs: readonly string[]
  /** A table under the paragraphs; its first row is the head. */
  table?: readonly (readonly string[])[]
}
