import type { BodyIn } from '@spizarka/contract/endpoint'
import { decidePublication } from '@spizarka/contract/moderation'
import { PUBLICATION_STATES } from '@spizarka/contract/publication-states'
import { useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../../lib/api/api-error.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useWideScreen } from '../../../lib/hooks/use-wide-screen.ts'
import { useScreenKeys } from '../../../lib/keys/screen-keys.ts'
import { NO_CONNECTION } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import { adminCall } from '../admin-call.ts'
import { type Decision, DecisionForm } from './DecisionForm.tsx'
import { useDraft } from './drafts.tsx'
import { findingsOf } from './findings.ts'
import { lastDecision } from './last-decision.ts'
import type { Queued } from './queued.ts'
import { invalidateQueue } from './UndoBar.tsx'

type DecisionBody = BodyIn<typeof decidePublication>

/** The decision on a text: a form beside it, on a phone three buttons and a sheet for the reasons. Nobody decides on their own. */
export function Decide({ queued, onDecided }: { queued: Queued; onDecided: () => void }) {
  const wide = useWideScreen()
  const [draft, changeDraft] = useDraft(`publication.${queued.id}`)
  const choice = draft.decision
  const choose = (decision: Decision | undefined) => changeDraft({ decision })
  const decide = useDecide(queued, onDecided)
  const waits = queued.state === 'submitted' || (queued.state === 'removed' && queued.appealed_at !== null)
  const mayDecide = waits && !queued.is_own
  // Changes cannot be requested of a removed recipe.
  const isOffered = (decision: Decision) => decision !== 'request_changes' || queued.state !== 'removed'
  const pick = (decision: Decision) => mayDecide && isOffered(decision) && choose(decision)
  useScreenKeys([
    { key: 'a', meaning: 'w moderacji: opublikuj (Enter wysyła)', press: () => pick('approve') },
    { key: 'p', meaning: 'w moderacji: poproś o poprawki', press: () => pick('request_changes') },
    { key: 'o', meaning: 'w moderacji: odrzuć', press: () => pick('reject') },
  ])
  if (!waits) return <Banner title="Już rozpatrzone">O tym przepisie zdecydowano albo autor go wycofał.</Banner>
  if (queued.is_own) return <Banner title="To Twój przepis">Zdecyduje o nim inny moderator.</Banner>

  const failure = decide.isError && !isApiError(decide.error, 409) && (
    <Banner tone="late" role="alert">
      {isApiError(decide.error) ? (decide.error.detail ?? 'Nie udało się zapisać decyzji. Spróbuj ponownie.') : NO_CONNECTION}
    </Banner>
  )
  const found = findingsOf(queued.checks).length
  const form = (
    <DecisionForm
      key={queued.version}
      // What was written was written about one version.
      about={{ id: queued.id, version: queued.version, what: queued.state === 'removed' ? 'removal' : 'text' }}
      checks={queued.checks}
      choice={choice}
      onChoice={choose}
      busy={decide.isPending}
      failure={failure}
      onDecide={(word) => decide.mutate(word)}
    />
  )
  if (wide)
    return (
      <Card pad="lg">
        <h3 className="mb-3 text-h4">Decyzja</h3>
        {form}
      </Card>
    )
  return (
    <>
      <StickyBar>
        {choice === undefined && failure}
        {queued.state !== 'removed' && (
          <Button variant={queued.risk > 0 ? 'primary' : 'outline'} full onClick={() => choose('request_changes')}>
            Poproś o poprawki{found > 0 && ` (${found})`}
          </Button>
        )}
        <div className="flex gap-2.5 [&>*]:flex-1">
          <Button variant="dangerOutline" onClick={() => choose('reject')}>
            {queued.state === 'removed' ? 'Odrzuć odwołanie' : 'Odrzuć'}
          </Button>
          <Button
            variant={queued.risk > 0 ? 'outline' : 'primary'}
            busy={decide.isPending && choice === undefined}
            busyLabel="Publikowanie..."
            onClick={() => decide.mutate({ decision: 'approve' })}
          >
            {queued.state === 'removed' ? 'Przywróć' : 'Opublikuj'}
          </Button>
        </div>
      </StickyBar>
      <Dialog open={choice !== undefined} onClose={() => choose(undefined)} title="Decyzja" placement="wide" busy={decide.isPending}>
        {choice !== undefined && form}
      </Dialog>
    </>
  )
}

/** Sends a decision on the text as it was read; where something else became of it meanwhile, it is read again. */
function useDecide({ id, version, title }: Queued, onDecided: () => void) {
  const queryClient = useQueryClient()
  return useExclusiveMutation({
    mutationFn: (word: DecisionBody) => adminCall(decidePublication, { params: { id }, body: { ...word, version } }),
    onSuccess: async ({ state }) => {
      lastDecision.made({ about: 'publication', id, words: `„${title}”: ${PUBLICATION_STATES[state]}.` })
      onDecided()
      await invalidateQueue(queryClient)
    },
    onError: async (error) => {
      if (!isApiError(error, 409)) return
      // Read again, the queue may show another text: what happened is said beside it.
      toast.error(error.detail ?? 'Ktoś był szybszy.')
      await invalidateQueue(queryClient)
    },
  })
}
