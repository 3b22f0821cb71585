create table intake_sessions (
  id uuid primary key,
  owner_id bigint not null references users on delete cascade,
  source text not null check (source in ('text', 'receipt', 'barcode')),
  state text not null default 'processing' check (state in ('processing', 'ready', 'failed', 'confirmed')),
  input text not null,
  -- Code of the contract's error table.
  error_code text,
  reservation_id bigint references point_reservations on delete set null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  confirmed_at timestamptz
);
create index intake_sessions_owner_idx on intake_sessions (owner_id, state, created_at desc);
create index intake_sessions_reservation_idx on intake_sessions (reservation_id);

create table pending_items (
  id bigint generated always as identity primary key,
  session_id uuid not null references intake_sessions on delete cascade,
  position integer not null,
  product_name text not null check (char_length(product_name) between 1 and 50),
  product_key text not null,
  food_id text,
  -- As it will go into the pantry.
  quantity numeric(12, 3) check (quantity > 0),
  unit text check (unit in ('grams', 'ml', 'pieces')),
  -- As it was read or typed, before any conversion: a corrected calculation starts from here.
  stated_quantity numeric(12, 3) check (stated_quantity > 0),
  stated_unit text check (stated_unit in ('grams', 'ml', 'pieces')),
  is_spice boolean not null default false,
  status text not null check (status in ('ready', 'needs_clarification', 'error')),
  error_code text,
  clarification jsonb,
  -- A decision was taken: at confirm the pantry follows the item's unit instead of asking again.
  decided boolean not null default false,
  best_before date,
  source_line text not null,
  check ((quantity is null) = (unit is null)),
  check ((stated_quantity is null) = (stated_unit is null))
);
create index pending_items_session_idx on pending_items (session_id, position, id);

-- Spices of a list that the pantry already keeps: marked as in stock when the list was read.
create table recognized_spices (
  session_id uuid not null references intake_sessions on delete cascade,
  name text not null,
  primary key (session_id, name)
);
