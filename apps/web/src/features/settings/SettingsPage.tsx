import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useWideScreen } from '../../lib/hooks/use-wide-screen.ts'
import { paths } from '../../lib/paths.ts'
import { Button, type ButtonProps } from '../../ui/button/Button.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'

interface SettingsPageProps {
  title: string
  subtitle?: string | undefined
  /** Two columns, where there is room for them. */
  wide?: boolean
  children: ReactNode
}

/** One page of the settings. */
export function SettingsPage({ title, subtitle, wide: hasColumns = false, children }: SettingsPageProps) {
  const wide = useWideScreen()
  const back = wide ? { to: paths.home, label: 'Wróć na start' } : { to: paths.settings, label: 'Wróć do ustawień' }
  return (
    <>
      <title>{`${title} – Spiżarka`}</title>
      <PageHeader title={title} subtitle={subtitle} back={back} />
      <div className={clsx('page', !hasColumns && 'page-narrow')}>{children}</div>
    </>
  )
}

/** What belongs together on a page of the settings, under a heading of its own. */
export function SettingsSection({ id, title, about, children }: { id: string; title: string; about?: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex scroll-mt-6 flex-col gap-3">
      <div>
        <h2 id={id} tabIndex={-1} className="text-h3 outline-none">
          {title}
        </h2>
        {about && <p className="mt-1 text-muted">{typeof about === 'string' ? withHardSpaces(about) : about}</p>}
      </div>
      {children}
    </section>
  )
}

/** A button in a card: its words break rather than leave the card where text is twice as large. */
export function CardButton({ className, ...rest }: ButtonProps) {
  return <Button {...rest} className={clsx('max-w-full self-start wrap-anywhere', className)} />
}
