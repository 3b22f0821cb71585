create table users (
  id bigint generated always as identity primary key,
  username text not null,
  email text not null check (email = lower(email)),
  password_hash text not null,
  is_active boolean not null default false,
  is_admin boolean not null default false,
  plan text not null default 'free' check (plan in ('free', 'premium', 'premium_super')),
  marketing_consent boolean not null default false,
  has_received_pwa_install_reward boolean not null default false,
  subscription_cancelled boolean not null default false,
  has_used_discount_code boolean not null default false,
  created_at timestamptz not null default now(),
  activated_at timestamptz
);
create unique index users_email_uq on users (email);
-- "Łukasz" and "łukasz" are one login: look-alikes in case must not be two people. ICU knows the letters of every alphabet,
-- the database's own locale may not.
create unique index users_username_uq on users (lower(username collate "und-x-icu"));

-- What was agreed to, when, and in which wording; rows are never changed.
create table consents (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('terms', 'privacy', 'age', 'marketing', 'health')),
  granted boolean not null,
  text_version text not null,
  created_at timestamptz not null default now()
);
create index consents_user_idx on consents (user_id, kind, id desc);

-- One row a signed-in device; a refresh token is good only while its row is.
create table auth_sessions (
  id uuid primary key,
  user_id bigint not null references users on delete cascade,
  user_agent text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index auth_sessions_user_idx on auth_sessions (user_id);

-- Links of mails. Only the hash is kept: whoever reads the database cannot use them.
create table account_links (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null check (purpose in ('activation', 'password_reset', 'email_change')),
  token_hash text not null,
  new_email text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index account_links_token_uq on account_links (token_hash);
create index account_links_user_idx on account_links (user_id, purpose);

-- First answers of calls with an Idempotency-Key, kept 24 hours.
create table idempotency_keys (
  user_id bigint not null references users on delete cascade,
  key text not null,
  endpoint text not null,
  request_hash text not null,
  response_body jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created_idx on idempotency_keys (created_at);

create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
