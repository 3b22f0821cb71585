-- Lists of what to buy. A deleted one can be restored for a day, and is purged after that.
create table shopping_lists (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  source text not null check (source in ('generated', 'manual', 'recipe')),
  -- What a generated list is for; null for the others.
  people smallint check (people between 1 and 10),
  days smallint check (days between 1 and 14),
  start_on date,
  -- The order that a generated list came of, without the wish: what a swap plans by. Null for the others.
  request jsonb,
  -- The days with their meals, as the contract shows them; [] for lists that were not generated.
  plan jsonb not null default '[]' check (jsonb_typeof(plan) = 'array'),
  -- What the plan needs and the pantry held enough of: [{name, need, have, unit}].
  covered jsonb not null default '[]' check (jsonb_typeof(covered) = 'array'),
  -- Grows by one with every change to the list or to its items.
  version integer not null default 1 check (version > 0),
  -- Of the items that are not removed; kept by whoever writes them, so that a page of lists needs no join.
  item_count integer not null default 0 check (item_count between 0 and 500),
  checked_count integer not null default 0 check (checked_count between 0 and item_count),
  completed_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index shopping_lists_owner_idx on shopping_lists (owner_id, created_at desc, id desc) where deleted_at is null;
create index shopping_lists_deleted_idx on shopping_lists (deleted_at) where deleted_at is not null;

-- A removed item stays: an operation that comes late must find that it was there.
create table shopping_items (
  list_id bigint not null references shopping_lists on delete cascade,
  -- Chosen by the phone that added it: unique within its list alone.
  id uuid not null,
  -- The order in which items came.
  place bigint generated always as identity,
  name text not null check (char_length(name) between 1 and 50),
  product_key text not null,
  food_id text,
  unit text check (unit in ('grams', 'ml', 'pieces')),
  -- What is to be bought.
  quantity numeric(14, 3) check (quantity > 0),
  -- What the dishes take, and what the pantry held of it; both in the item's unit.
  need numeric(14, 3) check (need >= 0),
  have numeric(14, 3) check (have >= 0),
  -- {count, size, unit}
  packs jsonb,
  aisle pantry_category not null,
  is_spice boolean not null default false,
  note text not null default '' check (char_length(note) <= 200),
  checked boolean not null default false,
  in_pantry boolean not null default false,
  -- [{recipe_id, title}]: what it is for.
  dishes jsonb not null default '[]' check (jsonb_typeof(dishes) = 'array'),
  origin text not null check (origin in ('plan', 'recipe', 'manual')),
  -- What the merge of operations remembers of it (docs/decisions/022).
  history jsonb not null,
  removed_at timestamptz,
  -- The list's version that it changed in last.
  changed_in integer not null,
  updated_at timestamptz not null default now(),
  primary key (list_id, id)
);
create index shopping_items_changed_idx on shopping_items (list_id, changed_in);

-- Operations that counted already: a repeat has no effect, however late it comes.
create table shopping_operations (
  list_id bigint not null references shopping_lists on delete cascade,
  id uuid not null,
  primary key (list_id, id)
);

-- A list that was ordered from the kitchen. Points are reserved under (shopping_list, id).
create table shopping_sessions (
  id uuid primary key,
  owner_id bigint not null references users on delete cascade,
  state text not null default 'processing' check (state in ('processing', 'ready', 'failed')),
  -- What was asked for, as the call's body; emptied when it has served.
  request jsonb not null,
  list_id bigint references shopping_lists on delete cascade,
  made_by text check (made_by in ('kitchen', 'model')),
  -- Code of the contract's error table and what fills its text.
  error_code text,
  error_data jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index shopping_sessions_owner_idx on shopping_sessions (owner_id, created_at desc);
create index shopping_sessions_list_idx on shopping_sessions (list_id);
create index shopping_sessions_created_idx on shopping_sessions (created_at);
