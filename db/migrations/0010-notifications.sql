-- What a notice says; one for all who get a broadcast.
create table notifications (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('use_soon', 'points_low', 'export_ready', 'announcement')),
  title text not null check (char_length(title) between 1 and 120),
  message text not null check (char_length(message) between 1 and 1000),
  -- Screen of the app that it leads to.
  target text check (target in ('pantry_use_soon', 'points', 'account')),
  created_at timestamptz not null
);

create table user_notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  notification_id bigint not null references notifications on delete cascade,
  -- What must be told once: `use_soon:2025-11-21`, `broadcast:7`. A second notice with it is refused.
  reference text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, reference)
);
create index user_notifications_user_idx on user_notifications (user_id, id desc);
create index user_notifications_unread_idx on user_notifications (user_id) where read_at is null;
create index user_notifications_notification_idx on user_notifications (notification_id);

-- Kinds that a user switched; without a row a kind is on.
create table notification_switches (
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('use_soon', 'points_low', 'export_ready', 'announcement')),
  enabled boolean not null,
  primary key (user_id, kind)
);

-- A notice to everybody.
create table broadcasts (
  id bigint generated always as identity primary key,
  notification_id bigint not null unique references notifications,
  -- Null until everybody has it.
  recipients integer check (recipients >= 0),
  created_at timestamptz not null
);

-- Copies of all that is kept about a user.
create table data_exports (
  id uuid primary key,
  user_id bigint not null references users on delete cascade,
  state text not null default 'preparing' check (state in ('preparing', 'ready', 'failed')),
  -- The zip, sealed as the profiles are: it says in clear what they hide.
  key_id text,
  sealed bytea,
  -- Size of the zip itself.
  bytes integer,
  requested_at timestamptz not null,
  expires_at timestamptz,
  check ((state = 'ready') = (expires_at is not null and bytes is not null)),
  check ((key_id is null) = (sealed is null))
);
-- What is sealed does not shrink any more: not worth trying.
alter table data_exports alter column sealed set storage external;
create unique index data_exports_preparing_uq on data_exports (user_id) where state = 'preparing';
create index data_exports_user_idx on data_exports (user_id, requested_at desc);
create index data_exports_expires_idx on data_exports (expires_at) where sealed is not null;
create index data_exports_key_idx on data_exports (key_id) where sealed is not null;
