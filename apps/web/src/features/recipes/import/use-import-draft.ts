import { useCallback, useState } from 'react'
import { drafts } from '../../../lib/drafts.ts'

const URL_DRAFT = 'import-url'
const TEXT_DRAFT = 'import-text'

interface ImportDraft {
  from: 'page' | 'text'
  url: string
  text: string
}

/** What is to be read; a reload does not lose it. */
export function useImportDraft() {
  const [draft, setDraft] = useState<ImportDraft>(() => {
    const text = drafts.find(TEXT_DRAFT) ?? ''
    return { from: text === '' ? 'page' : 'text', url: drafts.find(URL_DRAFT) ?? '', text }
  })
  const change = (changed: Partial<ImportDraft>) => {
    const next = { ...draft, ...changed }
    setDraft(next)
    drafts.save(URL_DRAFT, next.url)
    drafts.save(TEXT_DRAFT, next.text)
  }
  const forget = useCallback(() => {
    drafts.save(URL_DRAFT, '')
    drafts.save(TEXT_DRAFT, '')
  }, [])
  return { draft, change, forget }
}
