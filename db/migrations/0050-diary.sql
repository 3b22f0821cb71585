-- The diary takes what was eaten from anywhere, not from cooking alone.
alter table diary_entries
  drop constraint diary_entries_source_check,
  add constraint diary_entries_source_check check (source in ('recipe', 'food', 'text', 'manual', 'product')),
  add column food_id text,
  add column gtin text,
  add column portion_percent smallint check (portion_percent between 1 and 500),
  -- As eaten: without peel, bones or stone.
  add column grams numeric(9, 3) check (grams > 0),
  -- How much of a household measure the grams were said as.
  add column quantity numeric(9, 3) check (quantity > 0),
  add column measure text,
  -- Figures of 100 g, or of one serving, that another amount is counted from; null where they were given by hand.
  add column figures jsonb check (jsonb_typeof(figures) = 'object'),
  -- Where the figures come from, in words.
  add column basis text,
  -- Until it is gone for good it can be restored.
  add column deleted_at timestamptz,
  add constraint diary_entries_measured check ((quantity is null) = (measure is null));

update diary_entries as entry set
  portion_percent = consumption.portion_percent,
  figures = jsonb_build_object(
    'kcal', entry.kcal * 100 / consumption.portion_percent,
    'proteinG', entry.protein_g * 100 / consumption.portion_percent,
    'fatG', entry.fat_g * 100 / consumption.portion_percent,
    'saturatedG', entry.saturated_g * 100 / consumption.portion_percent,
    'carbsG', entry.carbs_g * 100 / consumption.portion_percent,
    'sugarsG', entry.sugars_g * 100 / consumption.portion_percent,
    'fibreG', entry.fibre_g * 100 / consumption.portion_percent,
    'saltG', entry.salt_g * 100 / consumption.portion_percent,
    'potassiumMg', entry.potassium_mg * 100 / consumption.portion_percent,
    'phosphorusMg', entry.phosphorus_mg * 100 / consumption.portion_percent
  )
from consumptions as consumption where consumption.id = entry.consumption_id and consumption.portion_percent is not null;

drop index diary_entries_day_idx;
create index diary_entries_day_idx on diary_entries (owner_id, day, id) where deleted_at is null;
create index diary_entries_owner_idx on diary_entries (owner_id);
create index diary_entries_deleted_idx on diary_entries (deleted_at) where deleted_at is not null;

-- What an entry that was not cooked here took out of the pantry.
create table diary_deductions (
  entry_id bigint not null references diary_entries on delete cascade,
  product_id bigint not null references pantry_products on delete cascade,
  product_name text not null,
  unit text check (unit in ('grams', 'ml', 'pieces')),
  wanted numeric(12, 3) check (wanted > 0),
  -- Batches or parts of them, as in consumption_deductions; empty while the entry is deleted.
  taken jsonb not null check (jsonb_typeof(taken) = 'array'),
  primary key (entry_id, product_id)
);
create index diary_deductions_product_idx on diary_deductions (product_id);

-- Health data that say what a target of the day is counted from; sealed as the conditions are.
alter table sealed_profiles
  drop constraint sealed_profiles_kind_check,
  add constraint sealed_profiles_kind_check check (kind in ('health_conditions', 'exclusions', 'diet', 'fitness', 'weights'));

-- Figures per 100 g as the maker's label has them; null where the record has none that can be true.
alter table off_products add column nutrition jsonb check (jsonb_typeof(nutrition) = 'object');
