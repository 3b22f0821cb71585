import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHead } from '../../ui/PageHead.tsx'

export interface AuthPageProps {
  title: string
  subtitle?: string
  description?: string
  children: ReactNode
  /** Below the card: the other way in. */
  after?: ReactNode
}

/** The frame of the screens around an account: a head, one card, one way on. */
export function AuthPage({ title, subtitle, description, children, after }: AuthPageProps) {
  // On a phone the links of mails open without a top bar for whoever is signed in: the way on is in the head.
  const back = useSession().status === 'user' ? { to: paths.home, label: 'Wróć na start' } : undefined
  return (
    <>
      <title>{`${title} – Spiżarka`}</title>
      {description && <meta name="description" content={description} />}
      <PageHead title={title} subtitle={subtitle} back={back} />
      <div className="page page-narrow">
        <div className="mx-auto flex w-full max-w-110 flex-col gap-6">
          <Card pad="lg">{children}</Card>
          {after}
        </div>
      </div>
    </>
  )
}
