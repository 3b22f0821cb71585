import { COSTS, LIMITS } from '@spizarka/contract/limits'
import { planOf } from '@spizarka/contract/plans'
import { WandSparkles } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { paths } from '../../lib/paths.ts'
import { useNavigate } from '../../lib/router/ScreenRoutes.tsx'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CostPill } from '../../ui/button/CostPill.tsx'
import { Link } from '../../ui/button/link.tsx'
import { ActionChip } from '../../ui/form/Chip.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { Card } from '../../ui/layout/Card.tsx'

const IDEAS = ['zupa', 'coś na słodko', 'dla dzieci', 'na dwa dni']

/** The way to a dish composed to order, the only one here that costs points; where there is room, Premium says its wish at once. */
export function ComposeCard() {
  const { plan = 'free' } = useSession().user ?? {}
  const mayWish = planOf(plan).allows('custom_prompt')
  return (
    <section aria-labelledby="ochota" className="flex flex-col gap-3">
      <h2 id="ochota" className="text-h3 max-lg:sr-only">
        Na co masz ochotę?
      </h2>
      {mayWish && <WishForm />}
      <div className={mayWish ? 'lg:hidden' : 'grid flex-1'}>
        <ComposeLink />
      </div>
    </section>
  )
}

function ComposeLink() {
  return (
    <Link
      to={paths.generateRecipe}
      className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-card p-3 shadow-card hover:bg-sunken md:p-4"
    >
      <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-brand-soft text-brand-ink">
        <WandSparkles className="size-6" />
      </span>
      <span className="flex min-w-24 flex-1 flex-col">
        <span className="font-bold">Ułóż po mojemu</span>
        <span className="text-small text-muted">np. „coś z&nbsp;dynią”</span>
      </span>
      <CostPill points={COSTS.recipe} tone="soft" />
    </Link>
  )
}

function WishForm() {
  const navigate = useNavigate()
  const [wish, setWish] = useState('')
  const send = fireAndForget((event: FormEvent) => {
    event.preventDefault()
    return navigate(paths.generateRecipe, { state: { wish: wish.trim() } })
  })
  return (
    <Card pad="lg" className="max-lg:hidden">
      <form onSubmit={send} className="flex flex-col gap-4">
        <Field label="Na co masz ochotę?" hideLabel>
          <Input
            value={wish}
            maxLength={LIMITS.customPrompt}
            placeholder="coś z dynią, bez mięsa, do 30 minut"
            onChange={(event) => setWish(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          {IDEAS.map((idea) => (
            <ActionChip key={idea} onClick={() => setWish((old) => (old.trim() === '' ? idea : `${old.trim()}, ${idea}`))}>
              {idea}
            </ActionChip>
          ))}
        </div>
        <Button type="submit" variant="soft" full cost={COSTS.recipe} icon={<WandSparkles aria-hidden className="size-5" />}>
          Ułóż po mojemu
        </Button>
      </form>
    </Card>
  )
}
