import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface Column<Entry> {
  heading: string
  /** The first column names its row. */
  cell: (entry: Entry) => ReactNode
  /** Numbers stand under each other at the right. */
  number?: boolean
}

interface AdminTableProps<Entry> {
  label: string
  columns: readonly Column<Entry>[]
  rows: readonly Entry[]
  keyOf: (entry: Entry) => string | number
}

/** Rows of the administration where there is room for columns; below that the same rows are cards. */
export function AdminTable<Entry>({ label, columns, rows, keyOf }: AdminTableProps<Entry>) {
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
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((entry) => (
            <tr key={keyOf(entry)} className="relative hover:bg-sunken">
              {columns.map(({ heading, number, cell }, place) =>
                place === 0 ? (
                  <th key={heading} scope="row" className="px-4 py-3 align-top font-semibold">
                    {cell(entry)}
                  </th>
                ) : (
                  <td key={heading} className={clsx('px-4 py-3 align-top text-[0.9375rem]', number && 'text-right font-bold tabular-nums')}>
                    {cell(entry)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
