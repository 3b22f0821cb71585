-- Whether somebody cooked a recipe a short while ago is asked with every recipe that is shown; of a dish of the base, thousands may have.
drop index consumptions_recipe_idx;
create index consumptions_recipe_idx on consumptions (recipe_id, owner_id, id desc);
