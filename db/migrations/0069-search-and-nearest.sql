-- Lists of a large library (docs/decisions/064).

-- What a recipe is searched by: its words, what is in it, and as marks beside them what lists are narrowed to, so that one index answers all
-- of it: its kind, its meals, and within how many minutes it is there.
create function recipe_search(words text, kind text, meals text[], minutes smallint) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('simple'::regconfig, words || ' /k/' || kind
    || coalesce(' /m/' || nullif(array_to_string(meals, ' /m/'), ''), '')
    || case when minutes <= 15 then ' /q/15' else '' end
    || case when minutes <= 30 then ' /q/30' else '' end
    || case when minutes <= 45 then ' /q/45' else '' end
    || case when minutes <= 60 then ' /q/60' else '' end);

alter table recipes drop column search;
alter table recipes add column search tsvector not null
  generated always as (recipe_search(search_text, kind, meal_types, total_minutes)) stored;
create index recipes_search_idx on recipes using gin (search);

-- Published recipes by what of them fewest dishes take: whatever a pantry has all of stands under one of its foods.
create index recipes_published_rarest_idx on recipes ((needed_foods[1]), rating_rank desc nulls last, id desc) where published_at is not null;
