import { useEffect, useRef, useState } from 'react'
import { type Line, newLine, pastedLines, withLineMoved, withLinesAfter, withoutLine, withText } from './lines.ts'

interface LineListOptions {
  noun: string
  lines: readonly Line[]
  onChange: (lines: readonly Line[]) => void
  most: number
  maxLength: number
}

/** Parts of a row that take the focus. */
export type LinePart = 'text' | 'up' | 'down'

/** What can be done with the lines of a list; the focus goes along, and what a move did is announced. */
export function useLineList({ noun, lines, onChange, most, maxLength }: LineListOptions) {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<{ id: string; part: LinePart }>(undefined)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (!wanted.current) return
    const { id, part } = wanted.current
    wanted.current = undefined
    const row = list.current?.querySelector(`[data-line="${id}"]`)
    const target =
      row?.querySelector<HTMLElement>(`[data-part="${part}"]:not(:disabled)`) ?? row?.querySelector<HTMLElement>('[data-part="text"]')
    target?.focus()
  })

  const change = (next: readonly Line[], focused: string | undefined, part: LinePart = 'text') => {
    if (focused !== undefined) wanted.current = { id: focused, part }
    onChange(next)
  }

  return {
    list,
    announcement,
    write: (id: string, text: string) => onChange(withText(lines, id, text)),
    addAfter: (id: string) => {
      if (lines.length >= most) return
      const line = newLine()
      change(withLinesAfter(lines, id, [line]), line.id)
    },
    /** The focus goes to the line before, as it does where text is deleted. */
    remove: (id: string) => {
      const place = lines.findIndex((line) => line.id === id)
      const left = withoutLine(lines, id)
      change(left, left[Math.max(0, place - 1)]?.id)
    },
    move: (id: string, by: -1 | 1, part: LinePart) => {
      const moved = withLineMoved(lines, id, by)
      const place = moved.findIndex((line) => line.id === id)
      setAnnouncement(`${noun} przesunięty na miejsce ${place + 1} z ${moved.length}`)
      change(moved, id, part)
    },
    /** Takes a text of several lines line by line, as far as there is room; says whether it did. */
    paste: (id: string, text: string): boolean => {
      const [first, ...others] = pastedLines(text)
      if (first === undefined || others.length === 0) return false
      const current = lines.find((line) => line.id === id)
      const added = others.slice(0, most - lines.length).map((line) => newLine(line.slice(0, maxLength)))
      const start = `${current?.text ?? ''}${first}`.slice(0, maxLength)
      change(withLinesAfter(withText(lines, id, start), id, added), added.at(-1)?.id)
      return true
    },
  }
}
