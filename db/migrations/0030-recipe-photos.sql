-- A photo that a user took of a plate: shown to them instead of the recipe's picture, and to nobody else. Its file is a picture like the
-- others, which outlives this row until the purge.
alter table pictures drop constraint pictures_kind_check;
alter table pictures add constraint pictures_kind_check check (kind in ('drawn', 'generated', 'photo'));

create table recipe_photos (
  user_id bigint not null references users on delete cascade,
  recipe_id bigint not null references recipes on delete cascade,
  picture_key text not null unique references pictures on delete cascade,
  added_at timestamptz not null default now(),
  -- Taken away; for a day it can be brought back.
  removed_at timestamptz,
  primary key (user_id, recipe_id)
);
create index recipe_photos_recipe_idx on recipe_photos (recipe_id);
create index recipe_photos_removed_idx on recipe_photos (removed_at) where removed_at is not null;
