import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { clsx } from 'clsx'
import { Bell, Check, ChevronRight, HeartPulse, Menu, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatAmount, formatDaysLeft, formatNumber, formatProducts } from '../../../lib/text/format.ts'
import { LogoMark } from '../../../ui/art/LogoMark.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { ExpiryBadge } from '../../../ui/feedback/ExpiryBadge.tsx'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import start from '../landing/generated/start.json'
import { type LandingDish, pictureUrl } from '../landing/landing-day.ts'

const expiring = [
  { name: 'szpinak', glyph: 'spinach', amount: formatAmount(200, 'grams'), daysLeft: 0 },
  { name: 'twaróg półtłusty', glyph: 'curd', amount: formatAmount(250, 'grams'), daysLeft: 1 },
  { name: 'papryka czerwona', glyph: 'pepper', amount: formatAmount(2, 'pieces'), daysLeft: 2 },
] as const

/** What the kitchen made of a pantry that these products stand in. */
const dishes: readonly LandingDish[] = start.dishes
const dish = dishes.find(({ meal }) => meal === 'lunch')

/** The app's own start screen in a phone, from the app's own parts; a picture, so nothing in it can be reached. */
export function PhonePreview() {
  return (
    <div className="relative mx-auto lg:mr-16 lg:self-end">
      <p className="sr-only">
        Podgląd aplikacji: produkty do zużycia wkrótce i&nbsp;przepis, do którego masz już prawie wszystkie składniki.
      </p>
      <div aria-hidden inert className="h-162 overflow-hidden [zoom:0.79] lg:[zoom:0.957]">
        <div className="w-92 rounded-t-[3.25rem] border-10 border-b-0 border-[#32241b] bg-paper ring-1 ring-line">
          <PreviewHeader />
          <div className="flex flex-col gap-3.5 overflow-hidden px-4 pt-4">
            <PreviewHeading title="Zużyj wkrótce" link="Wszystkie (5)" />
            <div className="-mr-4 flex gap-2">
              {expiring.map(({ name, glyph, amount, daysLeft }) => (
                <Card key={name} pad="none" className="flex w-28 shrink-0 flex-col items-start gap-1 p-3">
                  <ProductTile name={name} glyph={glyph} />
                  <span className="mt-1 text-[0.9375rem] leading-5 font-semibold">{name}</span>
                  <span className="text-caption text-muted">{amount}</span>
                  <span className="mt-1">
                    <ExpiryBadge daysLeft={daysLeft}>{formatDaysLeft(daysLeft)}</ExpiryBadge>
                  </span>
                </Card>
              ))}
            </div>
            <PreviewHeading title="Ugotujesz od ręki" link="Więcej" />
            <Card pad="none" className="overflow-hidden">
              <div className="relative">
                <img
                  src={dish && pictureUrl(dish)}
                  alt=""
                  loading="lazy"
                  width={640}
                  height={480}
                  className="dish-picture h-42 w-full object-cover"
                />
                <span className="absolute top-3 left-3">
                  <Badge tone="ok" icon={<Check />}>
                    masz {dish?.atHome.have} z&nbsp;{dish?.atHome.total}
                  </Badge>
                </span>
              </div>
              <p className="p-4 font-display text-h3">{dish && withHardSpaces(dish.title)}</p>
            </Card>
          </div>
        </div>
      </div>
      <FloatingNote
        icon={<HeartPulse />}
        tone="bg-late-soft text-late-ink"
        title="Nadciśnienie"
        text={`${formatNumber(dish?.nutrients.saltG ?? 0)}\u00a0g soli w\u00a0porcji`}
        className="bottom-28 -left-22 -rotate-2 max-lg:hidden"
      />
      <FloatingNote
        icon={<Check />}
        tone="bg-ok-soft text-ok-ink"
        title={`Odjęto ${formatProducts(dish?.atHome.have ?? 0)}`}
        text="ze spiżarni po gotowaniu"
        className="-right-10.5 bottom-16 rotate-2 lg:-right-16 lg:bottom-18"
      />
    </div>
  )
}

function PreviewHeader() {
  return (
    <div className="lace overflow-visible rounded-t-[2.65rem] pb-4">
      <div className="flex items-center justify-between pt-2 pr-4 pl-4">
        <span className="flex items-center gap-2 font-display text-[1.25rem]">
          <LogoMark className="size-7" /> Spiżarka
        </span>
        <span className="flex items-center gap-4">
          <span className="flex h-10 items-center gap-1.5 rounded-pill bg-card px-3 text-small font-bold tabular-nums">
            <Sparkles className="size-4 text-brand" /> 204&nbsp;pkt
          </span>
          <span className="relative">
            <Bell className="size-5" />
            <span className="absolute -top-2 -right-2 size-4.5 rounded-pill bg-brand-fill text-center text-nav leading-4.5 font-bold text-white">
              2
            </span>
          </span>
          <Menu className="size-5.5" />
        </span>
      </div>
      <p className="px-4 pt-3 font-display text-[1.75rem] leading-9">Co ugotuję dziś?</p>
      <p className="px-4 text-small text-muted">Dzień dobry. Kończy się 5&nbsp;produktów.</p>
    </div>
  )
}

function PreviewHeading({ title, link }: { title: string; link: string }) {
  return (
    <div className="flex items-center justify-between">
      <span className="font-display text-[1.4375rem] leading-7">{title}</span>
      <span className="flex items-center gap-1 text-small font-bold text-brand-ink">
        {link} <ChevronRight className="size-4" />
      </span>
    </div>
  )
}

interface FloatingNoteProps {
  icon: ReactNode
  tone: string
  title: string
  text: string
  className: string
}

/** A slip of paper over the phone's edge: one thing that the app does by itself. */
function FloatingNote({ icon, tone, title, text, className }: FloatingNoteProps) {
  return (
    <div
      aria-hidden
      className={clsx(
        'absolute flex items-center gap-3 rounded-2xl border border-line bg-card py-2.5 pr-4 pl-3 whitespace-nowrap shadow-raised',
        className,
      )}
    >
      <span className={clsx('grid size-11 place-items-center rounded-tile [&>svg]:size-5.5', tone)}>{icon}</span>
      <span className="text-small">
        <span className="block font-bold">{title}</span>
        <span className="block text-muted">{text}</span>
      </span>
    </div>
  )
}
