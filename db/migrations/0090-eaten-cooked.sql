-- What was done to a food before it was weighed on the plate: the figures of the entry are of what came of it.
alter table diary_entries
  add column cooking text check (cooking in ('fry', 'bake', 'boil', 'stew')),
  add constraint diary_entries_cooked check (cooking is null or food_id is not null);
