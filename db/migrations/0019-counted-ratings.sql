-- The mean of a recipe is that of the ratings which are there, however they come and go: those of a deleted account leave with it.
create function count_rating() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update recipes set rating_sum = rating_sum - old.rating, rating_count = rating_count - 1 where id = old.recipe_id;
  end if;
  if tg_op <> 'DELETE' then
    update recipes set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1 where id = new.recipe_id;
  end if;
  return null;
end
$$;
create trigger recipe_ratings_counted after insert or delete or update on recipe_ratings
  for each row execute function count_rating();

-- What accounts that were deleted before left behind.
update recipes set rating_sum = given.sum, rating_count = given.count
from (
  select recipe.id, coalesce(sum(rating), 0) as sum, count(rating) as count
  from recipes as recipe left join recipe_ratings on recipe_id = recipe.id group by recipe.id
) as given
where given.id = recipes.id and (recipes.rating_sum, recipes.rating_count) is distinct from (given.sum, given.count);
