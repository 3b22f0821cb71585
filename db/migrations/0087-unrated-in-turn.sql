-- What nobody rated yet, or the same, stands in an order of its own: by the number it would be that of the newest, and what was written together would
-- stand together. Neighbouring numbers are strewn as far apart as can be (Knuth, The Art of Computer Programming, volume 3, 6.4: multiplication by 2^32 over the golden
-- ratio), none stands twice below 2^31, and a recipe keeps its place.
create function recipe_turn(id bigint) returns bigint
  language sql immutable parallel safe
  return (id & 2147483647) * 2654435761 % 4294967296;

drop index recipes_published_rating_idx;
create index recipes_published_rating_idx on recipes (rating_rank desc nulls last, recipe_turn(id), id desc)
  include (traits, total_minutes, kind, meal_types) where published_at is not null;
