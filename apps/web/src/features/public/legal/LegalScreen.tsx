import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { wordingInForce } from '@spizarka/contract/legal'
import { plural } from '@spizarka/contract/plural'
import { clsx } from 'clsx'
import { CalendarClock, CalendarDays, Check, List, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../lib/router/links.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Accordion } from '../../../ui/layout/Accordion.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { PublicMeta } from '../PublicMeta.tsx'
import { useDayOfReading } from './day-of-reading.ts'
import type { LegalDocument, LegalSection, LegalVersion } from './legal-document.ts'

/** A document that people agree to: what it comes to, its contents, the text that is in force, and how it read before or will read. */
export function LegalScreen({ document: { title, description, inShort, versions } }: { document: LegalDocument }) {
  const { status } = useSession()
  const current = wordingInForce(versions, useDayOfReading())
  const coming = versions.slice(0, versions.indexOf(current))
  return (
    <>
      <PublicMeta title={`${title} – Spiżarka`} description={description} />
      <PageHeader
        title={<span className="md:text-[2.75rem] md:leading-13">{title}</span>}
        back={status === 'user' ? { to: paths.home, label: 'Wróć na start' } : undefined}
      >
        <p className="flex flex-wrap items-center gap-x-4 text-small text-muted md:-mt-5">
          {/* Breaks its own line before it would send the button to the next: one word more or less would move the page. */}
          <span className="flex max-w-max grow basis-40 items-center gap-2">
            <CalendarDays aria-hidden className="size-4.5 shrink-0" /> Ostatnia zmiana: {dayWithYear(current.day)}
          </span>
          <Button
            variant="ghost"
            size="sm"
            className="shrink-0 px-2! print:hidden"
            icon={<Printer aria-hidden className="size-4.5" />}
            onClick={printPage}
          >
            Drukuj
          </Button>
        </p>
      </PageHeader>
      <div className="page wrap-anywhere gap-8 desk:grid desk:grid-cols-[16rem_minmax(0,46rem)] desk:items-start desk:gap-14">
        <Contents sections={current.sections} />
        <article className="flex flex-col gap-8">
          {coming.map((version) => (
            <UpcomingVersion key={version.day} version={version} />
          ))}
          <InShort points={inShort} />
          {current.sections.map((section, place) => (
            <Section key={section.id} section={section} place={place + 1} />
          ))}
          <Versions versions={versions} current={current} />
        </article>
      </div>
    </>
  )
}

function printPage() {
  window.print()
}

/** 11 września 2025, whatever year it is now. */
function dayWithYear(day: string): string {
  return new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const shown = useShownSection(sections)
  const list = (
    <ol className="flex flex-col">
      {sections.map(({ id, title }, place) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === shown ? 'location' : undefined}
            className="flex min-h-9 items-center gap-3 rounded-tile px-3 py-1 text-[0.9375rem] text-muted hover:bg-sunken aria-[current]:bg-brand-soft aria-[current]:font-bold aria-[current]:text-brand-ink max-lg:min-h-11"
          >
            <span aria-hidden className="w-5 shrink-0 tabular-nums">
              {place + 1}
            </span>
            {withHardSpaces(title)}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label="Spis treści" className="desk:sticky desk:top-6 print:hidden">
      <div className="desk:hidden">
        <Accordion title={<WhereItIs sections={sections} shown={shown} />} level={2}>
          <div className="px-2 pb-3">{list}</div>
        </Accordion>
      </div>
      <div className="hidden desk:block">
        <h2 className="mb-2 px-3 font-sans! text-small font-bold">Spis treści</h2>
        {list}
      </div>
    </nav>
  )
}

/** The title of the folded contents: which section is being read, or how many there are. */
function WhereItIs({ sections, shown }: { sections: readonly LegalSection[]; shown: string | undefined }) {
  const place = sections.findIndex(({ id }) => id === shown)
  const { length } = sections
  const where =
    place === -1 ? `${length} ${plural(length, ['część', 'części', 'części'])}` : `${place + 1} z ${length}: ${sections[place]?.title}`
  return (
    <span className="flex items-center gap-3.5 font-sans text-body font-semibold tracking-normal">
      <List aria-hidden className="size-5.5 shrink-0" />
      <span className="min-w-0">
        Spis treści<span className="sr-only">, </span>
        <span className="block text-small font-normal text-muted">{withHardSpaces(where)}</span>
      </span>
    </span>
  )
}

/** The section that is being read: the last one whose title has passed the upper part of the window. */
function useShownSection(sections: readonly LegalSection[]): string | undefined {
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    const follow = () => {
      const passed = sections.findLast(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < 160)
      setShown(passed?.id)
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [sections])
  return shown
}

function InShort({ points }: { points: readonly string[] }) {
  return (
    <section aria-labelledby="w-skrocie" className="rounded-card bg-sunken p-5">
      <h2 id="w-skrocie" className="font-sans! text-body font-bold tracking-normal!">
        W&nbsp;skrócie
      </h2>
      <ul role="list" className="mt-2 flex flex-col gap-2">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-3">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-herb" />
            <span>{withHardSpaces(point)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-muted">Skrót pomaga czytać, wiąże pełny tekst.</p>
    </section>
  )
}

function Section({ section: { id, title, paragraphs, table }, place }: { section: LegalSection; place: number }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="scroll-mt-6 text-h2 wrap-anywhere">
        {place}. {withHardSpaces(title)}
      </h2>
      {paragraphs.length === 1 ? (
        <p className="wrap-anywhere">{withHardSpaces(paragraphs[0] ?? '')}</p>
      ) : (
        <ol className="flex list-decimal flex-col gap-2 pl-6 marker:text-muted">
          {paragraphs.map((paragraph) => (
            <li key={paragraph} className="pl-1 wrap-anywhere">
              {withHardSpaces(paragraph)}
            </li>
          ))}
        </ol>
      )}
      {table && <LegalTable label={title} rows={table} />}
    </section>
  )
}

/** What will hold from a later day: told of above the text, whole under it. */
function UpcomingVersion({ version: { day, change } }: { version: LegalVersion }) {
  const from = `od ${dayWithYear(day)}`
  return (
    <section
      aria-label={`Nowa wersja ${from}`}
      className="flex items-start gap-3 rounded-card border border-line bg-card p-5 shadow-card print:hidden"
    >
      <CalendarClock aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      <p>
        <strong>{withHardSpaces(`Zmiana ${from}.`)}</strong> {change && `${withHardSpaces(change)} `}
        <a href={`#${anchorOf(day)}`} className="font-bold text-brand-ink underline underline-offset-3">
          {withHardSpaces(`Wersja ${from}`)}
        </a>
      </p>
    </section>
  )
}

const anchorOf = (day: string) => `wersja-${day}`

function Versions({ versions, current }: { versions: readonly LegalVersion[]; current: LegalVersion }) {
  const others = versions.filter((version) => version !== current)
  return (
    <section aria-labelledby="wersje" className="border-t border-line pt-6 print:hidden">
      <h2 id="wersje" className="text-h4">
        Wersje
      </h2>
      <p className="mt-1 text-muted">
        Powyżej jest wersja, która obowiązuje od {dayWithYear(current.day)}. {versions.at(-1) === current && 'Wcześniejszej nie było.'}
      </p>
      {others.map(({ day, change, sections }) => (
        <Accordion
          key={day}
          title={`Wersja od ${dayWithYear(day)}`}
          meta={day > current.day ? 'jeszcze nie obowiązuje' : undefined}
          look="row"
        >
          {/* A link to it unfolds it. */}
          <div id={anchorOf(day)} className="flex scroll-mt-24 flex-col gap-6 pb-4">
            {change && <p className="text-muted">{withHardSpaces(`Co nowego: ${change}`)}</p>}
            {sections.map(({ title, paragraphs, table }, place) => (
              <div key={title} className="flex flex-col gap-2">
                <h4 className="text-h4">
                  {place + 1}. {withHardSpaces(title)}
                </h4>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{withHardSpaces(paragraph)}</p>
                ))}
                {table && <LegalTable label={title} rows={table} />}
              </div>
            ))}
          </div>
        </Accordion>
      ))}
      <p className="mt-3">
        <Link to={paths.notices} className="text-brand-ink underline underline-offset-3">
          Z&nbsp;czego zbudowana jest Spiżarka
        </Link>
      </p>
    </section>
  )
}

/** Three columns where they have room, in letters of whatever size; else each row stands by itself, with what each cell is of. */
function LegalTable({ label, rows }: { label: string; rows: readonly (readonly string[])[] }) {
  const [head = [], ...body] = rows
  return (
    <div className="@container">
      <table aria-label={label} className="mt-2 block w-full border-collapse text-small @min-[30rem]:table">
        <thead className="sr-only @min-[30rem]:not-sr-only @min-[30rem]:table-header-group">
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col" className="border-b-2 border-line py-2 pr-4 text-left font-bold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block @min-[30rem]:table-row-group">
          {body.map((row) => (
            <tr key={row[0]} className="block border-b border-line py-2.5 @min-[30rem]:table-row @min-[30rem]:py-0">
              {row.map((cell, place) => (
                <td
                  key={cell}
                  className={clsx(
                    'block py-0.5 wrap-anywhere @min-[30rem]:table-cell @min-[30rem]:border-b @min-[30rem]:border-line @min-[30rem]:py-2 @min-[30rem]:pr-4 @min-[30rem]:align-top @min-[30rem]:font-normal @min-[30rem]:wrap-break-word',
                    place === 0 && 'font-bold',
                  )}
                >
                  {place > 0 && (
                    <span aria-hidden className="text-muted @min-[30rem]:hidden">
                      {head[place]}:{' '}
                    </span>
                  )}
                  {withHardSpaces(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
