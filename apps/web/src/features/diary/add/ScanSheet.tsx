import { searchFoods } from '@spizarka/contract/diary'
import { type KnownProduct, lookUpProduct } from '@spizarka/contract/products'
import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { CameraScanner } from '../../../lib/barcode/CameraScanner.tsx'
import { TypedCode } from '../../../lib/barcode/TypedCode.tsx'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { describeFailure } from '../diary-changes.ts'
import { type Thing, thingOfFood, type WeighedThing } from './things.ts'

/** Reads the code of a package and finds what is sold under it; the code goes to the kitchen's own list and to Open Food Facts. */
export function ScanSheet({ onClose, onFound }: { onClose: () => void; onFound: (thing: Thing) => void }) {
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const lookUp = async (gtin: string) => {
    if (asking) return
    setAsking(true)
    setProblem(undefined)
    try {
      const { data } = await call(lookUpProduct, { params: { gtin } })
      onFound(await withFigures(data))
    } catch (error) {
      setProblem(describeFailure(error, 'Nie udało się sprawdzić kodu. Spróbuj ponownie.'))
      setAsking(false)
    }
  }
  const onCode = fireAndForget(lookUp)
  return (
    <Dialog open onClose={onClose} title="Zeskanuj produkt" placement="wide">
      <div className="flex flex-col gap-4">
        <div className="overflow-hidden rounded-card">
          <CameraScanner hint="Pokaż kod z opakowania, a zapytamy tylko, ile zjedzone." onCode={onCode} />
        </div>
        <TypedCode onCode={onCode} />
        <p role="status" className="flex items-center gap-2 text-small text-muted empty:hidden">
          {asking && (
            <>
              <Spinner /> Szukamy produktu…
            </>
          )}
        </p>
        {problem !== undefined && (
          <p role="alert" className="text-small font-semibold text-danger">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** The product with what its maker prints of it, as far as that is known. */
async function withFigures({ gtin, name, quantity_str, attribution }: KnownProduct): Promise<WeighedThing> {
  const pack = gramsOfPack(quantity_str)
  const plain: WeighedThing = {
    kind: 'weighed',
    of: { gtin },
    title: name,
    kcal: null,
    measures: pack === undefined ? [] : [{ measure: 'opakowanie', grams: pack }],
    source: attribution,
  }
  // Figures of what was scanned before; without them the diary finds them when it writes the entry.
  const found = await call(searchFoods, { query: { q: name } }).catch(() => [])
  const own = found.find((food) => food.gtin === gtin)
  return (own && thingOfFood(own)) ?? plain
}

/** Grams of a whole package; undefined where it is sold by the piece or its size is not known. */
function gramsOfPack(quantity: string | null): number | undefined {
  const [number = '', unit] = (quantity ?? '').split(' ')
  const value = Number(number.replace(',', '.'))
  return value > 0 && (unit === 'g' || unit === 'ml') ? value : undefined
}
