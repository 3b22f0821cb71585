import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { LIMITS } from '@spizarka/contract/limits'
import { useEffect, useState } from 'react'
import { fireAndForget } from '../lib/fire-and-forget.ts'
import { paths } from '../lib/paths.ts'
import { useNavigate } from '../lib/router/ScreenRoutes.tsx'
import { DRAFTS, drafts } from '../lib/storage/drafts.ts'
import { findShared, forgetShared, type SharedContent } from '../lib/storage/shared-content.ts'
import { BasketArt } from '../ui/art/BasketArt.tsx'
import { PotArt } from '../ui/art/PotArt.tsx'
import { Button } from '../ui/button/Button.tsx'
import { ButtonLink } from '../ui/button/ButtonLink.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { SkeletonRows } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'

/** /share: what another app gave us to open. An address goes on to importing; of words somebody says whether they are shopping or a recipe. */
export function SharedScreen() {
  const navigate = useNavigate()
  const [shared, setShared] = useState<Shared>()
  useEffect(() => fireAndForget(async () => setShared(readShared(await findShared())))(), [])

  const goOn = async (to: string, draft: string, text: string) => {
    // The one field of the form that stays filled is the one that was shared.
    for (const name of [DRAFTS.importUrl, DRAFTS.importText]) if (to === paths.importRecipe) drafts.save(name, '')
    drafts.save(draft, text)
    await forgetShared()
    await navigate(to, { replace: true })
  }
  const openPage = (url: string) => goOn(paths.importRecipe, DRAFTS.importUrl, url)
  const page = shared?.kind === 'page' ? shared.url : undefined
  useEffect(() => {
    if (page !== undefined) fireAndForget(openPage)(page)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for what was shared
  }, [page])

  return (
    <>
      <title>Udostępnione – Spiżarka</title>
      <PageHeader title="Udostępnione" back={{ to: paths.home, label: 'Wróć na start' }} />
      <div className="page page-narrow">
        {shared === undefined || shared.kind === 'page' ? (
          <SkeletonRows rows={3} label="Otwieranie…" />
        ) : shared.kind === 'refused' ? (
          <Refused why={shared.why} />
        ) : (
          <>
            <Card pad="lg">
              <p className="line-clamp-8 whitespace-pre-line wrap-anywhere">{shared.text}</p>
            </Card>
            <h2 className="text-h3">Co to jest?</h2>
            {shared.isForPantry && (
              <Button full size="lg" onClick={fireAndForget(() => goOn(paths.addByText, DRAFTS.intakeText, shared.text))}>
                Zakupy: dodaj do spiżarni
              </Button>
            )}
            <Button
              full
              size="lg"
              variant={shared.isForPantry ? 'outline' : 'primary'}
              onClick={fireAndForget(() => goOn(paths.importRecipe, DRAFTS.importText, shared.text))}
            >
              Przepis: zapisz u mnie
            </Button>
          </>
        )}
      </div>
    </>
  )
}

const REFUSALS = {
  nothing: { title: 'Nic tu nie dotarło', text: 'Udostępnij jeszcze raz: tekst albo adres strony z przepisem.' },
  'too-long': { title: 'Za dużo naraz', text: 'Czytamy do 20 000 znaków. Zaznacz sam przepis albo listę i udostępnij jeszcze raz.' },
  code: { title: 'To nie wygląda na jedzenie', text: 'Otwieramy listy zakupów, przepisy i adresy stron z przepisami. Kodu nie.' },
} as const

function Refused({ why }: { why: keyof typeof REFUSALS }) {
  const { title, text } = REFUSALS[why]
  return (
    <EmptyState picture={why === 'code' ? <PotArt /> : <BasketArt />} title={title} text={withHardSpaces(text)}>
      <ButtonLink to={paths.addProducts} size="lg" full>
        Dodaj inaczej
      </ButtonLink>
      <ButtonLink to={paths.importRecipe} variant="ghost" full>
        Wklej przepis
      </ButtonLink>
    </EmptyState>
  )
}

/** The choices for shared content. */
type Shared =
  | { kind: 'page'; url: string }
  | { kind: 'text'; text: string; isForPantry: boolean }
  | { kind: 'refused'; why: 'nothing' | 'too-long' | 'code' }

/** Whether it is the address of a page, words, or nothing that we open. Apps put an address into any of the three fields. */
export function readShared(content: SharedContent | undefined): Shared {
  if (content === undefined) return { kind: 'refused', why: 'nothing' }
  if (content === 'too-long') return { kind: 'refused', why: 'too-long' }
  const { title, text, url } = content
  const [page] = [url, ...text.split(/\s/), ...title.split(/\s/)].flatMap(pagesIn)
  if (page !== undefined && page.length <= LIMITS.importUrl) return { kind: 'page', url: page }
  const words = [title, text].filter(Boolean).join('\n')
  if (isCode(url) || isCode(words)) return { kind: 'refused', why: 'code' }
  if (words === '') return { kind: 'refused', why: 'nothing' }
  return { kind: 'text', text: words, isForPantry: words.length <= LIMITS.intakeText }
}

function pagesIn(word: string): string[] {
  const address = URL.parse(word)
  return address?.protocol === 'https:' || address?.protocol === 'http:' ? [address.href] : []
}

/** Nobody writes a shopping list like that. */
function isCode(text: string): boolean {
  return /^\s*(?:javascript|data|vbscript):/i.test(text) || /<script|<iframe|<object/i.test(text)
}
