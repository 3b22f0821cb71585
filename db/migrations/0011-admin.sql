-- An administrator's authenticator app. A new one waits, unconfirmed, beside the one in force.
create table second_factors (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- The secret, sealed as the profiles are.
  key_id text not null,
  sealed_secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- Time step (30 s since 1970) of the last code that was taken: a code is good once.
  last_step bigint,
  -- SHA-256 of the recovery codes that are left.
  recovery_hashes text[] not null default '{}'
);
create unique index second_factors_confirmed_uq on second_factors (user_id) where confirmed_at is not null;
create unique index second_factors_waiting_uq on second_factors (user_id) where confirmed_at is null;
create index second_factors_key_idx on second_factors (key_id);

-- What administrators did. Append-only; outlives both accounts.
create table admin_audit (
  id bigint generated always as identity primary key,
  admin_id bigint not null,
  -- Login at that time.
  admin_username text not null,
  act text not null check (
    act in ('plan_changed', 'points_awarded', 'broadcast_sent', 'job_retried', 'second_factor_set', 'second_factor_shown', 'user_viewed')
  ),
  subject_user_id bigint,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null default now()
);
create index admin_audit_act_idx on admin_audit (act, id desc);
create index admin_audit_subject_idx on admin_audit (subject_user_id, id desc);

-- Jobs whose every try failed, for an administrator to look into and to queue again; seven days. What they carry holds links and
-- addresses, so it is sealed as the profiles are.
create table failed_jobs (
  id uuid primary key,
  name text not null,
  key_id text not null,
  sealed_payload bytea not null,
  tries integer not null,
  -- Name of the last error; its text may tell of persons.
  error text not null,
  created_at timestamptz not null,
  failed_at timestamptz not null
);
create index failed_jobs_failed_idx on failed_jobs (failed_at desc, id);
create index failed_jobs_key_idx on failed_jobs (key_id);
