-- What would help where nothing fitted an order: the ways with their dishes, sealed as the profiles are, for they show what somebody eats.
create table recipe_help (
  session_id uuid primary key references recipe_sessions on delete cascade,
  key_id text not null,
  sealed bytea not null,
  expires_at timestamptz not null
);
create index recipe_help_expires_idx on recipe_help (expires_at);
create index recipe_help_key_idx on recipe_help (key_id);
-- What is sealed does not shrink any more: not worth trying.
alter table recipe_help alter column sealed set storage external;
