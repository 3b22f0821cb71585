import { type Heading, headingOf, partHeadingOf } from './headings.ts'
import { isOnlyAmount, mayBeIngredient, splitIngredients, statesAmount, statesIngredient } from './ingredient-lines.ts'
import { isFarewell, isNoise } from './lines.ts'
import { ProductNames } from './product-names.ts'
import { servingsIn, timesIn } from './stated-facts.ts'
import { tellsToDo } from './verbs.ts'
import { MOST_INGREDIENTS, type WrittenIngredient } from './written-recipe.ts'

/** The lines of a recipe by what they are. */
export interface SortedLines {
  /** Before the first ingredient. */
  opening: string[]
  /** Those that may say how many it feeds and how long it takes. */
  facts: string[]
  ingredients: WrittenIngredient[]
  steps: string[]
}

/** Goes through a text line by line, step by step: by its headings where it has them, else by what each line looks like. */
export function* sortLines(lines: readonly string[]): Generator<void, SortedLines> {
  const sorter = new LineSorter(lines)
  for (const [at, line] of lines.entries()) {
    if (!(yield* sorter.take(line, at))) break
    yield
  }
  return sorter.sorted
}

class LineSorter {
  readonly sorted: SortedLines = { opening: [], facts: [], ingredients: [], steps: [] }
  private place: 'opening' | 'ingredients' | 'steps' | 'outside' = 'opening'
  private part: string | null = null
  /** An amount that stood in a line of its own, before its product. */
  private amount: string | null = null
  /** Whether such amounts stand before their products; the first of them tells. */
  private amountsLead: boolean | null = null
  private readonly announcesIngredients: boolean
  private readonly stepsAnnouncedAt: number
  private readonly names = new ProductNames()

  private readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    this.lines = lines
    const opened = lines.map((line) => headingOf(line)?.opens)
    this.announcesIngredients = opened.includes('ingredients')
    this.stepsAnnouncedAt = opened.lastIndexOf('steps')
  }

  /** Puts a line where it belongs; false where the recipe has ended. */
  *take(line: string, at: number): Generator<void, boolean> {
    const heading = headingOf(line)
    // "Przygotowanie: 15 min" opens nothing, nor does "Jak zrobić kopytka?" over the whole.
    if (heading && !(heading.opens === 'steps' && (timesIn(heading.rest) || this.isName(line)))) {
      // A second list without a name of its own is another recipe's.
      if (heading.opens === 'ingredients' && heading.part === null && this.sorted.steps.length > 0) return false
      yield* this.takeHeading(line, heading)
    } else if (this.place === 'steps') this.takeStep(line)
    else if (this.place !== 'outside' && !isNoise(line)) {
      if (timesIn(line) || isAboutServings(line)) this.takeFact(line)
      else if (this.place === 'ingredients') yield* this.takeListed(line, at)
      else yield* this.takeOpening(line, at)
    }
    return true
  }

  private isName(line: string): boolean {
    return line.endsWith('?') && this.sorted.opening.length === 0 && this.sorted.ingredients.length === 0
  }

  private *takeHeading(line: string, { opens, part, rest }: Heading): Generator<void, void> {
    this.sorted.facts.push(line)
    this.part = part
    if (opens !== 'other') this.place = opens
    else if (this.place !== 'opening') this.place = 'outside'
    if (rest === '' || opens === 'other') return
    if (opens === 'steps') this.sorted.steps.push(rest)
    else if (!isAboutServings(rest)) yield* this.addIngredients(rest)
  }

  private takeFact(line: string): void {
    this.sorted.facts.push(line)
    // "Sałatka jarzynowa na 6 osób" is its name too.
    if (this.place === 'opening' && this.sorted.opening.length === 0) this.sorted.opening.push(line)
  }

  /** Before the first ingredient; where no heading says that they begin, the first that looks like one does. */
  private *takeOpening(line: string, at: number): Generator<void, void> {
    // A dish may be called as a part is: the first line is its name.
    const named = !this.announcesIngredients && this.sorted.opening.length > 0 ? partHeadingOf(line) : null
    const listed = named?.rest ?? line
    if (!this.announcesIngredients && (yield* this.beginsList(listed, at))) {
      this.part = named?.part ?? this.part
      this.place = 'ingredients'
      yield* this.addIngredients(listed)
    } else {
      this.part = named?.part ?? null
      if (named === null) this.sorted.opening.push(line)
    }
  }

  /** One amount may stand in any sentence; a list has another beside it. */
  private *beginsList(line: string, at: number): Generator<void, boolean> {
    const items = line === '' ? [] : yield* splitIngredients(line, this.names)
    const stated = items.filter((item) => this.isIngredient(item)).length
    return stated > 1 || (stated === 1 && this.lines.slice(at + 1, at + 4).some((next) => this.isIngredient(next)))
  }

  private isIngredient(line: string): boolean {
    return statesIngredient(line, this.names)
  }

  private *takeListed(line: string, at: number): Generator<void, void> {
    if (this.sorted.ingredients.length >= MOST_INGREDIENTS) this.place = 'outside'
    else if (isOnlyAmount(line)) this.takeAmount(line)
    else if (mayBeIngredient(line, this.names) && !isPart(line)) yield* this.addIngredients(line)
    else {
      const named = partHeadingOf(line)
      if (named) {
        this.part = named.part
        if (named.rest !== '') yield* this.addIngredients(named.rest)
      } else if (this.stepsAnnouncedAt < at && tellsToDo(line)) {
        this.place = 'steps'
        this.sorted.steps.push(line)
      }
    }
  }

  private takeAmount(line: string): void {
    const last = this.sorted.ingredients.at(-1)
    const lacksAmount = last !== undefined && !statesAmount(last.line)
    this.amountsLead ??= !lacksAmount
    if (this.amountsLead) this.amount = line
    else if (lacksAmount) last.line = `${last.line} ${line}`
  }

  private takeStep(line: string): void {
    // "Z czym podawać?" asks what the recipe does not answer.
    if (isFarewell(line) || (line.endsWith('?') && line.split(' ').length <= 8)) this.place = 'outside'
    else if (!isNoise(line) && !isPartOfSteps(line)) this.sorted.steps.push(line)
  }

  private *addIngredients(line: string): Generator<void, void> {
    const whole = this.amount === null ? line : `${this.amount} ${line}`
    this.amount = null
    for (const item of yield* splitIngredients(whole, this.names)) this.sorted.ingredients.push({ line: item, part: this.part })
  }
}

function isAboutServings(line: string): boolean {
  return servingsIn(line) !== null && line.length <= 80 && !tellsToDo(line)
}

/** A line that a list goes on under, not one of its items: "Krem:", "NA FARSZ", "Sos" alone. */
function isPart(line: string): boolean {
  if (
    /^(?:ciasto|krem|sos|farsz|masa|spód|wierzch|nadzienie|polewa|lukier|kruszonka|marynata|zalewa|panierka|dressing|biszkopt|zaczyn)$/i.test(
      line,
    )
  )
    return true
  return partHeadingOf(line) !== null && (line.includes(':') || line === line.toUpperCase() || /^(?:na|do)\s/i.test(line))
}

/** "Ciasto:" over steps says nothing to do. */
function isPartOfSteps(line: string): boolean {
  return line.split(' ').length <= 5 && !tellsToDo(line) && (line.endsWith(':') || partHeadingOf(line) !== null)
}
