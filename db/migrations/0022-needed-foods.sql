-- Foods that must be there to cook a recipe, one a line (what is optional, spices and water aside), and, of what the food table does not
-- know, `?` with its name; beside each the grams that it takes as bought, 0 where nobody stated them. What lists are ordered and dishes
-- suggested by, held against a pantry. Filled at the next start, as all facts are.
alter table recipes
  add column needed_foods text[] not null default '{}',
  add column needed_grams real[] not null default '{}',
  add check (cardinality(needed_foods) = cardinality(needed_grams));
