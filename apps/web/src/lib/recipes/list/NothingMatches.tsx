import { PotArt } from '../../../ui/art/PotArt.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { plainLetters } from '../../text/plain-letters.ts'
import { FiltersToRemove, type WhatToTakeOffProps } from './FiltersToRemove.tsx'
import { NO_FILTERS } from './recipe-list-filter.ts'

/** What people cook with in mind and no filter answers, since amounts decide: each has a page that says what is looked at. By the beginnings of its words. */
const CONDITIONS = [
  { slug: 'cukrzyca', name: 'cukrzycy', begins: ['cukrzyc', 'cukrzyk', 'diabet', 'insulino'] },
  { slug: 'nadcisnienie', name: 'nadciśnieniu', begins: ['nadcisnien', 'malosoln', 'niskosod'] },
  { slug: 'hashimoto', name: 'Hashimoto', begins: ['hashimot', 'niedoczynn', 'tarczyc'] },
  { slug: 'dna-moczanowa', name: 'dnie moczanowej', begins: ['moczanow', 'puryn'] },
  { slug: 'choroby-nerek', name: 'chorobach nerek', begins: ['nerek', 'nerki', 'nerkow'] },
] as const

function conditionIn(search: string) {
  const words = plainLetters(search).split(/\s+/)
  return CONDITIONS.find(({ begins }) => words.some((word) => begins.some((start) => word.startsWith(start))))
}

/** A list whose filters leave nothing, with the ways back. */
export function NothingMatches(props: WhatToTakeOffProps) {
  const condition = conditionIn(props.view.search)
  return (
    <EmptyState picture={<PotArt />} title="Nic nie pasuje" text="Zmień słowa albo zdejmij któryś z filtrów.">
      {condition && (
        <p className="mb-2">
          Przy {condition.name} liczą się ilości, więc nie ma na to filtru.{' '}
          <Link to={paths.landing(condition.slug)} className="font-bold text-brand-ink underline underline-offset-3">
            Zobacz, co liczymy w&nbsp;daniach
          </Link>
        </p>
      )}
      <FiltersToRemove {...props} />
      <Button variant="soft" onClick={() => props.onChange({ search: '', ...NO_FILTERS })}>
        Wyczyść filtry
      </Button>
    </EmptyState>
  )
}
