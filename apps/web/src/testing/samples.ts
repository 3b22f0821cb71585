import type { User } from '@spizarka/contract/accounts'
import type { ClarificationDetails, PendingItem } from '@spizarka/contract/intake'
import type { PantryItem } from '@spizarka/contract/pantry'
import type { ShoppingList } from '@spizarka/contract/shopping'
import { showUser } from '../lib/session/session.ts'
import { tokens } from '../lib/session/tokens.ts'

export function aUser(changes: Partial<User> = {}): User {
  return {
    id: 7,
    username: 'marta',
    email: 'marta@example.pl',
    plan: 'free',
    ai_points: 204,
    marketing_consent: false,
    has_received_pwa_install_reward: false,
    subscription_cancelled: false,
    has_used_discount_code: false,
    is_admin: false,
    ...changes,
  }
}

/** Someone is signed in on this page, without a call to the API. */
export function signedIn(changes: Partial<User> = {}): User {
  const user = aUser(changes)
  tokens.save({ access: 'access-1', refresh: 'refresh-1' })
  showUser(user)
  return user
}

export function aPendingItem(changes: Partial<PendingItem> = {}): PendingItem {
  return {
    id: '1',
    product_name: 'ziemniaki',
    quantity_grams: 2000,
    quantity_ml: null,
    quantity_pieces: null,
    is_spice: false,
    status: 'ready',
    error_message: null,
    clarification_details: null,
    source_line: '2 kg ziemniaków',
    best_before: null,
    best_before_estimate: null,
    category: 'produce',
    tile: null,
    suggested_piece: null,
    price_grosze: null,
    doubtful: false,
    learned: false,
    places: [],
    nearest: null,
    ...changes,
  }
}

/** An item that disagrees with a pantry that keeps the product in grams. */
export function aConflict(details: Partial<ClarificationDetails>, changes: Partial<PendingItem> = {}): PendingItem {
  return aPendingItem({
    id: '2',
    product_name: 'masło extra 82%',
    quantity_grams: null,
    quantity_pieces: 2,
    source_line: '2 kostki masła',
    status: 'needs_clarification',
    clarification_details: {
      conflict_type: 'setup_canonical_unit',
      error_message: null,
      current_unit_in_db: 'grams',
      new_unit_from_input: 'pieces',
      conversion_rate_used: null,
      original_input: '2 szt.',
      calculated_output: null,
      suggested_rate: 200,
      rate_is_own: false,
      ...details,
    },
    ...changes,
  })
}

export function aPantryItem(changes: Partial<PantryItem> = {}): PantryItem {
  return {
    id: '11',
    product_name: 'szpinak',
    canonical_unit: 'grams',
    quantity_grams: 200,
    quantity_ml: null,
    quantity: null,
    is_spice: false,
    in_stock: true,
    category: 'produce',
    tile: null,
    best_before: null,
    batches: [],
    grams_per_piece: null,
    ml_per_piece: null,
    grams_per_ml: null,
    suggested_grams_per_piece: null,
    ...changes,
  }
}

export function aShoppingList(changes: Partial<ShoppingList> = {}): ShoppingList {
  return {
    id: '7',
    name: 'Zakupy 20 listopada',
    source: 'generated',
    people: 2,
    days: 2,
    start_on: '2025-11-20',
    item_count: 1,
    checked_count: 0,
    version: 1,
    completed_at: null,
    created_at: '2025-11-20T10:00:00Z',
    updated_at: '2025-11-20T10:00:00Z',
    ...changes,
  }
}

/** A page of the API with these rows and no other. */
export function onePage<Row>(...results: Row[]) {
  return { count: results.length, next: null, previous: null, results }
}
