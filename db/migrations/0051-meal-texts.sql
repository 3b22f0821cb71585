-- A meal told in words, while it is read and until it is confirmed.
create table meal_sessions (
  id uuid primary key,
  owner_id bigint not null references users on delete cascade,
  state text not null check (state in ('processing', 'ready', 'failed', 'confirmed')),
  input text not null,
  day date not null,
  meal_type text not null check (meal_type in ('breakfast', 'lunch', 'dinner', 'snack')),
  -- What was read, item by item; null until then.
  items jsonb check (jsonb_typeof(items) = 'array'),
  error_code text,
  -- Answer of the confirmation, for whoever confirms again.
  entry_ids text[] not null default '{}',
  deducted jsonb check (jsonb_typeof(deducted) = 'array'),
  created_at timestamptz not null,
  confirmed_at timestamptz
);
create index meal_sessions_owner_idx on meal_sessions (owner_id);
create index meal_sessions_created_idx on meal_sessions (created_at);
