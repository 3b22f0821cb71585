-- What stands on a receipt beside its items; null for a list that was typed or scanned.
alter table intake_sessions
  add column shop text,
  add column bought_on date,
  add column total_grosze integer,
  add column sums_agree boolean;

-- The picture of a receipt without its metadata, until its list is confirmed or fails; a day at most.
create table receipt_pictures (
  session_id uuid primary key references intake_sessions on delete cascade,
  jpeg bytea not null,
  created_at timestamptz not null default now()
);
-- A JPEG does not shrink any more: not worth trying.
alter table receipt_pictures alter column jpeg set storage external;
create index receipt_pictures_created_idx on receipt_pictures (created_at);

alter table pending_items
  add column price_grosze integer,
  add column doubtful boolean not null default false,
  add column learned boolean not null default false,
  -- How a receipt's line was laid out, {receiptName, productName, quantity, unit, count}: what a correction is told by (docs/decisions/005).
  add column reading jsonb;

-- What a user taught by correcting items of receipts (docs/decisions/005).
create table learned_names (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users on delete cascade,
  -- The chain that prints the name so; null: not known.
  shop text,
  receipt_name text not null,
  -- The printed name without what the reading of a picture gets wrong: case, diacritics, marks, spaces.
  receipt_key text not null,
  product_name text not null check (char_length(product_name) between 1 and 50),
  -- What one piece of the line holds.
  quantity numeric(12, 3) check (quantity > 0),
  unit text check (unit in ('grams', 'ml', 'pieces')),
  used_at timestamptz not null,
  check ((quantity is null) = (unit is null)),
  unique nulls not distinct (owner_id, receipt_key, shop)
);
create index learned_names_owner_idx on learned_names (owner_id, used_at desc, id desc);

-- What products cost on confirmed receipts. Told by the product's key: outlives the product's row in the pantry.
create table product_prices (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users on delete cascade,
  product_key text not null,
  price_grosze integer not null,
  quantity numeric(12, 3) check (quantity > 0),
  unit text check (unit in ('grams', 'ml', 'pieces')),
  shop text,
  bought_on date not null,
  -- The receipt's list; outlives it.
  session_id uuid not null,
  check ((quantity is null) = (unit is null))
);
create index product_prices_product_idx on product_prices (owner_id, product_key, bought_on desc, id desc);
