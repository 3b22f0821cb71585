/** A recipe as a page writes it: its own words as plain text, nothing of them understood yet. */
export interface WebRecipe {
  /** One line; null where the page names none. */
  title: string | null
  about: string | null
  /** How many it feeds; null where the page says nothing or something else, such as "1 blacha". */
  servings: number | null
  activeMinutes: number | null
  totalMinutes: number | null
  /** One a line, at least one, as written: `2 duże marchewki`. */
  ingredients: string[]
  /** In their order, headings of sections left out; empty where the page has none. */
  steps: string[]
}

/** A page that was opened. */
export interface WebPage {
  /** Where it was in the end, after redirects, without fragment. */
  url: string
  /** What its own data say to machines (schema.org/Recipe); null where they have no recipe. */
  recipe: WebRecipe | null
  /** Its name and what it shows to people, as plain text: a line for each heading (with a colon), paragraph and item of a list. */
  text: string
}

/**
 * Why a page was not read: `refused` is an address that is never opened, `unreachable` one that did not answer with a page in time,
 * `unreadable` one whose answer is no page or too large. `retryable` says whether another try may help.
 */
export class WebPageError extends Error {
  readonly kind: 'refused' | 'unreachable' | 'unreadable'
  readonly retryable: boolean

  constructor(kind: WebPageError['kind'], message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = 'WebPageError'
    this.kind = kind
    this.retryable = options.retryable
  }
}

/** Opens pages of the public web; throws nothing but WebPageError, and the reason of a signal that was aborted. */
export interface PageReader {
  /**
   * Whether an address may be opened as far as it can be told from its letters alone: the scheme, the port, credentials, and a host that
   * is a private address however it is written. What its name leads to is looked at when it is opened.
   */
  accepts(url: string): boolean
  /** Opens a page of 2 MB at most. Takes 10 s at most, redirects included. */
  readPage(url: string, signal?: AbortSignal): Promise<WebPage>
  close(): Promise<void>
}
