import type { LANDING_SLUGS } from '@spizarka/contract/landing-pages'
import type { FreeFrom } from '@spizarka/contract/recipes'

/** One of the pages of `/lp/`: what it says. What the kitchen cooks for it stands in `generated/`. */
export interface LandingPage {
  slug: LandingSlug
  /** As a person would call it, on a badge. */
  name: string
  icon: LandingIcon
  /** For search engines and link previews. */
  title: string
  description: string
  headline: string
  lead: string
  /** Under the example that is checked, or cooked, at the top. */
  proof: { title: string; note: string }
  /** What is different in the kitchen from now on. */
  changes: { title: string; points: readonly Point[] }
  /** The fourteen of the law, and which of them the example does without. */
  allergens?: { title: string; chosen: readonly FreeFrom[] }
  day: {
    title: string
    intro: string
    figures: readonly Figure[]
    /** Of which the page says what all dishes come to. */
    withSum?: Figure
    note?: string
  }
  /** Where the library shows more of the kind; all of it where no filter of the library says as much as the page. */
  library?: {
    label: string
    query: string
    /** By the same rule, but with what the gate has a word to say of: the count of the page is of those without one. */
    showsNoted?: true
  }
  labels: { title: string; intro: string; terms: readonly { term: string; text: string }[] }
  /** What we do not claim. */
  limits: readonly string[]
  faq: readonly { question: string; answer: string }[]
  sources: readonly string[]
  closing: string
  /** Whose name it is, where it is not ours. */
  trademark?: string
}

interface Point {
  icon: LandingIcon
  title: string
  text: string
}

export type LandingSlug = (typeof LANDING_SLUGS)[number]

export type LandingIcon =
  | 'activity'
  | 'baby'
  | 'basket'
  | 'bone'
  | 'drop'
  | 'flask'
  | 'gauge'
  | 'heart'
  | 'leaf'
  | 'people'
  | 'pot'
  | 'question'
  | 'receipt'
  | 'scale'
  | 'search'
  | 'shelf'
  | 'swap'
  | 'vessel'
  | 'wheat-off'

/** Figures of a serving that the page prints under each dish, by their names in the generated days. */
export type Figure = 'kcal' | 'proteinG' | 'fatG' | 'carbsG' | 'sugarsG' | 'fibreG' | 'saltG' | 'potassiumMg' | 'phosphorusMg'
