alter table users
  -- When its owner deleted it: from then on it is inactive and holds neither name nor address; the row and all that hangs on it go
  -- with the next purge.
  add column deleted_at timestamptz;
create index users_deleted_idx on users (deleted_at) where deleted_at is not null;

-- That an account was there and is gone, for the log that the terms speak of; nothing of whose it was.
create table account_deletions (
  user_id bigint primary key,
  deleted_at timestamptz not null,
  purged_at timestamptz
);

alter table auth_sessions
  -- When an administrator showed the second factor in this session.
  add column second_factor_at timestamptz;
-- The devices of a user, last used first.
create index auth_sessions_devices_idx on auth_sessions (user_id, last_used_at desc) where revoked_at is null;

alter table account_links
  -- The session that asked for a change of address: it goes on when the others end.
  add column session_id uuid references auth_sessions on delete set null,
  add check ((purpose = 'email_change') = (new_email is not null)),
  add check (new_email = lower(new_email));
create index account_links_session_idx on account_links (session_id) where session_id is not null;

-- An administrator's own words about points that were given or taken.
alter table point_ledger add column note text;
