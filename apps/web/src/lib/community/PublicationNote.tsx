import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { PUBLICATION_DEMANDS, type Publication, readPublishing } from '@spizarka/contract/publications'
import { useQuery } from '@tanstack/react-query'
import { Clock, Pencil, ShieldX } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Banner, type BannerProps } from '../../ui/feedback/Banner.tsx'
import { endpointQuery } from '../api/endpoint-query.ts'
import { paths } from '../paths.ts'

/** On one's own recipe that was sent to the library: how it is there and why. */
export function PublicationNote({ recipeId }: { recipeId: string }) {
  const { data } = useQuery({ ...endpointQuery(readPublishing, { params: { id: recipeId } }), staleTime: 0 })
  if (!data?.publication) return null
  const { publication, is_published, has_unsent_changes, missing } = data
  const note = noteOf(publication, is_published)
  return (
    <>
      {note && (
        <Banner
          tone={note.tone}
          icon={note.icon}
          title={note.title}
          action={
            <ButtonLink to={paths.publications} variant="outline" size="sm">
              Moje publikacje
            </ButtonLink>
          }
        >
          {note.text !== null && <span className="whitespace-pre-line">{withHardSpaces(note.text)}</span>}
        </Banner>
      )}
      {has_unsent_changes && missing.length > 0 && (
        <Banner tone="soon" title="Ta wersja nie została wysłana">
          Inni czytają poprzednią. Nowa trafi do moderatora, gdy dopiszesz:{' '}
          {missing.map((demand) => PUBLICATION_DEMANDS[demand]).join(', ')}.
        </Banner>
      )}
    </>
  )
}

interface Note extends Pick<BannerProps, 'tone'> {
  icon: ReactNode
  title: string
  text: string | null
}

/** Published and withdrawn recipes need no note. */
function noteOf({ state, reason, appealed_at, decided_at }: Publication, isPublished: boolean): Note | undefined {
  if (state === 'submitted')
    return {
      tone: 'neutral',
      icon: <Clock aria-hidden />,
      title: appealed_at !== null ? 'Odwołanie czeka na decyzję' : isPublished ? 'Nowa wersja czeka na decyzję' : 'Czeka na decyzję',
      text: isPublished ? 'Do tego czasu inni czytają poprzednią.' : 'Na razie przepis widzisz tylko Ty.',
    }
  if (state === 'changes_requested')
    return { tone: 'soon', icon: <Pencil aria-hidden />, title: 'Moderator prosi o poprawki', text: reason }
  if (state === 'rejected')
    return {
      tone: 'late',
      icon: <ShieldX aria-hidden />,
      title: isPublished ? 'Nowa wersja nie została przyjęta' : 'Przepis nie został przyjęty',
      text: reason,
    }
  if (state === 'removed') {
    const waits = appealed_at !== null && !(decided_at !== null && decided_at > appealed_at)
    const title = `Usunięty z\u00a0Przepisów Spiżarki${waits ? ', odwołanie czeka na decyzję' : ''}`
    return { tone: 'late', icon: <ShieldX aria-hidden />, title, text: reason }
  }
  return undefined
}
