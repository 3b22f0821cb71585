import { clsx } from 'clsx'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/router/links.tsx'
import { LogoMark } from '../../ui/art/LogoMark.tsx'

/** The way to the start; in the narrow rail the mark alone. */
export function Logo({ inRail = false }: { inRail?: boolean }) {
  return (
    <Link
      to={paths.home}
      className="flex min-h-11 items-center gap-2 rounded-tile font-display text-[1.375rem] leading-none tracking-[-0.02em]"
    >
      <LogoMark />
      <span className={clsx(inRail && 'max-lg:sr-only')}>Spiżarka</span>
    </Link>
  )
}
