-- The order of the values is the order of the shelves on the screen (PANTRY_CATEGORIES of the contract).
create type pantry_category as enum (
  'dairy', 'produce', 'meat', 'bakery', 'dry', 'jars', 'sauces', 'frozen', 'ready', 'sweets', 'drinks', 'spices', 'household', 'other'
);

-- One row a product of a pantry. `product_key` makes "ziemniak" and "Ziemniaki" one product.
create table pantry_products (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users on delete cascade,
  product_key text not null,
  product_name text not null check (char_length(product_name) between 1 and 50),
  -- Lower case without Polish letters: what a search without diacritics is held against. The capitals are translated too,
  -- because lower() leaves them as they are in a database of locale C.
  folded_name text not null generated always as (lower(translate(product_name, 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ', 'acelnoszzACELNOSZZ'))) stored,
  food_id text,
  category pantry_category not null,
  canonical_unit text check (canonical_unit in ('grams', 'ml', 'pieces')),
  is_spice boolean not null default false,
  in_stock boolean not null default true,
  -- The earliest best-before of the batches; kept by whoever writes them, so that a list needs no join to sort or filter.
  earliest_best_before date,
  created_at timestamptz not null default now(),
  -- Set when used up or removed: the row stays for the history and for undo.
  removed_at timestamptz,
  check (is_spice = (canonical_unit is null))
);
create unique index pantry_products_owner_key_uq on pantry_products (owner_id, product_key) where removed_at is null;
-- Serves the list in its usual order without a sort.
create index pantry_products_shelf_idx on pantry_products (owner_id, category, product_name collate "pl-x-icu", id) where removed_at is null;
create index pantry_products_best_before_idx on pantry_products (owner_id, earliest_best_before) where removed_at is null;
-- Finds what was there once, for its row to be used again.
create index pantry_products_key_idx on pantry_products (owner_id, product_key, removed_at);

-- A product without batches is there in an unknown amount.
create table pantry_batches (
  id bigint generated always as identity primary key,
  product_id bigint not null references pantry_products on delete cascade,
  quantity numeric(12, 3) not null check (quantity > 0),
  best_before date,
  best_before_estimated boolean not null default false,
  added_at timestamptz not null default now()
);
create index pantry_batches_product_idx on pantry_batches (product_id, best_before, id);

-- Every change with the product's state before it, so that the last one can be undone.
create table pantry_changes (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users on delete cascade,
  product_id bigint not null references pantry_products on delete cascade,
  kind text not null check (kind in ('added', 'restocked', 'consumed', 'used_up', 'corrected', 'renamed', 'unit_changed', 'removed', 'restored')),
  source text not null check (source in ('manual', 'text', 'receipt', 'barcode', 'cooking', 'shopping', 'undo')),
  product_name text not null,
  unit text check (unit in ('grams', 'ml', 'pieces')),
  delta numeric(12, 3),
  quantity_after numeric(12, 3),
  state_before jsonb not null,
  undone_at timestamptz,
  created_at timestamptz not null default now()
);
create index pantry_changes_owner_idx on pantry_changes (owner_id, id desc);
create index pantry_changes_product_idx on pantry_changes (product_id, id desc);

-- What a user taught about a product: outlives the product's row in the pantry.
create table product_conversions (
  owner_id bigint not null references users on delete cascade,
  product_key text not null,
  product_name text not null,
  -- The unit the user decided to keep it in; null while only a rate is known.
  canonical_unit text check (canonical_unit in ('grams', 'ml', 'pieces')),
  grams_per_piece numeric(14, 6) check (grams_per_piece > 0),
  ml_per_piece numeric(14, 6) check (ml_per_piece > 0),
  grams_per_ml numeric(14, 6) check (grams_per_ml > 0),
  updated_at timestamptz not null default now(),
  primary key (owner_id, product_key)
);
