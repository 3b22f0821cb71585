-- A dish that was cooked and eaten. What it did to the pantry is undone by opposite entries, never by going back.
create table consumptions (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users on delete cascade,
  recipe_id bigint references recipes on delete set null,
  -- Outlives the recipe.
  title text not null,
  kind text not null,
  servings smallint not null check (servings between 1 and 12),
  portion_percent smallint not null check (portion_percent between 1 and 500),
  meal_type text not null check (meal_type in ('breakfast', 'lunch', 'dinner', 'snack')),
  eaten_on date not null,
  leftovers_product_id bigint references pantry_products on delete set null,
  -- Portions put on the shelf.
  leftovers_quantity numeric(12, 3) check (leftovers_quantity > 0),
  created_at timestamptz not null default now(),
  undone_at timestamptz
);
create index consumptions_owner_idx on consumptions (owner_id, id desc);
create index consumptions_recipe_idx on consumptions (recipe_id);
create index consumptions_leftovers_idx on consumptions (leftovers_product_id);

-- What one product gave.
create table consumption_deductions (
  consumption_id bigint not null references consumptions on delete cascade,
  product_id bigint not null references pantry_products on delete cascade,
  product_name text not null,
  unit text check (unit in ('grams', 'ml', 'pieces')),
  wanted numeric(12, 3) check (wanted > 0),
  -- Batches or parts of them, [{id, amount, bestBefore, estimated, addedAt}], amounts in whole thousandths of the unit: what an undo puts back.
  taken jsonb not null check (jsonb_typeof(taken) = 'array'),
  -- A spice that was marked as used up.
  spice_used_up boolean not null default false,
  primary key (consumption_id, product_id)
);
create index consumption_deductions_product_idx on consumption_deductions (product_id);

-- What was eaten, for the calorie diary.
create table diary_entries (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users on delete cascade,
  -- A day in Poland.
  day date not null,
  meal_type text not null check (meal_type in ('breakfast', 'lunch', 'dinner', 'snack')),
  source text not null check (source in ('recipe')),
  title text not null,
  consumption_id bigint unique references consumptions on delete cascade,
  recipe_id bigint references recipes on delete set null,
  -- Null is not known, never zero.
  kcal numeric(10, 1) check (kcal >= 0),
  protein_g numeric(10, 2) check (protein_g >= 0),
  fat_g numeric(10, 2) check (fat_g >= 0),
  saturated_g numeric(10, 2) check (saturated_g >= 0),
  carbs_g numeric(10, 2) check (carbs_g >= 0),
  sugars_g numeric(10, 2) check (sugars_g >= 0),
  fibre_g numeric(10, 2) check (fibre_g >= 0),
  salt_g numeric(10, 2) check (salt_g >= 0),
  potassium_mg numeric(10, 1) check (potassium_mg >= 0),
  phosphorus_mg numeric(10, 1) check (phosphorus_mg >= 0),
  -- Share of the dish's mass that the figures cover.
  coverage numeric(4, 3) not null check (coverage between 0 and 1),
  created_at timestamptz not null default now()
);
create index diary_entries_day_idx on diary_entries (owner_id, day, id);
create index diary_entries_recipe_idx on diary_entries (recipe_id);
