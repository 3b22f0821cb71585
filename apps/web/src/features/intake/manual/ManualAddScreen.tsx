import { useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import { PageHead } from '../../../ui/PageHead.tsx'
import { type Added, AddedSummary } from './AddedSummary.tsx'
import { ManualForm } from './ManualForm.tsx'

/** /add-products/manual: up to ten products typed in by hand, and then what was added. */
export function ManualAddScreen() {
  const [added, setAdded] = useState<Added>()
  return (
    <>
      <title>Dodaj produkt ręcznie – Spiżarka</title>
      <PageHead title="Dodaj produkt ręcznie" back={{ to: paths.addProducts, label: 'Wróć do sposobów dodawania' }} />
      {added ? <AddedSummary added={added} onAgain={() => setAdded(undefined)} /> : <ManualForm onDone={setAdded} />}
    </>
  )
}
