import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { LogoMark } from '../../ui/LogoMark.tsx'

export function Logo() {
  return (
    <Link to={paths.home} aria-label="Spiżarka: start" className="flex min-h-11 items-center gap-2 rounded-tile font-display text-[1.375rem] leading-none">
      <LogoMark />
      Spiżarka
    </Link>
  )
}
