import { Sprout } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { BasketArt } from '../../ui/art/BasketArt.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'

const pictures = {
  sprout: (
    <span className="grid size-20 place-items-center rounded-sheet bg-ok-soft text-ok-ink">
      <Sprout aria-hidden className="size-10" />
    </span>
  ),
  basket: <BasketArt />,
} as const satisfies Record<string, ReactNode>

export interface SoonScreenProps {
  title: string
  /** What will be here. */
  text: string
  picture?: keyof typeof pictures
  /** One of the five tabs: the way back is in the navigation. */
  tab?: boolean
  /** The way back; the start unless said otherwise. */
  back?: { to: string; label: string }
}

const start = { to: paths.home, label: 'Wróć na start' }

/** A screen that is announced but not built yet: says so, and leads back. */
export function ComingSoonScreen({ title, text, picture = 'sprout', tab = false, back = start }: SoonScreenProps) {
  return (
    <>
      <title>{`${title} – Spiżarka`}</title>
      <PageHeader title={title} back={tab ? undefined : back} />
      <div className="page page-narrow">
        <EmptyState picture={pictures[picture]} title="Wkrótce" text={text}>
          <ButtonLink to={back.to} variant="soft">
            {back.label}
          </ButtonLink>
        </EmptyState>
      </div>
    </>
  )
}
