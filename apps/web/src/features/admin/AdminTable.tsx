import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'

export interface Column<Entry> {
  heading: string
  /** The first column names its row. */
  cell: (entry: Entry) => ReactNode
  /** Numbers are under each other at the right. */
  number?: boolean
}

interface AdminTableProps<Entry> {
  label: string
  columns: readonly Column<Entry>[]
  rows: readonly Entry[]
  keyOf: (entry: Entry) => string | number
  /** What a row unfolds in place, and what it is called. */
  unfolds?: { label: (entry: Entry) => string; content: (entry: Entry) => ReactNode }
}

/** Rows of the administration where there is room for columns; below that the same rows are cards. */
export function AdminTable<Entry>({ label, columns, rows, keyOf, unfolds }: AdminTableProps<Entry>) {
  const [open, setOpen] = useState<string | number>()
  // Rows that unfold are short: their cells stand in line with the arrow.
  const alignment = unfolds ? 'align-middle' : 'align-top'
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card shadow-card">
      <table aria-label={label} className="w-full border-collapse text-left">
        <thead className="bg-sunken text-small text-muted">
          <tr>
            {columns.map(({ heading, number }) => (
              <th key={heading} scope="col" className={clsx('px-4 py-3 font-bold whitespace-nowrap', number && 'text-right')}>
                {heading}
              </th>
            ))}
            {unfolds && (
              <th scope="col" className="w-12">
                <span className="sr-only">Szczegóły</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((entry) => {
            const isOpen = open === keyOf(entry)
            return (
              <Fragment key={keyOf(entry)}>
                <tr className={clsx('relative', isOpen ? 'border-b-0! bg-brand-soft' : 'hover:bg-sunken')}>
                  {columns.map(({ heading, number, cell }, place) =>
                    place === 0 ? (
                      <th key={heading} scope="row" className={clsx('px-4 py-3 font-semibold', alignment)}>
                        {cell(entry)}
                      </th>
                    ) : (
                      <td
                        key={heading}
                        className={clsx('px-4 py-3 text-[0.9375rem]', alignment, number && 'text-right font-bold tabular-nums')}
                      >
                        {cell(entry)}
                      </td>
                    ),
                  )}
                  {unfolds && (
                    <td className="pr-2">
                      <button
                        type="button"
                        aria-expanded={isOpen}
                        aria-label={unfolds.label(entry)}
                        onClick={() => setOpen(isOpen ? undefined : keyOf(entry))}
                        className="grid size-11 place-items-center rounded-pill outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
                      >
                        <ChevronDown aria-hidden className={clsx('size-5 text-muted transition-transform', isOpen && 'rotate-180')} />
                      </button>
                    </td>
                  )}
                </tr>
                {unfolds && isOpen && (
                  <tr className="bg-brand-soft">
                    <td colSpan={columns.length + 1} className="px-4 pt-3 pb-5">
                      {unfolds.content(entry)}
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
