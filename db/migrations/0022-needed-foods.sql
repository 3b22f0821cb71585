-- Distinct foods that must be there to cook a recipe (what is optional, spices and water aside), and, of what the food table does not
-- know, `?` with its name: what lists are ordered and dishes suggested by, held against a pantry. Filled at the next start, as all facts are.
alter table recipes add column needed_foods text[] not null default '{}';
