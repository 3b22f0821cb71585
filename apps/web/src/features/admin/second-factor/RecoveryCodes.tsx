import { starts } from '../../../lib/starts.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { toast } from '../../../ui/toast.ts'

/** The recovery codes, this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast.success('Kody są w schowku.')
    } catch {
      toast.error('Nie udało się skopiować. Przepisz kody.')
    }
  }
  return (
    <Card pad="lg" className="flex flex-col gap-4">
      <h2 className="text-h2">Kody zapasowe</h2>
      <Banner tone="soon">Zapisz je teraz: nie pokażemy ich drugi raz. Każdy zastąpi aplikację jeden raz, gdy nie masz telefonu.</Banner>
      <ul role="list" className="grid gap-2 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="block rounded-control bg-sunken px-3 py-2 text-center tracking-wider">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={starts(copy)}>
          Kopiuj kody
        </Button>
        <Button onClick={onDone}>Mam je zapisane</Button>
      </div>
    </Card>
  )
}
