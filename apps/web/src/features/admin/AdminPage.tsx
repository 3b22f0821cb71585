import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'

export interface AdminPageProps {
  title: string
  subtitle?: ReactNode
  back?: { to: string; label: string }
  /** A form or a single account, which gains nothing by being wide. */
  narrow?: boolean
  children: ReactNode
}

/** One page of the administration. */
export function AdminPage({
  title,
  subtitle,
  back = { to: paths.home, label: 'Wróć na start' },
  narrow = false,
  children,
}: AdminPageProps) {
  return (
    <>
      <title>{`${title} – Spiżarka`}</title>
      <PageHeader title={title} subtitle={subtitle} back={back} />
      <div className={narrow ? 'page page-narrow' : 'page'}>{children}</div>
    </>
  )
}
