import type { ShoppingList } from '@spizarka/contract/shopping'
import { randomUuid } from '../../random-uuid.ts'
import { formatDay, today } from '../../text/format.ts'
import type { PutAwayCommand } from './put-bought-away.ts'

/** What is done to a list as a whole, as it waits to be sent. `id` is the call's Idempotency-Key. */
export type ListCommand = { readonly id: string } & ListChange

/** A command as screens give it. */
export type ListChange =
  | { readonly kind: 'create' | 'rename'; readonly name: string }
  | { readonly kind: 'complete'; readonly at: string }
  | { readonly kind: 'reopen' | 'delete' | 'restore' }
  | PutAwayCommand

const LOCAL_ID_PREFIX = 'new-'

/** An id for a list that the server has not been told of; it gives the list an id of its own. */
export function newLocalId(): string {
  return LOCAL_ID_PREFIX + randomUuid()
}

export function isLocalId(id: string): boolean {
  return id.startsWith(LOCAL_ID_PREFIX)
}

/** What a list is called that nobody named, as the server would on this day: "Zakupy 22 listopada". */
export function nameOfToday(): string {
  return `Zakupy ${formatDay(today())}`
}

/** A list as it is shown before the server has been told of it; `at` is when it was made, in ISO 8601. */
export function unsentList(id: string, name: string, at: string): ShoppingList {
  return {
    id,
    name,
    source: 'manual',
    people: null,
    days: null,
    start_on: null,
    item_count: 0,
    checked_count: 0,
    version: 0,
    completed_at: null,
    created_at: at,
    updated_at: at,
  }
}

/** The list after its waiting commands; undefined where they delete it. */
export function aboutAfter(about: ShoppingList, commands: readonly ListCommand[]): ShoppingList | undefined {
  let shown = about
  let isDeleted = false
  for (const command of commands) {
    if (command.kind === 'rename') shown = { ...shown, name: command.name }
    else if (command.kind === 'complete') shown = { ...shown, completed_at: command.at }
    else if (command.kind === 'reopen') shown = { ...shown, completed_at: null }
    else if (command.kind === 'delete' || command.kind === 'restore') isDeleted = command.kind === 'delete'
  }
  return isDeleted ? undefined : shown
}
