-- Numbers are those of the lists in packages/culinary/src/knowledge/choices.
create table user_equipment (
  user_id bigint not null references users on delete cascade,
  equipment_id smallint not null,
  primary key (user_id, equipment_id)
);

-- What tells of somebody's health, each kind one JSON document under AES-256-GCM: what it says and how much of it is unreadable here.
create table sealed_profiles (
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('health_conditions', 'exclusions', 'diet')),
  -- Which of the keys it is under.
  key_id text not null,
  -- Nonce (12 bytes), text, tag (16 bytes); user and kind are authenticated with it, so that no row can be put in another's place.
  sealed bytea not null,
  updated_at timestamptz not null,
  primary key (user_id, kind)
);
-- A rotation asks for what is still under an old key.
create index sealed_profiles_key_idx on sealed_profiles (key_id);

-- Steps that are behind; `finish` is there once the whole is, and is what the bonus rests on.
create table onboarding_steps (
  user_id bigint not null references users on delete cascade,
  step text not null check (step in ('welcome', 'equipment', 'health-conditions', 'diet-exclusions', 'finish')),
  outcome text not null check (outcome in ('saved', 'skipped')),
  recorded_at timestamptz not null,
  primary key (user_id, step)
);

create table billing_profiles (
  user_id bigint primary key references users on delete cascade,
  company_name text not null,
  full_name text not null,
  nip text not null,
  address_line text not null,
  postal_code text not null,
  city text not null,
  country text not null,
  updated_at timestamptz not null
);
