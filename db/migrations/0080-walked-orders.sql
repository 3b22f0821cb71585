-- The two orders of the library that nothing in a recipe decides, with what lists are narrowed to: walked without a look at the rows (docs/decisions/090).
drop index recipes_published_rating_idx;
create index recipes_published_rating_idx on recipes (rating_rank desc nulls last, id desc)
  include (traits, total_minutes, kind, meal_types) where published_at is not null;
drop index recipes_published_created_idx;
create index recipes_published_created_idx on recipes (published_at desc, id desc)
  include (traits, total_minutes, kind, meal_types) where published_at is not null;
