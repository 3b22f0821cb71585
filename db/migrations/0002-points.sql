-- The spendable balance: reserved points are already off it. The row is locked by every movement.
create table point_accounts (
  user_id bigint primary key references users on delete cascade,
  balance integer not null default 0 check (balance >= 0)
);

create table point_reservations (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  reason text not null,
  reference text not null,
  amount integer not null check (amount > 0),
  state text not null default 'reserved' check (state in ('reserved', 'settled', 'refunded')),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  unique (reason, reference)
);

-- Append-only. A repeated movement is refused by the unique (reason, reference).
create table point_ledger (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  amount integer not null check (amount <> 0),
  balance_after integer not null check (balance_after >= 0),
  reason text not null,
  reference text not null,
  reservation_id bigint references point_reservations on delete cascade,
  created_at timestamptz not null default now(),
  unique (reason, reference)
);
create index point_ledger_user_idx on point_ledger (user_id, id desc);
create index point_ledger_reservation_idx on point_ledger (reservation_id);
create index point_reservations_user_idx on point_reservations (user_id);
