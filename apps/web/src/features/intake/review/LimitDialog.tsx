import { LIMITS } from '@spizarka/contract/limits'
import { Crown } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

/** The Free plan holds no more products. */
export function LimitDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Limit spiżarni osiągnięty"
      footer={
        <ButtonLink to={paths.subscription} variant="plum" icon={<Crown aria-hidden className="size-5" />}>
          Zobacz plany
        </ButtonLink>
      }
    >
      <p className="text-muted">
        W planie Free mieści się {LIMITS.freePantryProducts} produktów. W Premium nie ma limitu. Twoja lista zaczeka: usuń coś ze spiżarni
        albo z listy i spróbuj ponownie.
      </p>
    </Dialog>
  )
}
