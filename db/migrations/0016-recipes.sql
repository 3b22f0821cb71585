-- Files of pictures lie behind the storage port under their key. They are their recipe's; a row without one is purged with its file
-- after a day, and so outlives a deleted account by that much.
create table pictures (
  -- 32 random hexadecimal digits: whoever has the address may see it.
  key text primary key check (key ~ '^[0-9a-f]{32}$'),
  kind text not null check (kind in ('drawn', 'generated')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);
create index pictures_created_idx on pictures (created_at);

-- Recipes of users and, without an owner, our own.
create table recipes (
  id bigint generated always as identity primary key,
  owner_id bigint references users on delete cascade,
  source text not null check (source in ('base', 'generated', 'own', 'imported')),
  -- Id in packages/culinary/src/knowledge/recipes: of the recipe itself, or of the one that a generated recipe was adapted from.
  base_id text,
  title text not null check (char_length(title) between 1 and 120),
  about text not null default '',
  kind text not null,
  meal_types text[] not null default '{}',
  servings smallint not null check (servings between 1 and 12),
  active_minutes smallint check (active_minutes > 0),
  total_minutes smallint check (total_minutes > 0),
  -- Multi-cooker that it was composed for.
  device text check (device in ('thermomix', 'lidlomix')),
  keeps_days smallint not null default 1 check (keeps_days >= 0),
  -- {ingredients, steps, variants, equipment}: read and written as one value.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- Sentences that say why it was composed.
  why text[] not null default '{}',
  -- Distinct foods, water aside: what the pantry and exclusions are held against.
  food_ids text[] not null,
  -- What is certainly in it, as bits of the safety gate (culinary/safety/traits.ts): a list leaves out what somebody must not be
  -- served without asking the gate for each. The gate has the last word on every recipe that is shown.
  traits integer not null default 0,
  -- Version of the knowledge that the two above and the energy were computed with.
  computed_with text not null,
  kcal_per_serving numeric(8, 1) check (kcal_per_serving >= 0),
  -- Words of title and ingredients, lower case without Polish letters.
  search_text text not null,
  search tsvector not null generated always as (to_tsvector('simple', search_text)) stored,
  picture_key text references pictures on delete set null,
  source_url text,
  share_token text unique,
  published_at timestamptz,
  rating_sum integer not null default 0 check (rating_sum >= 0),
  rating_count integer not null default 0 check (rating_count >= 0),
  rating_mean real generated always as (case when rating_count > 0 then rating_sum::real / rating_count end) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((owner_id is null) = (source = 'base')),
  -- What is in the base no more is not published either.
  check (source <> 'base' or base_id is not null)
);
create unique index recipes_base_uq on recipes (base_id) where source = 'base';
create index recipes_owner_created_idx on recipes (owner_id, created_at desc, id desc);
create index recipes_owner_title_idx on recipes (owner_id, title collate "pl-x-icu", id);
create index recipes_published_rating_idx on recipes (rating_mean desc nulls last, id desc) where published_at is not null;
create index recipes_published_created_idx on recipes (published_at desc, id desc) where published_at is not null;
create index recipes_published_title_idx on recipes (title collate "pl-x-icu", id) where published_at is not null;
create index recipes_published_minutes_idx on recipes (total_minutes nulls last, id) where published_at is not null;
-- Counts what somebody may be served without a look at the rows; less, by the foods, what they excluded.
create index recipes_published_traits_idx on recipes (traits) where published_at is not null;
create index recipes_foods_idx on recipes using gin (food_ids) where published_at is not null;
create index recipes_search_idx on recipes using gin (search);
create index recipes_picture_idx on recipes (picture_key) where picture_key is not null;

create table recipe_favorites (
  user_id bigint not null references users on delete cascade,
  recipe_id bigint not null references recipes on delete cascade,
  marked_at timestamptz not null default now(),
  primary key (user_id, recipe_id)
);
create index recipe_favorites_marked_idx on recipe_favorites (user_id, marked_at desc, recipe_id desc);
create index recipe_favorites_recipe_idx on recipe_favorites (recipe_id);

create table recipe_ratings (
  user_id bigint not null references users on delete cascade,
  recipe_id bigint not null references recipes on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  rated_at timestamptz not null default now(),
  primary key (user_id, recipe_id)
);
create index recipe_ratings_recipe_idx on recipe_ratings (recipe_id);

-- A recipe, a picture or an import that was asked for. Points are reserved under (recipe_compose | recipe_picture, id).
create table recipe_sessions (
  id uuid primary key,
  owner_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('compose', 'picture', 'import')),
  state text not null default 'processing' check (state in ('processing', 'ready', 'failed')),
  -- What was asked for, as the call's body; of who eats it, nothing.
  request jsonb not null,
  -- What came of it; of a picture, the recipe that it is for.
  recipe_id bigint references recipes on delete cascade,
  picture_failed boolean not null default false,
  made_by text check (made_by in ('kitchen', 'model')),
  -- Code of the contract's error table and what fills its text.
  error_code text,
  error_data jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index recipe_sessions_owner_idx on recipe_sessions (owner_id, created_at desc);
create index recipe_sessions_recipe_idx on recipe_sessions (recipe_id);
create index recipe_sessions_created_idx on recipe_sessions (created_at);
