/** A message as it is shown. */
interface ShownPush {
  title: string
  body: string
  /** Of a screen of ours. */
  path: string
  tag: string
  /** For the badge of the icon. */
  endsToday: number | undefined
}

/** Something has to be shown for every message: a browser that is told in silence takes the permission away. */
const UNREADABLE: ShownPush = {
  title: 'Spiżarka',
  body: 'Mamy dla Ciebie nową wiadomość.',
  path: '/',
  tag: 'spizarka',
  endsToday: undefined,
}

/** What the server sent (`push.ts` of the contract), read without the schemas: the service worker is to stay small. */
export function readPush(text: string): ShownPush {
  const given = parse(text)
  if (typeof given !== 'object' || given === null) return UNREADABLE
  const fields = new Map<string, unknown>(Object.entries(given))
  const textOf = (name: string, otherwise: string) => {
    const value = fields.get(name)
    return typeof value === 'string' && value !== '' ? value : otherwise
  }
  const path = textOf('path', '/')
  const endsToday = fields.get('ends_today')
  return {
    title: textOf('title', UNREADABLE.title),
    body: textOf('body', UNREADABLE.body),
    // `//host` would lead to another site.
    path: /^\/(?![/\\])/.test(path) ? path : '/',
    tag: textOf('tag', UNREADABLE.tag),
    endsToday: typeof endsToday === 'number' ? endsToday : undefined,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
