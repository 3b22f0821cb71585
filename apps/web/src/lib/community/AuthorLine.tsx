import { GONE_AUTHOR_NAME } from '@spizarka/contract/recipe-parts'
import { clsx } from 'clsx'
import { Link } from '../../ui/button/link.tsx'
import { paths } from '../paths.ts'

const COLOURS = [
  'bg-brand-soft text-brand-ink',
  'bg-plum-soft text-plum-ink',
  'bg-ok-soft text-ok-ink',
  'bg-soon-soft text-soon-ink',
] as const

/** The same colour for a name wherever it stands. */
function colourOf(name: string): string {
  let sum = 0
  for (let place = 0; place < name.length; place++) sum += name.charCodeAt(place)
  return COLOURS[sum % COLOURS.length] ?? COLOURS[0]
}

const SIZES = { sm: 'size-7 text-small', md: 'size-10 text-body' } as const

function initialOf(name: string): string {
  return String.fromCodePoint(name.codePointAt(0) ?? 0).toLocaleUpperCase('pl')
}

/** The first letter of a name in a circle; says nothing that the name beside it does not. */
export function AuthorMark({ name, size = 'md' }: { name: string; size?: keyof typeof SIZES }) {
  const gone = name === GONE_AUTHOR_NAME
  return (
    <span
      aria-hidden
      className={clsx(
        'grid shrink-0 place-items-center rounded-pill font-bold',
        gone ? 'bg-sunken text-muted' : colourOf(name),
        SIZES[size],
      )}
    >
      {gone ? '–' : initialOf(name)}
    </span>
  )
}

/** Who signed a recipe, as the way to all that they published; whoever deleted their account has none. */
export function AuthorLink({ name, className }: { name: string; className?: string }) {
  if (name === GONE_AUTHOR_NAME) return <span className={className}>{name}</span>
  return (
    <Link to={paths.publishedBy(name)} className={clsx('underline-offset-3 hover:underline', className)}>
      <span className="sr-only">Autor: </span>
      {name}
    </Link>
  )
}
